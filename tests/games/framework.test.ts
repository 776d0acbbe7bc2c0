import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { seededRandom } from '../../src/games/random';
import { type Race, type ToyMove, toy } from '../fixtures/toy';

/** One client that plays all seats of a toy race, as on a shared screen. */
function newClient(players = 3, seed = 'toy', options = toy.card.defaultOptions) {
  const setup = () => toy.create(players, options, seededRandom(seed));
  const client = Client<Race>({ game: { ...toy.game, seed, setup }, numPlayers: players, debug: false });
  client.start();
  return client;
}
type ToyClient = ReturnType<typeof newClient>;

const stateOf = (client: ToyClient) => client.store.getState();
/** Makes a move for the seat that is to decide, or for another one. */
function make(client: ToyClient, name: ToyMove['name'], arg: ToyMove['arg'] = {}, seat?: number): void {
  client.updatePlayerID(String(seat ?? toy.status(stateOf(client).G).decider));
  client.moves[name]?.(arg);
}
function undo(client: ToyClient, seat: number): void {
  client.updatePlayerID(String(seat));
  client.undo();
}

let silenced: jest.SpyInstance;
beforeAll(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => silenced.mockRestore());

describe('a question to a seat that is not on turn', () => {
  test('makes that seat boardgame.io’s only active player, and the turn goes on after the answer', () => {
    const client = newClient();
    const { turn } = stateOf(client).ctx;
    make(client, 'ask', { seat: 2 });
    expect(stateOf(client).ctx).toMatchObject({ currentPlayer: '0', activePlayers: { 2: 'offTurn' }, turn });
    make(client, 'help', { yes: false });
    expect(stateOf(client).ctx).toMatchObject({ currentPlayer: '0', activePlayers: null, turn });
    make(client, 'ask', { seat: 1 });
    expect(stateOf(client).ctx).toMatchObject({ currentPlayer: '0', activePlayers: { 1: 'offTurn' }, turn });
  });

  test('is answered by nobody else, not even by the player on turn', () => {
    const client = newClient();
    make(client, 'ask', { seat: 2 });
    const before = stateOf(client).G;
    for (const seat of [0, 1]) {
      for (const name of ['help', 'roll', 'hurry'] as const) make(client, name, { yes: true }, seat);
    }
    expect(stateOf(client).G).toBe(before);
  });

  test('is a barrier: neither the question nor the answer can be taken back', () => {
    const client = newClient();
    make(client, 'hurry');
    make(client, 'ask', { seat: 2 });
    const asked = stateOf(client).G;
    for (const seat of [0, 2]) undo(client, seat);
    expect(stateOf(client).G).toBe(asked);
    make(client, 'help', { yes: true });
    const answered = stateOf(client).G;
    for (const seat of [0, 2]) undo(client, seat);
    expect(stateOf(client).G).toBe(answered);
  });

  test('leaves what the player on turn does after the answer to be taken back', () => {
    const client = newClient();
    make(client, 'ask', { seat: 1 });
    make(client, 'help', { yes: true });
    const { G, ctx } = stateOf(client);
    make(client, 'hurry');
    expect(stateOf(client).G.hurries).toBe(true);
    undo(client, 1);
    expect(stateOf(client).G.hurries).toBe(true);
    undo(client, 0);
    expect(stateOf(client).G).toEqual(G);
    expect(stateOf(client).ctx).toEqual(ctx);
    undo(client, 0);
    expect(stateOf(client).G).toEqual(G);
  });

  test('may end the game with its answer', () => {
    const client = newClient(3, 'end', { length: 1 });
    make(client, 'ask', { seat: 2 });
    make(client, 'help', { yes: true });
    const { G, ctx } = stateOf(client);
    expect(ctx.gameover).toEqual({ winners: ['0', '2'], scores: G.at.map((total: number) => ({ total })) });
    expect(client.getState()?.isActive).toBe(false);
  });
});

test('a match of the toy on boardgame.io’s own local master passes the question to the asked player', async () => {
  const multiplayer = Local();
  const clients = ['0', '1'].map((playerID) => {
    const { game } = toy;
    const client = Client<Race>({ game, numPlayers: 2, playerID, matchID: 'toy', multiplayer, debug: false });
    client.start();
    return client;
  });
  const [first, second] = clients as [ToyClient, ToyClient];
  const settled = () => new Promise((done) => setTimeout(done, 20));
  await settled();
  first.moves.ask?.({ seat: 1 });
  await settled();
  expect(second.getState()?.isActive).toBe(true);
  expect(first.getState()?.isActive).toBe(false);
  second.moves.help?.({ yes: true });
  await settled();
  const [mine, theirs] = second.getState()?.G.cards ?? [];
  expect([mine, theirs]).toEqual(['', null]);
  expect(first.getState()?.isActive).toBe(true);
  for (const client of clients) client.stop();
});
