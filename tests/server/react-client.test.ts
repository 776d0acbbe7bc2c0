/**
 * boardgame.io's React bindings against the real server. They need a document; everything else here is Node's, so
 * that sockets and requests are the real ones.
 */
import type { BoardProps, Client as ReactClient } from 'boardgame.io/react';
import { JSDOM } from 'jsdom';
import { type GameState, RiverOfGold, seededRandom } from '../../src/games/river-of-gold';
import { cleanUp, onCleanUp, startServer } from './helpers/process';
import { openTable, pickMove, type Seat, until } from './helpers/table';

const { window } = new JSDOM('<!doctype html><body></body>');
const browser = { window, document: window.document, navigator: window.navigator };
Object.assign(globalThis, browser);

const { createElement } = require('react') as typeof import('react');
const { createRoot } = require('react-dom/client') as typeof import('react-dom/client');
const { Client } = require('boardgame.io/react') as { Client: typeof ReactClient };
const { SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');

afterAll(async () => {
  await cleanUp();
  // React takes leave of its trees in a later tick and still needs the window then.
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
});

type Props = BoardProps<GameState>;

/** A React client with a board of ten lines; what it is given is kept for the test to look at. */
function reactClient(url: string, matchID: string, seat: Seat | null): () => Props | null {
  let last: Props | null = null;
  const board = (props: Props) => {
    last = props;
    return createElement('p', null, `turn ${props.G.turn}`);
  };
  const View = Client<GameState>({
    game: RiverOfGold,
    board,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
    debug: false,
  });
  const place = window.document.body.appendChild(window.document.createElement('div'));
  const root = createRoot(place);
  root.render(createElement(View, { matchID, ...(seat ?? {}) }));
  onCleanUp(() => root.unmount());
  return () => last;
}

test('two React clients play a whole game, and a third one watches', async () => {
  const server = await startServer();
  const { matchID, seats } = await openTable(server.url, 2);
  const players = seats.map((seat) => reactClient(server.url, matchID, seat));
  const spectator = reactClient(server.url, matchID, null);
  await until('all see the table', () => [...players, spectator].every((look) => look()?.isConnected));

  const random = seededRandom('react');
  for (let made = 0; made < 2000; made++) {
    const shown = players[0]?.();
    if (!shown || shown.ctx.gameover) break;
    const seat = Number(shown.ctx.currentPlayer);
    const behind = () => (players[seat]?.()?._stateID ?? -1) < shown._stateID;
    await until('the decider is up to date', () => !behind());
    const own = players[seat]?.();
    if (!own) throw new Error('nobody sits there');
    const move = pickMove(own.G, seat, random);
    own.moves[move.name]?.(move.arg);
    await until('the move is made', () => (players[0]?.()?._stateID ?? 0) > own._stateID);
  }
  const over = (seen: typeof spectator | undefined) => seen?.()?.ctx.gameover !== undefined;
  await until('everybody has seen the end', () => [...players, spectator].every(over));
  expect(players[0]?.()?.ctx.gameover).toEqual(players[1]?.()?.ctx.gameover);
  expect(
    spectator()
      ?.G.secrets.hands.flat()
      .every((card) => card === null),
  ).toBe(true);
  expect(window.document.body.textContent).toMatch(/turn \d+/);
  expect(await server.stop()).toBe(0);
});
