import { Client } from 'boardgame.io/client';
import {
  type GameState,
  legalMoves,
  type Move,
  RiverOfGold,
  seededRandom,
} from '../../../../src/games/river-of-gold';

function newClient(seed: string) {
  const client = Client({ game: { ...RiverOfGold, seed }, numPlayers: 3, debug: false });
  client.start();
  return client;
}
type TestClient = ReturnType<typeof newClient>;

const stateOf = (client: TestClient): GameState => client.store.getState().G;

function make(client: TestClient, move: Move | undefined): void {
  if (!move) throw new Error('There is no such move.');
  client.moves[move.name]?.(move.arg);
}

function playUntil(client: TestClient, stop: (G: GameState) => boolean, seed = 'until'): void {
  const random = seededRandom(seed);
  while (!stop(stateOf(client))) {
    const G = stateOf(client);
    if (G.result) throw new Error('The game ended first.');
    const legal = legalMoves(G, G.current);
    make(client, legal[random.index(legal.length)]);
  }
}

let silenced: jest.SpyInstance;
beforeAll(() => {
  silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(() => silenced.mockRestore());

describe('undo', () => {
  test('takes back a whole turn step by step: trades, favor, the action and its choices, before the roll', () => {
    const client = newClient('whole-turn');
    playUntil(
      client,
      (G) =>
        G.step === 'beforeAction' &&
        G.queue.length === 0 &&
        G.turn > 6 &&
        (G.players[G.current]?.favor ?? 0) > 1,
    );
    const start = JSON.stringify(stateOf(client));
    const { current } = stateOf(client);
    make(
      client,
      legalMoves(stateOf(client), current).find((move) => move.name === 'spendFavor'),
    );
    const sail = legalMoves(stateOf(client), current).find((move) => move.name === 'sail');
    make(client, sail);
    let moves = 2;
    while (stateOf(client).canUndo && stateOf(client).queue.length > 0) {
      make(
        client,
        legalMoves(stateOf(client), current).find((move) => move.name === 'choose'),
      );
      moves++;
    }
    expect(stateOf(client).canUndo).toBe(true);
    for (let i = 0; i < moves; i++) client.undo();
    expect(JSON.stringify(stateOf(client))).toBe(start);
  });

  test('does not cross a roll: an ended turn stands', () => {
    const client = newClient('roll');
    playUntil(client, (G) => G.step === 'afterAction' && G.queue.length === 0 && G.turn > 3);
    make(client, { name: 'endTurn', arg: {} });
    const after = stateOf(client);
    expect(after.canUndo).toBe(false);
    client.undo();
    expect(stateOf(client)).toBe(after);
  });

  test('does not cross a draw: once customers were seen the delivery stands, the discard alone can be taken back', () => {
    const client = newClient('draw');
    playUntil(client, (G) => G.step === 'afterAction' && G.queue[0]?.task.kind === 'discardCustomer');
    const drawn = stateOf(client);
    expect(drawn.canUndo).toBe(false);
    client.undo();
    expect(stateOf(client)).toBe(drawn);
    make(
      client,
      legalMoves(drawn, drawn.current).find((move) => move.name === 'choose'),
    );
    if (stateOf(client).current === drawn.current && stateOf(client).canUndo) {
      client.undo();
      expect(JSON.stringify(stateOf(client))).toBe(JSON.stringify(drawn));
      client.undo();
      expect(JSON.stringify(stateOf(client))).toBe(JSON.stringify(drawn));
    } else {
      throw new Error('The discard could not be taken back.');
    }
  });

  test('is over with the choice of a clan once the next player is to choose', () => {
    const client = newClient('clans');
    const G = stateOf(client);
    make(client, legalMoves(G, G.current)[0]);
    const after = stateOf(client);
    expect(after.canUndo).toBe(false);
    client.undo();
    expect(stateOf(client)).toBe(after);
  });
});
