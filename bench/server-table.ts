import { LobbyClient } from 'boardgame.io/client';
import type { GameModule, Move, Seat } from '../src/games/contract';
import { type RandomSource, seededRandom } from '../src/games/random';
import { LightSocket, patch } from './light-socket';

interface ViewedState {
  G: unknown;
  ctx: { gameover?: unknown };
  _stateID: number;
}

/** Any kind of move that is legal, each as likely as the others, and any move of that kind: so no game stands still. */
function anyMove(module: GameModule, state: unknown, seat: Seat, random: RandomSource): Move {
  const legal = module.legalMoves(state, seat);
  const names = [...new Set(legal.map(({ name }) => name))];
  const name = names[random.index(names.length)];
  const moves = legal.filter((move) => move.name === name);
  const move = moves[random.index(moves.length)];
  if (move === undefined) throw new Error('nothing is legal');
  return move;
}

/** One seat's socket with the state that it was last sent. Works with patches and with whole updates. */
class SeatClient {
  state: ViewedState | null = null;
  private readonly socket: LightSocket;

  constructor(
    url: string,
    private readonly module: GameModule,
    readonly matchID: string,
    readonly playerID: string,
    readonly credentials: string,
    onChange: () => void,
  ) {
    this.socket = new LightSocket(
      url,
      module.card.id,
      (event) => {
        this.hear(event);
        onChange();
      },
      () => this.socket.emit('sync', matchID, playerID, credentials, 4),
    );
  }

  private hear([event, , first, , steps]: unknown[]): void {
    if (event === 'sync') this.state = (first as { state: ViewedState }).state;
    else if (event === 'update') this.state = first as ViewedState;
    else if (event === 'patch' && this.state !== null)
      patch(this.state, steps as Parameters<typeof patch>[1]);
  }

  move(random: RandomSource): void {
    if (this.state === null) return;
    const { playerID, credentials } = this;
    const move = anyMove(this.module, this.state.G, Number(playerID), random);
    const payload = { type: move.name, args: [move.arg], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.matchID, playerID);
  }

  get bytes(): number {
    return this.socket.bytes;
  }

  close(): void {
    this.socket.close();
  }
}

/** A server may hang up on an old connection at the moment we use it again; then it is asked once more. */
async function patiently<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch {
    return request();
  }
}

/** How many play at a table of the benches. */
export const seatsOf = ({ card }: GameModule): number => Math.min(4, card.players.max);

export interface Measured {
  moves: number;
  seconds: number;
  /** Milliseconds from a move sent to all seats having it. */
  latencies: number[];
  bytes: number;
}

/** A full table that plays one match after another for as long as it is asked to. */
export class BenchTable {
  private matchID = '';
  private clients: SeatClient[] = [];
  private wake: () => void = () => {};
  private readonly random: RandomSource;

  /** The seats are spread over the addresses; the first makes the match. */
  constructor(
    private readonly urls: readonly [string, ...string[]],
    private readonly module: GameModule,
    seed: string,
  ) {
    this.random = seededRandom(seed);
  }

  async open(): Promise<void> {
    for (const client of this.clients) client.close();
    const { urls, module } = this;
    const { id } = module.card;
    const lobby = new LobbyClient({ server: urls[0] });
    const numPlayers = seatsOf(module);
    const { matchID } = await patiently(() => lobby.createMatch(id, { numPlayers }));
    this.matchID = matchID;
    this.clients = [];
    for (let seat = 0; seat < numPlayers; seat++) {
      const joined = await patiently(() => lobby.joinMatch(id, matchID, { playerName: `P${seat}` }));
      const { playerID, playerCredentials } = joined;
      const url = urls[seat % urls.length] ?? urls[0];
      this.clients.push(new SeatClient(url, module, matchID, playerID, playerCredentials, () => this.wake()));
    }
    await this.until(() => this.clients.every(({ state }) => state !== null));
  }

  /** With a pace, people play: one move after so many milliseconds on average. */
  async play(until: number, into: Measured, pace = 0): Promise<void> {
    while (performance.now() < until) {
      if (pace > 0) {
        const pause = (pace * 2 * this.random.index(1000)) / 1000;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      if (this.isOver()) await this.open();
      else await this.move(into);
    }
  }

  /** Plays one match to its end. */
  async finish(): Promise<{ matchID: string; moves: number }> {
    const measured: Measured = { moves: 0, seconds: 0, latencies: [], bytes: 0 };
    await this.open();
    while (!this.isOver()) await this.move(measured);
    return { matchID: this.matchID, moves: measured.moves };
  }

  private isOver(): boolean {
    return this.clients[0]?.state?.ctx.gameover !== undefined;
  }

  private async move(into: Measured): Promise<void> {
    const state = this.clients[0]?.state;
    if (!state) throw new Error('the table is not open');
    const next = state._stateID + 1;
    const before = this.bytes();
    const start = performance.now();
    const { decider } = this.module.status(state.G);
    if (decider !== null) this.clients[decider]?.move(this.random);
    await this.until(() => this.clients.every((client) => (client.state?._stateID ?? 0) >= next));
    into.latencies.push(performance.now() - start);
    into.bytes += this.bytes() - before;
    into.moves++;
  }

  close(): void {
    for (const client of this.clients) client.close();
  }

  private bytes(): number {
    return this.clients.reduce((sum, client) => sum + client.bytes, 0);
  }

  private async until(condition: () => boolean): Promise<void> {
    const end = performance.now() + 30_000;
    while (!condition()) {
      if (performance.now() > end) throw new Error('a table waited 30 s in vain');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 1000);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}
