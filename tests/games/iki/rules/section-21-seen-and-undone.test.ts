import { Client } from 'boardgame.io/client';
import {
  type GameState,
  hiddenFrom,
  Iki,
  legalMoves,
  type Move,
  playerView,
  SEASONS,
  seededRandom,
} from '../../../../src/games/iki';
import { pick } from './playthrough';
import {
  buyFish,
  endTurn,
  goTo,
  hire,
  income,
  make,
  placeCylinder,
  position,
  shop,
  visit,
  walk,
} from './scenario';

/** boardgame.io says on the console that it refuses a move or an undo; here that is what is wanted. */
let silenced: jest.SpyInstance;
beforeAll(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => silenced.mockRestore());

function clientAt(state: GameState) {
  const game = { ...Iki, seed: 'undo', setup: () => state };
  const client = Client<GameState>({ game, numPlayers: state.players.length, debug: false });
  client.start();
  return client;
}
function newClient(seed: string, players: number) {
  const client = Client<GameState>({ game: { ...Iki, seed }, numPlayers: players, debug: false });
  client.start();
  return client;
}
type TestClient = ReturnType<typeof newClient>;
const stateOf = (client: TestClient): GameState => client.store.getState().G;
const send = (client: TestClient, { name, arg }: Move): void => {
  client.moves[name]?.(arg);
};

test('21.1 a view holds the decks’ sizes and not their cards, all else is open, and all see the same', () => {
  const state = position({ month: 5, seats: [{ mon: 3 }], stalls: { A1: ['potter', 0] } });
  const { secrets, ...open } = state;
  for (const viewer of [0, 1, 2, null]) {
    const { secrets: seen, ...rest } = playerView(state, viewer);
    expect(rest).toEqual(open);
    for (const season of SEASONS) {
      expect(seen.decks[season]).toEqual(secrets.decks[season].map(() => null));
    }
  }
  expect([...hiddenFrom(state)].sort()).toEqual(SEASONS.flatMap((season) => secrets.decks[season]).sort());
});

test('21.2 every move of a turn can be undone to its beginning, and endTurn is final', () => {
  const state = position({
    seats: [{ mon: 9, cylinder: 1, sandals: 1 }],
    offer: [
      ['book-lender', 1],
      ['potter', 0],
    ],
    stalls: { D1: ['cooper', 1] },
  });
  const client = clientAt(state);
  const before = JSON.stringify(stateOf(client));
  const moves = [hire('book-lender', 'A3'), walk(1), visit('A3'), shop];
  for (const move of moves) {
    send(client, move);
    expect(stateOf(client).canUndo).toBe(true);
  }
  expect(stateOf(client).players[0]).toMatchObject({ mon: 9, sandals: 3 });
  for (const _ of moves) client.undo();
  expect(JSON.stringify(stateOf(client))).toBe(before);
  send(client, income);
  send(client, walk(1));
  send(client, endTurn);
  const after = stateOf(client);
  expect(after).toMatchObject({ current: 1, canUndo: false });
  client.undo();
  expect(stateOf(client)).toBe(after);
  client.stop();
});

test('21.2 an automatic walk is undone with the move that led to it; one at a turn’s beginning not at all', () => {
  const client = clientAt(position({ seats: [{ mon: 9, cylinder: 2, sandals: 0 }] }));
  const before = JSON.stringify(stateOf(client));
  send(client, income);
  expect(stateOf(client).players[0]?.at).toBe(2);
  client.undo();
  expect(JSON.stringify(stateOf(client))).toBe(before);
  client.stop();

  const poor = position({
    step: 'business',
    seats: [{ at: 1 }, { mon: 0, sandals: 0, cylinder: 2 }],
    offer: [['potter', 0]],
  });
  const second = clientAt(poor);
  send(second, endTurn);
  const begun = stateOf(second);
  expect(begun).toMatchObject({ current: 1, step: 'business', canUndo: false });
  second.undo();
  expect(stateOf(second)).toBe(begun);
  second.stop();
});

test('21.2 in the New Year a turn can be undone from goTo on', () => {
  const client = clientAt(position({ step: 'newYearSpace', month: 13, seats: [{ mon: 20 }] }));
  const before = JSON.stringify(stateOf(client));
  send(client, goTo(6));
  send(client, buyFish('sea-bream-2'));
  client.undo();
  client.undo();
  expect(JSON.stringify(stateOf(client))).toBe(before);
  client.stop();
});

test('21.3 what ends its turn is final: start, cylinder, neutral card, rescue and starving', () => {
  const state = position({ step: 'pathOfLife' });
  make(state, placeCylinder(1));
  expect(state.canUndo).toBe(false);
  const finals = new Set<string>();
  for (let game = 0; game < 12; game++) {
    const client = newClient(`undo-${game}`, 2 + (game % 3));
    const random = seededRandom(`undo-${game}`);
    let undone = 0;
    while (!stateOf(client).result) {
      const before = stateOf(client);
      const move = pick(legalMoves(before, before.current), random.index);
      if (!move) throw new Error('Nobody can do anything.');
      send(client, move);
      const after = stateOf(client);
      client.undo();
      if (after.canUndo) {
        undone++;
        if (JSON.stringify(stateOf(client)) !== JSON.stringify(before))
          throw new Error(`undo of ${move.name}`);
        send(client, move);
        if (JSON.stringify(stateOf(client)) !== JSON.stringify(after)) throw new Error(`again ${move.name}`);
      } else {
        finals.add(move.name);
        if (stateOf(client) !== after) throw new Error(`${move.name} was undone`);
      }
    }
    expect(undone).toBeGreaterThan(30);
    client.stop();
  }
  expect([...finals].sort()).toEqual(
    expect.arrayContaining(['chooseStart', 'endTurn', 'placeCylinder', 'placeNeutral', 'starve']),
  );
  for (const name of ['income', 'hire', 'walk', 'shop', 'occupation', 'goTo'])
    expect(finals).not.toContain(name);
});
