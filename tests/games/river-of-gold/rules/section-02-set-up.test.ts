import {
  building,
  createState,
  type GameState,
  type MatchOptions,
  playerView,
  SHORE_SPACES,
  scoreRegion,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { holdings, scenario, scriptedRandom, Table } from './scenario';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const COUNTS = [2, 3, 4] as const;
const READY: Partial<MatchOptions> = { clans: 'random' };
const newGames = (players: number, options = READY): GameState[] =>
  SEEDS.map((seed) => createState(players, options, seededRandom(`${players}/${seed}`)));
const different = (values: unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;

describe('section 2: set-up', () => {
  test.each(COUNTS)('2.1 with %i players every region gets one scoring tile at random', (players) => {
    const games = newGames(players);
    for (const { regionTiles } of games) expect(new Set(regionTiles).size).toBe(6);
    expect(different(games.map((game) => game.regionTiles))).toBeGreaterThan(30);
  });

  test('2.1 the scoring tile lies on the side for the player count', () => {
    const first = (players: 2 | 3 | 4) =>
      scoreRegion(scenario({ players, regionTiles: undefined, seats: [{ influence: { 1: 9 } }] }).state, 1)[0]
        ?.points;
    expect([first(2), first(3), first(4)]).toEqual([3, 7, 7]);
  });

  test('2.2 three of the six masteries are in play, at random, on the side for the player count', () => {
    for (const players of COUNTS) {
      const games = newGames(players);
      for (const { masteries } of games) {
        expect(new Set(masteries.map((mastery) => mastery.id)).size).toBe(3);
        expect(masteries.every((mastery) => mastery.claims.length === 0)).toBe(true);
      }
      expect(new Set(games.flatMap((game) => game.masteries.map((m) => m.id))).size).toBe(6);
    }
    const claim = (players: 2 | 3 | 4) =>
      scenario({ players, masteries: ['void'], seats: [{ influence: 1, die: 1 }] })
        .sail(0)
        .endTurn()
        .player(0).points;
    expect([claim(2), claim(3), claim(4)]).toEqual([5, 7, 7]);
  });

  test.each(COUNTS)(
    '2.3 with %i players imperial markets and starting tiles lie on their spaces',
    (players) => {
      const games = newGames(players);
      for (const { shore } of games) {
        const withTile = (era: string) =>
          shore.flatMap((built, i) => (built && building(built.tile).era === era ? [i + 1] : []));
        expect(withTile('imperial')).toEqual([6, 17, 29]);
        expect(withTile('start')).toEqual({ 2: [3, 7, 11, 14, 22, 23], 3: [3, 11, 22], 4: [] }[players]);
        expect(shore.filter((built) => built !== null)).toHaveLength({ 2: 9, 3: 6, 4: 3 }[players]);
        expect(shore.every((built) => !built || built.owners.length === 0)).toBe(true);
        expect(shore).toHaveLength(SHORE_SPACES.length);
      }
      expect(different(games.map((game) => game.shore))).toBeGreaterThan(players === 4 ? 5 : 20);
    },
  );

  test.each(COUNTS)(
    '2.4 with %i players the stacks and the row of four Era 1 tiles have the right numbers',
    (players) => {
      const sizes = { 2: [12, 9], 3: [14, 11], 4: [16, 13] }[players];
      const games = newGames(players);
      for (const { row, secrets } of games) {
        expect(row.every((tile) => tile && building(tile).era === 1)).toBe(true);
        expect(row).toHaveLength(4);
        const tiles = [...row, ...secrets.era1];
        expect([tiles.length, secrets.era2.length]).toEqual(sizes);
        expect(new Set([...tiles, ...secrets.era2]).size).toBe(tiles.length + secrets.era2.length);
        expect(secrets.era1.every((tile) => tile && building(tile).era === 1)).toBe(true);
        expect(secrets.era2.every((tile) => tile && building(tile).era === 2)).toBe(true);
      }
      expect(different(games.map((game) => game.row))).toBeGreaterThan(30);
    },
  );

  test('2.4 new tiles come in at position 1, and position 4 is the end', () => {
    const table = scenario({
      seats: [{ die: 1, koku: 6 }],
      row: ['era1-port-rice', 'era1-port-favor', 'era1-market-favor', 'era1-manor-favor'],
    });
    const top = table.state.secrets.era1.at(-1);
    table.build(1, 'era1-manor-favor').endTurn();
    expect(table.state.row).toEqual([top, 'era1-port-rice', 'era1-port-favor', 'era1-market-favor']);
  });

  test.each(COUNTS)('2.5 with %i players the first is random and koku follow the turn order', (players) => {
    const games = newGames(players);
    for (const game of games) {
      game.turnOrder.forEach((seat, place) => {
        expect(game.players[seat]).toMatchObject({
          koku: 7 + place,
          silk: 1,
          rice: 1,
          porcelain: 1,
          favor: 2,
          favorLimit: 3,
          points: 0,
          influence: [0, 0, 0, 0, 0, 0],
          delivered: [],
          royalShip: null,
        });
        expect(game.secrets.hands[seat]).toHaveLength(2);
      });
      expect(game.current).toBe(game.turnOrder[0]);
      expect(game.secrets.deck).toHaveLength(30 - 2 * players);
      const around = game.turnOrder.map((_, i) => ((game.turnOrder[0] ?? 0) + i) % players);
      expect(game.turnOrder).toEqual(around);
    }
    expect(different(games.map((game) => game.turnOrder[0]))).toBe(players);
  });

  test('2.6 each player rolls for the ship on 1 and the ship on 8 and gains nothing by it', () => {
    const state = createState(3, READY, scriptedRandom([1, 6, 2, 5, 3, 4, 1, 1, 1]));
    expect(state.turnOrder.map((seat) => state.players[seat]?.ships)).toEqual([
      [2, 14],
      [3, 13],
      [4, 12],
    ]);
    state.turnOrder.forEach((seat, place) => {
      const player = state.players[seat];
      if (!player) throw new Error('a player is missing');
      expect(holdings(player)).toEqual({
        koku: 7 + place,
        silk: 1,
        rice: 1,
        porcelain: 1,
        favor: 2,
        points: 0,
      });
      expect(player.influence).toEqual([0, 0, 0, 0, 0, 0]);
    });
    for (const { players } of newGames(4)) {
      for (const { ships } of players) {
        expect(ships[0]).toBeGreaterThanOrEqual(2);
        expect(ships[0]).toBeLessThanOrEqual(7);
        expect(ships[1]).toBeGreaterThanOrEqual(9);
        expect(ships[1]).toBeLessThanOrEqual(14);
      }
    }
  });

  test('2.7 each player rolls the die of the first turn, and all see it', () => {
    const state = createState(3, READY, scriptedRandom([1, 1, 1, 1, 1, 1, 2, 4, 6]));
    const dice = (view: GameState) => view.turnOrder.map((seat) => view.players[seat]?.die);
    expect(dice(state)).toEqual([2, 4, 6]);
    expect(dice(playerView(state, null))).toEqual([2, 4, 6]);
    expect(state).toMatchObject({ phase: 'era1', step: 'beforeAction', turn: 1 });
  });

  test('2.8 without patrons each chooses a clan nobody has yet, in turn order', () => {
    const table = new Table(createState(4, {}, seededRandom('clans')));
    const { turnOrder } = table.state;
    const clans = ['mantis', 'crab', 'scorpion', 'crane'] as const;
    clans.forEach((clan, place) => {
      expect(table.state).toMatchObject({ current: turnOrder[place], phase: 'clans', step: 'clans' });
      const free = table.legalArgs('chooseClan').map((arg) => arg.clan);
      expect(free.sort()).toEqual(clans.slice(place).toSorted());
      expect(table.legal()).toHaveLength(free.length);
      table.chooseClan(clan);
    });
    expect(turnOrder.map((seat) => table.player(seat).clan)).toEqual(clans);
    expect(table.state).toMatchObject({ phase: 'era1', current: turnOrder[0] });
  });

  test('2.8 a match may deal the clans at random; then nobody is asked', () => {
    const games = newGames(3);
    for (const game of games) {
      expect(new Set(game.players.map((player) => player.clan)).size).toBe(3);
      expect(game.players.every((player) => player.patron === null)).toBe(true);
      expect(game.phase).toBe('era1');
    }
    expect(different(games.map((game) => game.players.map((player) => player.clan)))).toBeGreaterThan(10);
  });
});
