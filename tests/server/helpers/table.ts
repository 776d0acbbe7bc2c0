import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import {
  type GameState,
  legalMoves,
  type Move,
  RiverOfGold,
  seededRandom,
} from '../../../src/games/river-of-gold';
import { onCleanUp } from './process';

export const GAME = 'river-of-gold';

export interface Seat {
  playerID: string;
  credentials: string;
}

export const lobbyOf = (url: string): LobbyClient => new LobbyClient({ server: url });

/** Makes a match and sits so many people down. */
export async function openTable(
  url: string,
  numPlayers: number,
  options: { seated?: number; unlisted?: boolean; setupData?: unknown; bots?: (string | null)[] } = {},
): Promise<{ matchID: string; seats: Seat[] }> {
  const lobby = lobbyOf(url);
  const { seated = numPlayers, ...body } = options;
  const { matchID } = await lobby.createMatch(GAME, { numPlayers, ...body });
  const seats: Seat[] = [];
  for (let i = 0; i < seated; i++) {
    const { playerID, playerCredentials } = await lobby.joinMatch(GAME, matchID, {
      playerName: `Player ${i}`,
    });
    seats.push({ playerID, credentials: playerCredentials });
  }
  return { matchID, seats };
}

export type StockClient = ReturnType<typeof stockClient>;

/** A plain boardgame.io client with its own SocketIO transport, nothing of ours in it. */
export function stockClient(
  url: string,
  matchID: string,
  seat: Seat | null,
  transport: 'websocket' | 'polling' = 'websocket',
) {
  const client = Client<GameState>({
    game: RiverOfGold,
    multiplayer: SocketIO({
      server: url,
      socketOpts: { reconnectionDelay: 50, reconnectionDelayMax: 200, transports: [transport] },
    }),
    matchID,
    ...(seat === null ? {} : { playerID: seat.playerID, credentials: seat.credentials }),
    debug: false,
  });
  client.start();
  // The stock client cannot be stopped twice; tests may have stopped it.
  const stop = client.stop.bind(client);
  let running = true;
  client.stop = () => {
    if (running) stop();
    running = false;
  };
  onCleanUp(() => client.stop());
  return client;
}

/** Resolves when the condition holds; checks after every change of the client and every 20 ms. */
export async function until(what: string, condition: () => boolean, ms = 60_000): Promise<void> {
  const end = Date.now() + ms;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
}

/** Asks again until it is so: for what a server does by itself, or what has to be asked for. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  ms = 120_000,
): Promise<void> {
  const end = Date.now() + ms;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`waited ${ms} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export const stateID = (client: StockClient): number => client.getState()?._stateID ?? -1;
export const synced = (client: StockClient): boolean => client.getState() !== null;

/**
 * A legal move for a random player that wants to get on: it acts rather than trades, and ends its turns.
 */
export function pickMove(G: GameState, seat: number, random: { index(n: number): number }): Move {
  const moves = legalMoves(G, seat);
  const actions = moves.filter(({ name }) => name !== 'trade' && name !== 'spendFavor');
  const from = actions.length > 0 ? actions : moves;
  const move = from[random.index(from.length)];
  if (move === undefined) throw new Error(`seat ${seat} is to decide and nothing is legal`);
  return move;
}

export function send(client: StockClient, move: Move): void {
  const dispatch = client.moves[move.name];
  if (dispatch === undefined) throw new Error(`the client has no move ${move.name}`);
  dispatch(move.arg);
}

/** Plays with these clients, one per seat, until the game is over or so many moves are made; the number made. */
export async function playOn(
  clients: readonly StockClient[],
  seed: string,
  maxMoves = Infinity,
): Promise<number> {
  const random = seededRandom(seed);
  let made = 0;
  while (made < maxMoves) {
    const state = clients[0]?.getState();
    if (!state || state.ctx.gameover !== undefined) break;
    const decider = clients[Number(state.ctx.currentPlayer)];
    if (decider === undefined) throw new Error('no client sits there');
    await until('the decider is up to date', () => stateID(decider) >= state._stateID);
    const own = decider.getState();
    if (!own) throw new Error('the decider has lost its state');
    send(decider, pickMove(own.G, Number(own.ctx.currentPlayer), random));
    made++;
    await until(`all know of move ${made} after state ${state._stateID}`, () =>
      clients.every((client) => stateID(client) === state._stateID + 1),
    );
  }
  return made;
}
