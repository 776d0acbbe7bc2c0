import type { LongFormMove } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import {
  finalScores,
  type GameEvent,
  type GameState,
  legalMoves,
  type MatchOptions,
  MOVE_NAMES,
  type Move,
  PHASES,
  RiverOfGold,
  seededRandom,
  winnersOf,
} from '../../../../src/games/river-of-gold';
import { position, type ScenarioSpec } from './scenario';

const gameOf = (seed: string, options: Partial<MatchOptions> = {}) => ({
  ...RiverOfGold,
  seed,
  setup: (context: Parameters<NonNullable<typeof RiverOfGold.setup>>[0]) => {
    if (!RiverOfGold.setup) throw new Error('The game has no set-up.');
    return RiverOfGold.setup(context, options);
  },
});

/** One client that plays all seats, as on a shared screen. */
function hotSeat(players: number, options: Partial<MatchOptions> = {}, seed = 'bgio') {
  const client = Client<GameState>({ game: gameOf(seed, options), numPlayers: players, debug: false });
  client.start();
  return client;
}
type AnyClient = ReturnType<typeof hotSeat>;

const stateOf = (client: AnyClient) => {
  const state = client.getState();
  if (!state) throw new Error('The client has no state.');
  return state;
};
const make = (client: AnyClient, { name, arg }: Move): void => {
  client.moves[name]?.(arg);
};
/** A client that stands in the position described, on the first turn of Era 1. */
function clientAt(spec: ScenarioSpec) {
  const state = position({ ...spec });
  const game = {
    ...RiverOfGold,
    seed: 'position',
    setup: () => state,
  };
  const client = Client<GameState>({ game, numPlayers: state.players.length, debug: false });
  client.start();
  return client;
}

const SOME_MATCHES: { players: number; options: Partial<MatchOptions> }[] = [
  { players: 2, options: {} },
  { players: 3, options: { clans: 'random' } },
  { players: 4, options: { patrons: 'draft' } },
  { players: 2, options: { patrons: 'choice' } },
];

/** The events that boardgame.io's log holds for the last move. */
function lastEvents(client: AnyClient): GameEvent[] {
  const metadata: unknown = stateOf(client).deltalog?.[0]?.metadata;
  return (metadata as { events: GameEvent[] } | undefined)?.events ?? [];
}

/** boardgame.io says on the console that it refuses a move; here that is what is wanted. */
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the Game for boardgame.io', () => {
  test('has its name, 2 to 4 players, and nothing but the nine moves', () => {
    expect(RiverOfGold.name).toBe('river-of-gold');
    expect([RiverOfGold.minPlayers, RiverOfGold.maxPlayers]).toEqual([2, 4]);
    expect(Object.keys(RiverOfGold.moves ?? {}).sort()).toEqual([...MOVE_NAMES].sort());
    expect(Object.keys(RiverOfGold.phases ?? {})).toEqual([...PHASES]);
    expect(RiverOfGold.moves && 'toString' in RiverOfGold.moves).toBe(false);
  });

  test.each([...MOVE_NAMES])('the move %s runs on the server only', (name) => {
    const move = RiverOfGold.moves?.[name] as LongFormMove<GameState>;
    expect(move.client).toBe(false);
    expect(typeof move.undoable).toBe('function');
    for (const phase of Object.values(RiverOfGold.phases ?? {})) expect(phase.moves).toBeUndefined();
  });

  test.each(SOME_MATCHES)(
    'a match of $players with $options goes through the phases in order and ends with winners and scores',
    ({ players, options }) => {
      const client = hotSeat(players, options);
      const random = seededRandom(`${players}${JSON.stringify(options)}`);
      const phases: string[] = [];
      let moves = 0;
      while (stateOf(client).ctx.gameover === undefined) {
        client.updatePlayerID(stateOf(client).ctx.currentPlayer);
        const { G, ctx } = stateOf(client);
        if (phases.at(-1) !== ctx.phase) phases.push(String(ctx.phase));
        expect(ctx.phase).toBe(G.phase);
        expect(ctx.currentPlayer).toBe(String(G.current));
        const listed = RiverOfGold.ai?.enumerate(G, ctx, ctx.currentPlayer) ?? [];
        const move = listed[random.index(listed.length)] as { move: string; args: [unknown] };
        const id = stateOf(client)._stateID;
        client.moves[move.move]?.(...move.args);
        if (stateOf(client)._stateID === id) throw new Error(`refused: ${JSON.stringify(move)}`);
        if (++moves > 2000) throw new Error('The match does not end.');
      }
      // The Emperor's visit begins and ends by itself within one move, so no state ever rests in it.
      const dealt = 'clans' in options;
      expect(phases).toEqual([...(dealt ? [] : ['clans']), 'era1', 'era2', 'finalRound']);
      const { G, ctx } = stateOf(client);
      expect(G.emperorsVisit?.turn).toBeGreaterThan(0);
      const scores = finalScores(G);
      expect(ctx.gameover).toEqual({ winners: winnersOf(scores).map(String), scores });
      for (const score of ctx.gameover.scores) {
        const { total, regions, favor: _favor, ...parts } = score;
        const sum = [...Object.values<number>(parts), ...regions].reduce((a: number, b: number) => a + b, 0);
        expect(total).toBe(sum);
      }
      expect(lastEvents(client).at(-1)?.type).toBe('gameEnded');
      const before = JSON.stringify(G);
      for (const name of MOVE_NAMES) client.moves[name]?.({});
      expect(JSON.stringify(stateOf(client).G)).toBe(before);
      client.stop();
    },
  );

  test('the Emperor’s visit begins and ends by itself, and its gains are among the events of the move', () => {
    const client = clientAt({
      era1Left: 1,
      seats: [{ die: 1, koku: 5 }],
      row: ['era1-port-rice', 'era1-port-point', 'era1-manor-silk', 'era1-manor-favor'],
      shore: { 10: ['era1-shrine-point', 1] },
    });
    make(client, { name: 'build', arg: { space: 2, tile: 'era1-port-point' } });
    make(client, { name: 'endTurn', arg: {} });
    const { G, ctx } = stateOf(client);
    expect([G.phase, ctx.phase, ctx.currentPlayer]).toEqual(['era2', 'era2', '1']);
    expect(G.emperorsVisit?.gains).toEqual([
      { player: 0, space: 2, resource: 'points', amount: 1, lost: 0 },
      { player: 1, space: 10, resource: 'points', amount: 1, lost: 0 },
    ]);
    const ended = (stateOf(client).deltalog ?? []).flatMap(({ action, phase }) =>
      action.type === 'GAME_EVENT' && action.payload.type === 'endPhase' ? [phase] : [],
    );
    expect(ended).toEqual(['era1', 'emperorsVisit']);
    const types = lastEvents(client).map((event) => event.type);
    expect(types).toEqual(['tileCameIn', 'rolled', 'emperorArrived', 'gained', 'gained', 'turnBegan']);
    client.stop();
  });

  test('ai.enumerate lists the legal moves of the player who decides and nothing for anybody else', () => {
    const client = hotSeat(3, { clans: 'random' });
    const { G, ctx } = stateOf(client);
    for (const seat of [0, 1, 2]) {
      const listed = RiverOfGold.ai?.enumerate(G, ctx, String(seat)) ?? [];
      expect(listed).toEqual(legalMoves(G, seat).map(({ name, arg }) => ({ move: name, args: [arg] })));
      expect(listed.length > 0).toBe(seat === G.current);
    }
    for (const id of ['3', 'null', '', '00', '-1', 'x'])
      expect(RiverOfGold.ai?.enumerate(G, ctx, id)).toEqual([]);
    client.stop();
  });

  test('an illegal move changes nothing, a legal one is taken', () => {
    const client = clientAt({ seats: [{ die: 1, koku: 6, ships: [4, 9] }] });
    const before = JSON.stringify(stateOf(client).G);
    make(client, { name: 'endTurn', arg: {} });
    make(client, { name: 'build', arg: { space: 4, tile: 'era1-port-rice' } });
    make(client, { name: 'sail', arg: { ship: 0, face: 2 } });
    expect(JSON.stringify(stateOf(client).G)).toBe(before);
    expect(console.error).toHaveBeenCalledTimes(3);
    make(client, { name: 'sail', arg: { ship: 0 } });
    expect(stateOf(client).G.players[0]).toMatchObject({ ships: [5, 9], koku: 10 });
    client.stop();
  });

  test('at a table with one client each, everybody sees the move and only their own hand', async () => {
    const multiplayer = Local();
    const game = gameOf('table', { clans: 'random' });
    const clients = ['0', '1', null].map((playerID) => {
      const client = Client<GameState>({
        game,
        numPlayers: 2,
        multiplayer,
        matchID: 'table',
        playerID: playerID ?? undefined,
        debug: false,
      });
      client.start();
      return client as AnyClient;
    });
    await new Promise((done) => setTimeout(done, 20));
    const first = stateOf(clients[0] as AnyClient).G.current;
    const waiting = clients[1 - first] as AnyClient;
    make(waiting, { name: 'sail', arg: { ship: 0 } });
    await new Promise((done) => setTimeout(done, 20));
    expect(stateOf(clients[0] as AnyClient).G.step).toBe('beforeAction');
    const mover = clients[first] as AnyClient;
    const from = stateOf(mover).G.players[first]?.ships[0];
    make(mover, { name: 'sail', arg: { ship: 0 } });
    await new Promise((done) => setTimeout(done, 20));
    clients.forEach((client, index) => {
      const { G } = stateOf(client);
      expect(G.players[first]?.ships[0]).not.toBe(from);
      G.secrets.hands.forEach((hand, seat) => {
        expect(hand.every((card) => (card !== null) === (seat === index))).toBe(true);
      });
      client.stop();
    });
  });
});
