import type { LogEntry, State } from 'boardgame.io';
import { type Race, type ToyMove, toy } from '../../fixtures/toy';
import { makeMove, type RawClient, rawClient } from './raw';
import type { Seat } from './table';

export const TOY = toy.card.id;
export const TOY_SERVER = {
  entry: 'tests/server/helpers/toy-server.ts',
  thread: 'tests/server/helpers/toy-thread.ts',
};

/** One page of a match of the toy: what it was shown, and its moves. */
export class RacePage {
  private constructor(
    readonly raw: RawClient,
    private readonly matchID: string,
    private readonly seat: Seat | null,
  ) {}

  static async open(url: string, matchID: string, seat: Seat | null): Promise<RacePage> {
    const raw = await rawClient(url, TOY);
    const { event, args } = await raw.sync(matchID, seat);
    if (event !== 'sync') throw new Error(`not let in: ${JSON.stringify(args)}`);
    return new RacePage(raw, matchID, seat);
  }

  /** The race as it stands now. */
  async look(): Promise<{ state: State<Race>; log: LogEntry[] }> {
    const { args } = await this.raw.sync(this.matchID, this.seat);
    return args[1] as { state: State<Race>; log: LogEntry[] };
  }

  /** The code of the refusal, or `done`. */
  async move(name: ToyMove['name'], arg: ToyMove['arg'] = {}): Promise<string> {
    if (this.seat === null) throw new Error('a spectator cannot move');
    const { state } = await this.look();
    const action = makeMove(this.seat, name, [arg]);
    const refused = await this.raw.attempt(
      'update',
      action,
      state._stateID,
      this.matchID,
      this.seat.playerID,
    );
    return refused === null ? 'done' : refused.code;
  }

  /** What the page was last told about the clock and the table. */
  table(): Record<string, unknown> {
    const told = this.raw.received.filter(({ event }) => event === 'table').at(-1);
    return (told?.args[1] ?? {}) as Record<string, unknown>;
  }

  refusals(): string[] {
    return this.raw.received
      .filter(({ event }) => event === 'refused')
      .map(({ args }) => (args[0] as { code: string }).code);
  }

  close(): void {
    this.raw.close();
  }
}
