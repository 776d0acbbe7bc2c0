import { LobbyClient } from 'boardgame.io/client';
import { applyPatch, type Operation } from 'rfc6902';
import { io, type Socket } from 'socket.io-client';
import { type GameState, legalMoves, type RandomSource, seededRandom } from '../src/games/river-of-gold';

const GAME = 'river-of-gold';

interface ViewedState {
  G: GameState;
  ctx: { currentPlayer: string; gameover?: unknown };
  _stateID: number;
}

/** One seat's socket with the state that it has been told of. Works with patches and with whole updates. */
class SeatClient {
  state: ViewedState | null = null;
  private readonly socket: Socket;

  constructor(
    url: string,
    readonly matchID: string,
    readonly playerID: string,
    readonly credentials: string,
    onChange: () => void,
  ) {
    this.socket = io(`${url}/${GAME}`, { transports: ['websocket'], forceNew: true });
    const args = [matchID, playerID, credentials, 4];
    this.socket.on('connect', () => this.socket.emit('sync', ...args));
    this.socket.on('sync', (_id: string, info: { state: ViewedState }) => {
      this.state = info.state;
      onChange();
    });
    this.socket.on('update', (_id: string, state: ViewedState) => {
      this.state = state;
      onChange();
    });
    this.socket.on('patch', (_id: string, _from: number, _to: number, patch: Operation[]) => {
      if (this.state !== null) applyPatch(this.state, patch);
      onChange();
    });
  }

  move(random: RandomSource): void {
    if (this.state === null) return;
    const moves = legalMoves(this.state.G, this.playerID);
    const actions = moves.filter(({ name }) => name !== 'trade' && name !== 'spendFavor');
    const from = actions.length > 0 ? actions : moves;
    const move = from[random.index(from.length)];
    if (move === undefined) throw new Error('nothing is legal');
    const { playerID, credentials } = this;
    const payload = { type: move.name, args: [move.arg], playerID, credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.matchID, playerID);
  }

  /** Bytes that have come over the wire so far, headers and compression included. */
  get bytes(): number {
    const { transport } = this.socket.io.engine as unknown as {
      transport: { ws?: { _socket?: { bytesRead: number } } };
    };
    return transport.ws?._socket?.bytesRead ?? 0;
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

export interface Measured {
  moves: number;
  seconds: number;
  /** Milliseconds from a move sent to all four told. */
  latencies: number[];
  bytes: number;
}

/** A table of four that plays one match after another until told to stop. */
export class BenchTable {
  private clients: SeatClient[] = [];
  private wake: () => void = () => {};
  private readonly random: RandomSource;

  constructor(
    private readonly url: string,
    seed: string,
  ) {
    this.random = seededRandom(seed);
  }

  async open(): Promise<void> {
    for (const client of this.clients) client.close();
    const lobby = new LobbyClient({ server: this.url });
    const { matchID } = await patiently(() => lobby.createMatch(GAME, { numPlayers: 4 }));
    this.clients = [];
    for (let seat = 0; seat < 4; seat++) {
      const { playerID, playerCredentials } = await lobby.joinMatch(GAME, matchID, {
        playerName: `P${seat}`,
      });
      this.clients.push(new SeatClient(this.url, matchID, playerID, playerCredentials, () => this.wake()));
    }
    await this.until(() => this.clients.every(({ state }) => state !== null));
  }

  async play(until: number, into: Measured): Promise<void> {
    while (performance.now() < until) {
      const state = this.clients[0]?.state;
      if (!state) throw new Error('the table is not open');
      if (state.ctx.gameover !== undefined) {
        await this.open();
        continue;
      }
      const next = state._stateID + 1;
      const before = this.bytes();
      const start = performance.now();
      this.clients[Number(state.ctx.currentPlayer)]?.move(this.random);
      await this.until(() => this.clients.every((client) => (client.state?._stateID ?? 0) >= next));
      into.latencies.push(performance.now() - start);
      into.bytes += this.bytes() - before;
      into.moves++;
    }
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
