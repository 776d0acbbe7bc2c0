import { setTimeout as sleep } from 'node:timers/promises';
import type { PlayableMove, ServedGame } from '../game';
import type { Log } from '../log';
import type { Rooms } from '../match/rooms';
import { Refused } from '../refusal';
import { botsMayMove, type MatchStore } from '../storage/store';
import { BOT_LEVELS, type BotLevel, isBotLevel, type SeatPrograms } from './program';

/** Thinking longer than this counts as having failed; waiting in line for it does not. */
const LONGEST_THOUGHT_MS = 30_000;
/** How long to wait before a match is looked at again when its move could not be stored. */
const RETRY_MS = 5000;

interface RunnerServices {
  served: ServedGame;
  rooms: Rooms;
  store: MatchStore;
  programs: SeatPrograms;
  log: Log;
  delayMs: number;
  longestThoughtMs?: number;
}

/**
 * Lets programs play their seats: after each stored state, and at start-up, it asks whether a program is to decide
 * and hands its move in through the same queue and checks as everybody's. Programs play with people: where no person
 * sits (not yet, or no more) they wait.
 */
export class BotRunner {
  /** Matches in which a program thinks now, with whether something has changed meanwhile. */
  private readonly thinking = new Map<string, { again: boolean; done: Promise<void> }>();
  private readonly stop = new AbortController();

  constructor(private readonly services: RunnerServices) {}

  /** Wakes the programs of all running matches, after a start. */
  async wakeAll(): Promise<void> {
    for (const id of await this.services.store.unfinishedWithBots()) this.wake(id);
  }

  /** Looks whether a program is to decide in this match. Cheap and safe to call too often. */
  wake(matchID: string): void {
    if (this.stop.signal.aborted) return;
    const known = this.thinking.get(matchID);
    if (known !== undefined) {
      known.again = true;
      return;
    }
    const entry = { again: false, done: Promise.resolve() };
    this.thinking.set(matchID, entry);
    entry.done = this.play(matchID, entry).finally(() => this.thinking.delete(matchID));
  }

  /** Ends all thinking and resolves when no program is at work any more. */
  async close(): Promise<void> {
    this.stop.abort();
    await Promise.all([...this.thinking.values()].map((entry) => entry.done));
    for (const program of Object.values(this.services.programs)) await program.close?.();
  }

  private async play(matchID: string, entry: { again: boolean }): Promise<void> {
    const { log } = this.services;
    try {
      do {
        entry.again = false;
        while (await this.playOnce(matchID)) entry.again = false;
      } while (entry.again);
    } catch (error) {
      if (this.stop.signal.aborted) return;
      if (error instanceof Refused && error.code === 'unknown-match') return;
      log.warn({ matchID, err: error }, 'a program could not move; it will be asked again');
      const again = setTimeout(() => this.wake(matchID), RETRY_MS);
      again.unref();
    }
  }

  /** Makes one move if a program is to decide; whether it did, or should look again. */
  private async playOnce(matchID: string): Promise<boolean> {
    const { rooms, delayMs } = this.services;
    const { view, record } = await rooms.of(matchID).lookAsDecider();
    const seat = view.ctx.currentPlayer;
    const level = record.seats[Number(seat)]?.bot ?? null;
    if (view.ctx.gameover !== undefined || level === null || !botsMayMove(record)) return false;
    const [move] = await Promise.all([
      this.think(level, matchID, Number(seat), view._stateID, view.G),
      sleep(delayMs, undefined, { signal: this.stop.signal }),
    ]);
    try {
      await rooms.of(matchID).submit({
        seat,
        authority: { by: 'program' },
        stateID: view._stateID,
        action: { kind: 'move', move },
      });
    } catch (error) {
      // Somebody was faster, or the seat was given to a person: look again with fresh eyes.
      if (error instanceof Refused && (error.code === 'stale' || error.code === 'unauthorized')) return true;
      throw error;
    }
    return true;
  }

  /**
   * The program's move. Where it fails, is too slow or answers with something illegal, the level below decides, and
   * below the last level the first legal move is made; the log says so each time.
   */
  private async think(
    level: string,
    matchID: string,
    seat: number,
    stateID: number,
    G: unknown,
  ): Promise<PlayableMove> {
    const { log } = this.services;
    for (const one of fromLevelDown(level)) {
      try {
        return await this.ask(one, matchID, seat, stateID, G);
      } catch (error) {
        this.stop.signal.throwIfAborted();
        log.error(
          { matchID, seat, level: one, err: error },
          'a program failed; the level below decides for it',
        );
      }
    }
    const [first] = this.services.served.legalMoves(G, seat);
    if (first === undefined) throw new Error('a program is to decide and nothing is legal');
    log.error({ matchID, seat, level }, 'every program failed; a legal move is made for it');
    return first;
  }

  private async ask(
    level: BotLevel,
    matchID: string,
    seat: number,
    stateID: number,
    G: unknown,
  ): Promise<PlayableMove> {
    const { served, programs } = this.services;
    const program = programs[level];
    if (program === undefined) throw new Error(`no program for level ${level}`);
    const answer = await this.limited((signal, begun) =>
      program.decide(G, seat, { matchID, stateID, signal, begun }),
    );
    const move = served.parseMove(answer.name, answer.arg);
    if (move === null || served.explain(G, seat, move) !== null) throw new Error('the move is not legal');
    return move;
  }

  /**
   * What a thought leads to, unless the server closes or it takes too long since it has begun. It leaves nothing
   * behind: what listens to the end of the server, for every thought of every match, would pile up.
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

/** A level and those below it, the strongest first; the weakest alone where the level is unknown. */
function fromLevelDown(level: string): BotLevel[] {
  const known = isBotLevel(level) ? BOT_LEVELS.indexOf(level) : 0;
  return BOT_LEVELS.slice(0, known + 1).reverse();
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
