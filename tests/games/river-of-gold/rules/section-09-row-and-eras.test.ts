import { building, type TileId } from '../../../../src/games/river-of-gold';
import { pairTiles } from './facts';
import { changeOf, type ScenarioSpec, scenario } from './scenario';

const ROW: TileId[] = ['era2-port-2-points', 'era2-market-favor', 'era2-manor-influence', 'era2-shrine-silk'];
const ERA1_TILES = pairTiles().flatMap(({ id, printed }) =>
  id && printed.era === 1 ? [{ id, owner: printed.owner }] : [],
);

describe('section 9: the building row, the eras, the end', () => {
  test('9.1 a tile that leaves makes room at the start, filled from Era 1 while it lasts, then from Era 2', () => {
    const table = scenario({
      players: 2,
      era1Left: 2,
      seats: [
        { die: 1, koku: 25 },
        { die: 6, koku: 25 },
      ],
      dice: [2, 2, 2],
    });
    const [last1, next1] = table.state.secrets.era1;
    const top2 = table.state.secrets.era2.at(-1);
    const [a, b, c, d] = table.state.row;
    if (!b || !d || !a) throw new Error('the row is empty');
    table.build(2, b).endTurn();
    expect(table.eventsOf('tileCameIn')).toEqual([{ type: 'tileCameIn', tile: next1, era: 1 }]);
    expect(table.state.row).toEqual([next1, a, c, d]);
    table.build(30, d).endTurn();
    expect(table.state.row).toEqual([last1, next1, a, c]);
    expect(table.state.phase).toBe('era2');
    table.build(8, a).endTurn();
    expect(table.eventsOf('tileCameIn')).toEqual([{ type: 'tileCameIn', tile: top2, era: 2 }]);
    expect(table.state.row).toEqual([top2, last1, next1, c]);
  });

  test('9.1 a turn in which no tile leaves the row changes nothing in it', () => {
    const table = scenario({ seats: [{ die: 1, ships: [4, 9] }] });
    const row = [...table.state.row];
    table.sail(0).endTurn();
    expect(table.state.row).toEqual(row);
    expect(table.eventsOf('tileCameIn')).toEqual([]);
  });

  const BEFORE_VISIT: ScenarioSpec = {
    era1Left: 1,
    seats: [
      { die: 1, koku: 5, patron: 'daidoji-uji', delivered: ['noble-6'], royalShip: 0 },
      { koku: 24, rice: 6, patron: 'yasuki-taka' },
      { favor: 3 },
    ],
    row: ['era1-manor-favor', 'era1-manor-silk', 'era1-manor-point', 'era1-port-favor'],
    shore: {
      4: ['era1-shrine-koku-silk', 2, 1],
      9: ['era1-port-koku-per-port', 1, 1],
      12: ['era1-manor-koku-rice', 1],
      15: ['era1-market-favor-point', 2],
      30: ['era1-market-koku-point', 0],
    },
    dice: [4],
  };

  test('9.2 the Emperor comes after the roll of the turn in which the last Era 1 tile came into the row', () => {
    const table = scenario(BEFORE_VISIT).build(2, 'era1-manor-point');
    expect(table.state.phase).toBe('era1');
    table.endTurn();
    const types = table.events.map((event) => event.type);
    expect(types.slice(0, 3)).toEqual(['tileCameIn', 'rolled', 'emperorArrived']);
    expect(types.at(-1)).toBe('turnBegan');
    expect(table.state).toMatchObject({ phase: 'era2', current: 1, turn: 2, step: 'beforeAction' });
    expect(table.player(0).die).toBe(4);
  });

  test('9.2 every player gains every owner reward, once per marker, in the order of the shore spaces', () => {
    const table = scenario(BEFORE_VISIT).build(2, 'era1-manor-point');
    const before = table.state.players.map((player) => ({ ...player }));
    table.endTurn();
    expect(table.state.emperorsVisit).toEqual({
      turn: 1,
      gains: [
        { player: 0, space: 2, resource: 'points', amount: 1, lost: 0 },
        { player: 2, space: 4, resource: 'koku', amount: 1, lost: 0 },
        { player: 2, space: 4, resource: 'silk', amount: 1, lost: 0 },
        { player: 1, space: 4, resource: 'koku', amount: 1, lost: 0 },
        { player: 1, space: 4, resource: 'silk', amount: 1, lost: 0 },
        { player: 1, space: 9, resource: 'koku', amount: 0, lost: 1 },
        { player: 1, space: 9, resource: 'koku', amount: 0, lost: 1 },
        { player: 1, space: 12, resource: 'koku', amount: 0, lost: 1 },
        { player: 1, space: 12, resource: 'rice', amount: 0, lost: 1 },
        { player: 2, space: 15, resource: 'favor', amount: 0, lost: 1 },
        { player: 2, space: 15, resource: 'points', amount: 1, lost: 0 },
        { player: 0, space: 30, resource: 'koku', amount: 1, lost: 0 },
        { player: 0, space: 30, resource: 'points', amount: 1, lost: 0 },
      ],
    });
    expect(table.state.players.map((player, seat) => player.points - (before[seat]?.points ?? 0))).toEqual([
      2, 0, 1, 0,
    ]);
  });

  test('9.2 the visit gives no visitor reward, no influence, nothing of royal ship or patron', () => {
    const table = scenario(BEFORE_VISIT).build(2, 'era1-manor-point');
    const influence = table.state.players.map((player) => [...player.influence]);
    table.endTurn();
    const gains = table.eventsOf('gained');
    expect(gains.every((event) => event.source.from === 'emperor')).toBe(true);
    expect(table.state.players.map((player) => player.influence)).toEqual(influence);
    expect(table.player(3)).toMatchObject({ koku: 10, points: 0, silk: 1, rice: 1, porcelain: 1, favor: 2 });
  });

  test.each(ERA1_TILES)(
    '9.2 the Emperor brings the owner of $id its reward and asks nobody anything',
    ({ id, owner }) => {
      const { anyGood, influence, kokuPer, ...held } = owner;
      expect([anyGood, influence]).toEqual([undefined, undefined]);
      const row = ERA1_TILES.map((tile) => tile.id)
        .filter((other) => other !== id)
        .slice(0, 4);
      const table = scenario({
        era1Left: 1,
        seats: [
          { die: 1, koku: 5, ships: [4, 9] },
          { koku: 0, favor: 0, delivered: ['elder-1', 'elder-2'] },
        ],
        row,
        shore: { 20: [id, 1] },
      }).build(2, row[0] ?? id);
      const koku = kokuPer === 'deliveredCustomer' ? 2 : kokuPer ? 1 : held.koku;
      expect(changeOf(table, 1, () => table.endTurn())).toEqual({ ...held, ...(koku ? { koku } : {}) });
      expect(table.state.queue).toEqual([]);
      expect(table.state.waiting).toEqual([]);
    },
  );

  test('9.2 only Era 1 tiles can stand on the shore then', () => {
    expect(ERA1_TILES).toHaveLength(24);
    for (const { id } of ERA1_TILES) {
      expect(building(id).owner.every((effect) => effect.kind === 'gain' || effect.kind === 'kokuPer')).toBe(
        true,
      );
    }
  });

  const LAST_TILE: ScenarioSpec = {
    players: 3,
    phase: 'era2',
    era2Left: 1,
    current: 1,
    row: ROW,
    seats: [
      { die: 1, ships: [4, 9] },
      { die: 1, koku: 5 },
      { die: 1, ships: [4, 9] },
    ],
  };

  test('9.3 who brings the last Era 2 tile gains 5 points, and every other player has exactly one more turn', () => {
    const table = scenario(LAST_TILE).build(2, 'era2-port-2-points');
    expect(changeOf(table, 1, () => table.endTurn())).toEqual({ points: 5 });
    expect(table.state).toMatchObject({
      phase: 'finalRound',
      current: 2,
      finalRound: { by: 1, turnsLeft: 2 },
    });
    expect(table.events.map((event) => event.type)).toEqual([
      'tileCameIn',
      'finalRoundBegan',
      'gained',
      'turnBegan',
    ]);
    table.sail(0).endTurn();
    expect(table.state).toMatchObject({
      current: 0,
      finalRound: { by: 1, turnsLeft: 1 },
      step: 'beforeAction',
    });
    table.sail(0).endTurn();
    expect(table.state).toMatchObject({ step: 'over', finalRound: { by: 1, turnsLeft: 0 } });
    expect(table.state.result?.scores.map((score) => score.finalRound)).toEqual([0, 5, 0]);
    expect([0, 1, 2].flatMap((seat) => table.legal(seat))).toEqual([]);
  });

  test('9.3 nobody rolls a die for a turn that will not come', () => {
    const table = scenario(LAST_TILE).build(2, 'era2-port-2-points').endTurn();
    expect(table.eventsOf('rolled')).toEqual([]);
    expect(table.sail(0).endTurn().eventsOf('rolled')).toEqual([]);
  });

  test('9.3 a journey that discards the end of the row can bring the last tile as well', () => {
    const table = scenario({
      ...LAST_TILE,
      seats: [{}, { die: 1, ships: [14, 9] }],
    })
      .sail(0)
      .choose('koku')
      .endTurn();
    expect(table.state.finalRound).toEqual({ by: 1, turnsLeft: 2 });
    expect(table.state.row.slice(1)).toEqual(ROW.slice(0, 3));
  });

  test('9.3 with the stacks empty the row only slides, and the tile nearest to the end is its end (R)', () => {
    const table = scenario({
      phase: 'finalRound',
      row: ROW,
      seats: [
        { die: 1, koku: 5, favor: 0 },
        { die: 2, koku: 6, favor: 0 },
        { die: 1, ships: [14, 9] },
      ],
    });
    table.build(2, 'era2-shrine-silk');
    expect(table.player(0).favor).toBe(1);
    table.endTurn();
    expect(table.state.row).toEqual([null, ...ROW.slice(0, 3)]);
    table.build(8, 'era2-manor-influence');
    expect(table.player(1).favor).toBe(1);
    table.endTurn();
    expect(table.state.row).toEqual([null, null, ...ROW.slice(0, 2)]);
    table.sail(0).choose('koku');
    expect(table.state.discardedTiles.at(-1)).toBe('era2-market-favor');
    table.endTurn();
    expect(table.state.step).toBe('over');
    expect(table.state.row).toEqual([null, null, null, 'era2-port-2-points']);
  });
});
