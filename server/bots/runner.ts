import { setTimeout as sleep } from 'node:timers/promises';
import type { Move, Seat } from '../../src/games/contract';
import type { Games } from '../games';
import type { Log } from '../log';
import type { Rooms } from '../match/rooms';
import { Refused } from '../refusal';
import { type BotLease, botsMayMove, type MatchStore } from '../storage/store';
import type { BotQuestion, SeatBots } from './seat-bots';

/** Thinking longer than this counts as having failed; waiting in line for it does not. */
const LONGEST_THOUGHT_MS = 30_000;
/** How long to wait before a match is looked at again when its move could not be stored. */
const RETRY_MS = 5000;

interface RunnerServices {
  games: Games;
  rooms: Rooms;
  store: MatchStore;
  bots: SeatBots;
  log: Log;
  delayMs: number;
  longestThoughtMs?: number;
  /** Under which this process lets bots decide where there are several; null where it is alone. */
  lease?: BotLease | null;
}

/** One match, and whether something has changed in it while a bot was thinking. */
interface Watched {
  again: boolean;
  done: Promise<void>;
}

/**
 * Lets bots play their seats: after each stored state, and at start-up, it asks whether a bot is to decide and hands
 * its move in through the same queue and checks as everybody's. Bots play with people: where no person sits (not yet,
 * or no more) they wait.
 */
export class BotRunner {
  /** The matches that are looked at now, by game and id. */
  private readonly watched = new Map<string, Watched>();
  private readonly stop = new AbortController();

  constructor(private readonly services: RunnerServices) {}

  /** Wakes the bots of all running matches, after a start. Matches of games that are not served here rest. */
  async wakeAll(): Promise<void> {
    const { store, games } = this.services;
    for (const { game, id } of await store.unfinishedWithBots()) if (games.has(game)) this.wake(game, id);
  }

  /** Wakes the bots whose process has died or was closed. */
  async takeOver(): Promise<void> {
    const { store, games, lease } = this.services;
    if (lease == null) return;
    for (const { game, id } of await store.expiredBotTurns()) if (games.has(game)) this.wake(game, id);
  }

  /** Looks whether a bot is to decide in this match. Cheap and safe to call too often. */
  wake(game: string, matchID: string): void {
    if (this.stop.signal.aborted) return;
    const key = `${game}/${matchID}`;
    const watched = this.watched.get(key);
    if (watched !== undefined) {
      watched.again = true;
      return;
    }
    const entry = { again: false, done: Promise.resolve() };
    this.watched.set(key, entry);
    entry.done = this.play(game, matchID, entry).finally(() => this.watched.delete(key));
  }

  /** Ends all thinking and resolves when no bot is at work any more. */
  async close(): Promise<void> {
    this.stop.abort();
    await Promise.all([...this.watched.values()].map((entry) => entry.done));
    await this.services.bots.close?.();
  }

  private async play(game: string, matchID: string, entry: Watched): Promise<void> {
    const { log } = this.services;
    try {
      do {
        entry.again = false;
        while (await this.playOnce(game, matchID)) entry.again = false;
      } while (entry.again);
    } catch (error) {
      if (this.stop.signal.aborted) return;
      if (error instanceof Refused && error.code === 'unknown-match') return;
      log.warn({ game, matchID, err: error }, 'a bot could not move; it will be asked again');
      const again = setTimeout(() => this.wake(game, matchID), RETRY_MS);
      again.unref();
    }
  }

  /** Makes one move if a bot is to decide; whether it did, or should look again. */
  private async playOnce(game: string, matchID: string): Promise<boolean> {
    const { rooms, delayMs } = this.services;
    const { decider, view, record } = await rooms.of(game, matchID).lookAsDecider();
    const seat = Number(decider);
    const level = record.seats[seat]?.bot ?? null;
    if (decider === null || level === null || !botsMayMove(record)) return false;
    const question = { game, level, view: view.G, seat, seed: `${matchID}/${view._stateID}` };
    const move = await this.underLease(matchID, async () => {
      const [thought] = await Promise.all([
        this.think(matchID, question),
        sleep(delayMs, undefined, { signal: this.stop.signal }),
      ]);
      return thought;
    });
    // Another process lets this bot decide; should it die, its lease ends and this one is asked again.
    if (move === null) return false;
    try {
      await rooms.of(game, matchID).submit({
        seat: decider,
        authority: { by: 'bot' },
        stateID: view._stateID,
        action: { kind: 'move', move },
      });
    } catch (error) {
      // Somebody was faster, or the seat was given to a person: look again.
      if (error instanceof Refused && (error.code === 'stale' || error.code === 'unauthorized')) return true;
      throw error;
    }
    return true;
  }

  /** Does something while no other process may; null where another one does it. */
  private async underLease<T>(matchID: string, work: () => Promise<T>): Promise<T | null> {
    const { store, log, lease = null } = this.services;
    if (lease === null) return work();
    if (!(await store.takeBotTurn(matchID, lease))) return null;
    const renew = () =>
      store
        .takeBotTurn(matchID, lease)
        .catch((err) => log.warn({ matchID, err }, "the lease on a bot's turn could not be renewed"));
    const timer = setInterval(renew, lease.ms / 3);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  /**
   * The bot's move. Where it fails, is too slow or answers with something illegal, the level below decides, and below
   * the last level the first legal move is made; the log says so each time.
   */
  private async think(matchID: string, question: BotQuestion): Promise<Move> {
    const { log } = this.services;
    const { game, seat, view } = question;
    for (const level of this.fromLevelDown(question)) {
      try {
        return await this.ask({ ...question, level });
      } catch (error) {
        this.stop.signal.throwIfAborted();
        const where = { game, matchID, seat, level };
        log.error({ ...where, err: error }, 'a bot failed; the level below decides for it');
      }
    }
    const [first] = this.moduleOf(game).legalMoves(view, seat);
    if (first === undefined) throw new Error('a bot is to decide and nothing is legal');
    log.error(
      { game, matchID, seat, level: question.level },
      'every bot failed; a legal move is made for it',
    );
    return first;
  }

  private async ask(question: BotQuestion): Promise<Move> {
    const { bots } = this.services;
    const answer = await this.limited((signal, begun) => bots.decide(question, { signal, begun }));
    return this.checked(question.game, question.view, question.seat, answer);
  }

  private checked(game: string, view: unknown, seat: Seat, answer: Move): Move {
    const module = this.moduleOf(game);
    const move = module.parseMove(answer.name, answer.arg);
    if (move === null || module.explain(view, seat, move) !== null) throw new Error('the move is not legal');
    return move;
  }

  /** A level and those below it, the strongest first; the weakest alone where the level is not on the card. */
  private fromLevelDown({ game, level }: BotQuestion): readonly string[] {
    const { botLevels } = this.moduleOf(game).card;
    return botLevels.slice(0, Math.max(0, botLevels.indexOf(level)) + 1).reverse();
  }

  private moduleOf(game: string) {
    const engine = this.services.games.get(game);
    if (engine === undefined) throw new Refused('unknown-game', 'There is no such game.');
    return engine.module;
  }

  /**
   * What a bot answers, unless the server closes or it takes too long since it has begun. No listener is left behind:
   * with one for every decision of every match, they would pile up.
   */
  private async limited<T>(think: (signal: AbortSignal, begun: () => void) => Promise<T>): Promise<T> {
    const thought = new AbortController();
    const stop = () => thought.abort(this.stop.signal.reason);
    const longest = this.services.longestThoughtMs ?? LONGEST_THOUGHT_MS;
    const tooLong = () => thought.abort(new Error(`no answer within ${longest} ms`));
    let clock: NodeJS.Timeout | undefined;
    const begun = () => {
      clock ??= setTimeout(tooLong, longest);
    };
    this.stop.signal.throwIfAborted();
    this.stop.signal.addEventListener('abort', stop, { once: true });
    try {
      return await Promise.race([think(thought.signal, begun), aborted(thought.signal)]);
    } finally {
      clearTimeout(clock);
      this.stop.signal.removeEventListener('abort', stop);
    }
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
