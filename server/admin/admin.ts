import { randomInt } from 'node:crypto';
import {
  type AdminAct,
  type AdminMatch,
  type AdminMatchDetails,
  type AdminOverview,
  type AdminProfile,
  type AuditLine,
  type Ban,
  type BanKind,
  messageKey,
} from '../../src/protocol/admin';
import { isSameName } from '../../src/protocol/names';
import { addressOf } from '../address';
import type { Cluster } from '../cluster/cluster';
import { newID } from '../credentials';
import type { Games } from '../games';
import type { Lists } from '../lobby/list';
import type { Rooms } from '../match/rooms';
import { namesAt, seatOfProfile } from '../match/seats';
import { Refused } from '../refusal';
import type { Report } from '../storage/people';
import {
  type ChatMessage,
  type MatchRecord,
  type MatchStore,
  type MatchSummary,
  roomOf,
} from '../storage/store';
import type { Bans } from './bans';

/** So many matches, profiles or lines of the audit are listed. */
const LISTED = 100;
const MINUTE_MS = 60_000;

interface AdminServices {
  games: Games;
  store: MatchStore;
  rooms: Rooms;
  cluster: Pick<Cluster, 'tell'>;
  bans: Bans;
  lists: Pick<Lists, 'changed'>;
  now(): number;
}

/** Who acts, and why. */
export interface Acting {
  address: string;
  reason: string;
}

/** What a host can see and do. Every act is stored together with its line in the audit; what cannot be done changes nothing. */
export class Admin {
  constructor(private readonly services: AdminServices) {}

  async overview(): Promise<AdminOverview> {
    const { store, games, now } = this.services;
    const reports = await store.people.listReports();
    return {
      storage: store.kind,
      games: [...games.keys()],
      counts: await store.count(),
      openReports: reports.filter(isOpen).length,
      bans: (await store.admin.bans(now())).length,
    };
  }

  async matches(words: string): Promise<AdminMatch[]> {
    const found = await this.services.store.admin.findMatches(words, LISTED);
    return found.map((match) => this.viewOf(match));
  }

  async match(id: string): Promise<AdminMatchDetails> {
    const match = await this.summary(id);
    const { seats } = match.record;
    const chat = (await this.chatOf(id)).map((said) => {
      const seat = roomOf(said) === 'players' ? Number(said.sender) : null;
      return {
        key: messageKey(said),
        seat,
        name: said.name ?? (seat === null ? null : (seats[seat]?.name ?? null)),
        profile: said.profile ?? null,
        text: said.payload,
        at: said.at,
      };
    });
    return { ...this.viewOf(match), chat };
  }

  async profiles(words: string): Promise<AdminProfile[]> {
    const { store, bans } = this.services;
    const found = await store.admin.findProfiles(words, LISTED);
    return found.map((profile) => ({ ...profile, bannedUntil: bans.until('profile', profile.id) }));
  }

  /** Open ones first, the newest first. */
  async reports(): Promise<Report[]> {
    const all = await this.services.store.people.listReports();
    return [...all.filter(isOpen), ...all.filter((report) => !isOpen(report))];
  }

  bans(): Promise<Ban[]> {
    return this.services.store.admin.bans(this.services.now());
  }

  audit(before: number | undefined): Promise<AuditLine[]> {
    return this.services.store.admin.audit(LISTED, before);
  }

  /** Removes a match for good, whatever was played in it; all who look at it are told. */
  async removeMatch(id: string, acting: Acting): Promise<void> {
    const { store, rooms, games, lists } = this.services;
    const { record } = await this.summary(id);
    const line = this.line('remove-match', id, acting, { game: record.gameName });
    // A game that is not served any more has no rooms.
    if (!games.has(record.gameName)) {
      await store.admin.removeMatch(id, line);
      return;
    }
    await rooms.of(record.gameName, id).changeRecord(
      () => undefined,
      async () => {
        await store.admin.removeMatch(id, line);
        return 'removed';
      },
    );
    lists.changed();
  }

  /** Removes a message from a chat, also from the pages that show it now. */
  async removeMessage(matchID: string, key: string, acting: Acting): Promise<void> {
    const { store, rooms, cluster } = this.services;
    const { record } = await this.summary(matchID);
    const line = this.line('remove-message', matchID, acting, { message: key });
    if ((await store.admin.removeMessage(matchID, key, line)) === 'conflict') {
      throw new Refused('not-found', 'There is no such message.');
    }
    const game = record.gameName;
    rooms.peek(game, matchID)?.audience.sendToAll('unsaid', key);
    cluster.tell({ kind: 'unsaid', game, id: matchID, message: key });
  }

  /** Gives the person on a seat a neutral name, in this match. */
  async removeSeatName(matchID: string, seat: number, acting: Acting): Promise<{ name: string }> {
    const { record } = await this.summary(matchID);
    const line = (name: string) => this.line('remove-seat-name', matchID, acting, { seat, name });
    const person = (now: MatchRecord) => personOn(now, seat);
    const name = await this.rename(record.gameName, matchID, person, { line });
    await this.services.store.admin.renameInChat({ matchID, sender: String(seat) }, name);
    return { name };
  }

  /** Gives a profile a neutral name, and the same in all its matches. */
  async removeProfileName(id: string, acting: Acting): Promise<{ name: string }> {
    const { store, games } = this.services;
    const name = neutralName();
    const line = this.line('remove-profile-name', id, acting, { name });
    if ((await store.admin.renameProfile(id, name, line)) === 'conflict') {
      throw new Refused('not-found', 'There is no such profile.');
    }
    for (const { id: matchID, game } of await store.people.seatsOf(id)) {
      if (!games.has(game)) continue;
      const person = (record: MatchRecord) => seatOfProfile(record, id)?.person ?? null;
      await this.rename(game, matchID, person, { wanted: name }).catch(unlessGone);
    }
    await store.admin.renameInChat({ profile: id }, name);
    return { name };
  }

  /** Bans an address or a profile for a time: here at once, at other processes within a second. */
  async ban(kind: BanKind, who: string, minutes: number, acting: Acting): Promise<Ban> {
    const { store, bans, now } = this.services;
    const known = kind === 'address' ? addressOf(who) : ((await store.people.profile(who))?.id ?? null);
    if (known === null) {
      throw kind === 'address'
        ? new Refused('bad-request', 'who: not an address such as 203.0.113.7 or 2001:db8::1')
        : new Refused('not-found', 'There is no such profile.');
    }
    const at = now();
    const until = at + minutes * MINUTE_MS;
    const ban: Ban = { id: newID(), kind, who: known, reason: acting.reason, at, until };
    await store.admin.addBan(ban, this.line(`ban-${kind}`, known, acting, { ban: ban.id, until }));
    await bans.read();
    return ban;
  }

  async endBan(id: string, acting: Acting): Promise<void> {
    const { store, bans, now } = this.services;
    const line = this.line('end-ban', id, acting);
    if ((await store.admin.endBan(id, now(), line)) === 'conflict') {
      throw new Refused('not-found', 'There is no such ban, or it is over.');
    }
    await bans.read();
  }

  async closeReport(id: string, acting: Acting): Promise<void> {
    const { store, now } = this.services;
    if ((await store.admin.closeReport(id, now(), this.line('close-report', id, acting))) === 'conflict') {
      throw new Refused('not-found', 'There is no such report, or it is closed.');
    }
  }

  private async rename(
    game: string,
    matchID: string,
    find: (record: MatchRecord) => { name: string | null } | null,
    { line, wanted }: { line?: (name: string) => AuditLine; wanted?: string },
  ): Promise<string> {
    const { store, rooms, lists, now } = this.services;
    const given = await rooms.of(game, matchID).changeRecord(
      (record) => {
        const person = find(record);
        if (person === null) throw new Refused('unknown-seat', 'Nobody has a name there.');
        person.name = neutralName(record, wanted);
        return person.name;
      },
      (match, record, name, timing) =>
        store.updateRecord(matchID, match.version, record, now(), {
          ...timing,
          ...(line === undefined ? {} : { audit: line(name) }),
        }),
    );
    lists.changed();
    return given;
  }

  /** What was said by players and spectators, oldest first. */
  private async chatOf(id: string): Promise<ChatMessage[]> {
    const { store } = this.services;
    const rooms = [await store.chat(id, 'players'), await store.chat(id, 'spectators')];
    return rooms.flat().sort((a, b) => a.at - b.at);
  }

  private async summary(id: string): Promise<MatchSummary> {
    const match = await this.services.store.summary(id);
    if (match === null) throw new Refused('unknown-match', 'There is no such match.');
    return match;
  }

  private line(
    act: AdminAct,
    target: string,
    { address, reason }: Acting,
    facts: AuditLine['details'] = {},
  ): AuditLine {
    const details = reason === '' ? facts : { ...facts, reason };
    return { id: newID(), at: this.services.now(), act, target, details, address };
  }

  private viewOf({ id, record, stateID, gameover, updatedAt }: MatchSummary): AdminMatch {
    const { rooms } = this.services;
    const room = rooms.peek(record.gameName, id);
    return {
      id,
      game: record.gameName,
      state: gameover !== undefined ? 'finished' : stateID > 0 ? 'playing' : 'waiting',
      unlisted: record.unlisted,
      moves: stateID,
      createdAt: record.createdAt,
      updatedAt,
      seats: record.seats.map(({ name, bot, profile, away }, seat) => ({
        seat,
        name: bot === null ? name : (away?.name ?? null),
        bot,
        profile: profile ?? away?.profile ?? null,
        connected: bot === null && rooms.isConnected(id, seat),
        addresses: room?.audience.addressesOf(String(seat)) ?? [],
      })),
    };
  }
}

const isOpen = ({ doneAt }: Report): boolean => doneAt === null;

/** The person of a seat who has a name: who sits there, or who may take it back. */
function personOn({ seats }: MatchRecord, number: number): { name: string | null } | null {
  const seat = seats[number];
  if (seat?.away !== undefined) return seat.away;
  return seat === undefined || seat.bot !== null || seat.name === null ? null : seat;
}

/** A name that says nothing, and that nobody else has at this table: the wanted one where that is free. */
function neutralName(record?: MatchRecord, wanted = anyName()): string {
  const taken = namesAt(record?.seats ?? []);
  let name = wanted;
  while (taken.some((other) => isSameName(other, name))) name = anyName();
  return name;
}
const anyName = (): string => `Player ${randomInt(1000, 10_000)}`;

/** A match or seat that is gone meanwhile needs no other name. */
function unlessGone(error: unknown): void {
  if (error instanceof Refused && ['unknown-match', 'unknown-seat'].includes(error.code)) return;
  throw error;
}
