import { NOTICE_WORDS, type NoticeLanguage } from '../../src/protocol/notices';
import type { Games } from '../games';
import type { Log } from '../log';
import type { Rooms } from '../match/rooms';
import { hasPerson, isEmpty, seatOfProfile } from '../match/seats';
import type { Notice } from '../storage/people';
import type { MatchStore, MatchSummary } from '../storage/store';
import { type NoticeSettings, noticeSettings, quietUntil } from './settings';
import type { Ways } from './ways';

interface NoticeServices {
  games: Games;
  rooms: Rooms;
  store: MatchStore;
  ways: Ways;
  log: Log;
  delayMs: number;
  now(): number;
}

/** Who has asked for something, or was at a table, within this time has a page open. */
const PAGE_OPEN_MS = 90_000;
const REMEMBERED = 10_000;
/** Stands for the turn in a notice that invites to play again. */
const INVITED = -1;

/** Tells people whose page is closed that it is their turn: once for each turn, and all at once where there are several. */
export class Notices {
  /** The turn that was last written down for each match, so that most moves need no write. */
  private readonly written = new Map<string, string>();

  constructor(private readonly services: NoticeServices) {}

  /** Writes down that somebody is to be told, after a match has changed. */
  look({ id, record, decider, stateID, gameover }: MatchSummary, turn: number, at: number): void {
    const seat = record.seats[Number(decider)];
    if (decider === null || gameover !== undefined || seat?.profile === undefined || !hasPerson(seat)) return;
    if (stateID === 0 && record.seats.some(isEmpty)) return;
    const key = `${seat.profile}/${turn}`;
    if (this.written.get(id) === key) return;
    if (this.written.size >= REMEMBERED) this.written.clear();
    this.written.set(id, key);
    const { store, delayMs, log } = this.services;
    const notice = { matchID: id, profileID: seat.profile, turn, dueAt: at + delayMs };
    store.people.addNotice(notice).catch((err) => {
      this.written.delete(id);
      log.warn({ matchID: id, err }, 'a notice could not be written down');
    });
  }

  /** Writes down that people are to be told of a match in which they can play again. */
  invite(matchID: string, profileIDs: readonly string[], at: number): void {
    const { store, delayMs, log } = this.services;
    for (const profileID of profileIDs) {
      store.people
        .addNotice({ matchID, profileID, turn: INVITED, dueAt: at + delayMs })
        .catch((err) => log.warn({ matchID, err }, 'an invitation could not be written down'));
    }
  }

  /** Sends what is due. */
  async sendDue(): Promise<void> {
    const due = await this.services.store.people.dueNotices(this.services.now());
    for (const [profileID, notices] of groupByProfile(due)) await this.tell(profileID, notices);
  }

  private async tell(profileID: string, notices: readonly Notice[]): Promise<void> {
    const { store, ways, now } = this.services;
    const { people } = store;
    const profile = await people.profile(profileID);
    if (profile === null) return;
    const settings = noticeSettings(profile.settings);
    const quiet = quietUntil(now(), settings.quiet);
    if (quiet !== null) return people.postponeNotices(profileID, now(), quiet);
    const isOpen = now() - profile.seenAt < PAGE_OPEN_MS || (await this.isAtATable(profileID));
    const claimed: MatchSummary[] = [];
    const invited: MatchSummary[] = [];
    for (const notice of notices) {
      const match = await store.summary(notice.matchID);
      if ((await people.claimNotice(notice)) === 'conflict' || isOpen || match === null) continue;
      if (notice.turn === INVITED) {
        const canJoin = match.record.seats.some(isEmpty) && seatOfProfile(match.record, profileID) === null;
        if (canJoin) invited.push(match);
      } else if (match.record.seats[Number(match.decider)]?.profile === profileID) claimed.push(match);
    }
    if (claimed.length > 0) await ways.tell(profileID, settings, this.message(claimed, settings));
    for (const match of invited) await ways.tell(profileID, settings, this.invitation(match, settings));
  }

  private message(matches: readonly MatchSummary[], { language }: NoticeSettings) {
    const words = NOTICE_WORDS[language];
    const [first] = matches;
    if (first === undefined || matches.length > 1) {
      return { text: words.many(matches.length), path: '#/online', language };
    }
    return { text: words.one(this.titleOf(first, language)), path: pathOf(first), language };
  }

  private invitation(match: MatchSummary, { language }: NoticeSettings) {
    const text = NOTICE_WORDS[language].again(this.titleOf(match, language));
    return { text, path: pathOf(match), language };
  }

  private titleOf({ record: { gameName } }: MatchSummary, language: NoticeLanguage): string {
    return this.services.games.get(gameName)?.module.card.words[language].title ?? gameName;
  }

  /** Whether a page of the profile shows a table: here now, or a moment ago as far as other processes wrote down. */
  private async isAtATable(profileID: string): Promise<boolean> {
    const { store, rooms, now } = this.services;
    const seats = await store.people.seatsOf(profileID);
    if (seats.some(({ id, seat }) => rooms.isConnected(id, seat))) return true;
    const own = new Set(seats.map(({ id, seat }) => `${id}/${seat}`));
    const seen = await store.seen(seats.map(({ id }) => id));
    return seen.some(({ id, seat, at }) => own.has(`${id}/${seat}`) && now() - at < PAGE_OPEN_MS);
  }
}

const pathOf = ({ id, record }: MatchSummary): string => `#/${record.gameName}/match/${id}`;

function groupByProfile(notices: readonly Notice[]): Map<string, Notice[]> {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices)
    groups.set(notice.profileID, [...(groups.get(notice.profileID) ?? []), notice]);
  return groups;
}
