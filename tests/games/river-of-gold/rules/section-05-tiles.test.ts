import { BUILDINGS, building, GOODS, type TileId } from '../../../../src/games/river-of-gold';
import { pairTiles, type Reward, type TileFacts } from './facts';
import { changeOf, type ScenarioSpec, type SeatSpec, scenario, type Table } from './scenario';

/** Each of the 49 tiles, with what is printed on it rather than with what the program holds. */
const TILES = pairTiles().map(({ id, printed }) => {
  if (!id) throw new Error(`No tile for ${JSON.stringify(printed)}`);
  return { id, printed };
});
const OWNED = TILES.filter(({ printed }) => typeof printed.era === 'number');

/** From step 13 of a track four more steps bring nothing, so that only the tile itself is seen. */
const QUIET_STEP = 13;
const ROOM: SeatSpec = { koku: 0, favor: 0, influence: QUIET_STEP };

/** A place for a tile next to three empty spaces: its shore space, its region, and the ship that comes by with die 1. */
const PLACE = {
  start: { space: 3, region: 1, ship: 1 },
  imperial: { space: 6, region: 2, ship: 2 },
  era: { space: 10, region: 2, ship: 4 },
} as const;
const placeOf = ({ era }: TileFacts) => PLACE[typeof era === 'number' ? 'era' : era];
const KOKU_OF_EMPTY_SPACES = 3;

const others = (id: TileId, count: number): TileId[] =>
  BUILDINGS.filter((tile) => tile.era === building(id).era && tile.id !== id)
    .slice(0, count)
    .map((tile) => tile.id);

/** The same reward without what is not held: influence, cards, counted things. */
function held({ influence: _i, drawAndDiscardCustomer: _d, kokuPer: _k, anyGood: _a, ...rest }: Reward) {
  return rest;
}

function sailPast(
  id: TileId,
  printed: TileFacts,
  owner: SeatSpec = {},
  more: ScenarioSpec['shore'] = {},
): Table {
  const { space, ship } = placeOf(printed);
  const owned = typeof printed.era === 'number';
  return scenario({
    players: printed.era === 'start' ? 3 : 4,
    phase: printed.era === 2 ? 'era2' : 'era1',
    seats: [
      { ...ROOM, die: 1, ships: [ship, 9], hand: ['elder-1', 'elder-2'] },
      { ...ROOM, ...owner },
    ],
    deck: ['elder-3'],
    shore: { ...more, [space]: owned ? [id, 1] : id },
  });
}

describe('section 5: the rewards of all 49 tiles', () => {
  test.each(TILES)('5.2 a visitor of $id gains its visitor reward', ({ id, printed }) => {
    const { visitor } = printed;
    const { region } = placeOf(printed);
    const table = sailPast(id, printed);
    const gained = changeOf(table, 0, () => {
      table.sail(0);
      if (visitor.anyGood) table.choose('porcelain');
      if (visitor.drawAndDiscardCustomer) table.choose('elder-1');
    });
    expect(gained).toEqual({
      ...held(visitor),
      koku: KOKU_OF_EMPTY_SPACES + (visitor.koku ?? 0),
      ...(visitor.anyGood ? { porcelain: 1 } : {}),
    });
    expect(table.influence(0, region)).toBe(QUIET_STEP + (visitor.influence ?? 0));
    const drawn = visitor.drawAndDiscardCustomer;
    expect(table.hand(0)).toEqual(drawn ? ['elder-2', 'elder-3'] : ['elder-1', 'elder-2']);
    expect(table.state.customerDiscard).toEqual(drawn ? ['elder-1'] : []);
    expect(table.state.queue).toEqual([]);
  });

  test.each(OWNED)('5.3 the owner of $id gains its owner reward when a ship comes by', ({ id, printed }) => {
    const { owner } = printed;
    const { region } = placeOf(printed);
    const alike = BUILDINGS.find((tile) => tile.type === printed.type && tile.era === 1 && tile.id !== id);
    const counted: SeatSpec = { delivered: ['elder-4', 'monk-4', 'noble-4'] };
    const table = sailPast(id, printed, counted, alike ? { 20: [alike.id, 1] } : {});
    const waits = owner.anyGood === 1;
    const gained = changeOf(table, 1, () => {
      table.sail(0);
      if (printed.visitor.anyGood) table.choose('porcelain');
      if (waits) table.endTurn().choose('rice');
    });
    const koku = owner.kokuPer === 'deliveredCustomer' ? 3 : owner.kokuPer ? 2 : owner.koku;
    expect(gained).toEqual({
      ...held(owner),
      ...(koku ? { koku } : {}),
      ...(waits ? { rice: 1 } : {}),
    });
    expect(table.influence(1, region)).toBe(QUIET_STEP + (owner.influence ?? 0));
  });

  test.each(OWNED)('5.3 who sails past their own $id gains both its rewards', ({ id, printed }) => {
    const { owner, visitor } = printed;
    const { space, ship, region } = placeOf(printed);
    const table = scenario({
      phase: printed.era === 2 ? 'era2' : 'era1',
      seats: [{ ...ROOM, die: 1, ships: [ship, 9], delivered: ['elder-4'] }],
      shore: { [space]: [id, 0] },
    }).sail(0);
    while (table.state.queue.length > 0) table.choose('silk');
    const { favor, points } = table.player(0);
    expect({ favor, points }).toEqual({
      favor: (owner.favor ?? 0) + (visitor.favor ?? 0),
      points: (owner.points ?? 0) + (visitor.points ?? 0),
    });
    expect(table.player(0).koku).toBe(
      KOKU_OF_EMPTY_SPACES + (visitor.koku ?? 0) + (owner.koku ?? 0) + (owner.kokuPer ? 1 : 0),
    );
    expect(table.influence(0, region)).toBe(QUIET_STEP + (owner.influence ?? 0) + (visitor.influence ?? 0));
    const goods = GOODS.reduce((sum, good) => sum + table.player(0)[good], 0);
    const printedGoods = (reward: Reward) =>
      GOODS.reduce((sum, good) => sum + (reward[good] ?? 0), reward.anyGood ?? 0);
    expect(goods).toBe(3 + printedGoods(owner) + printedGoods(visitor));
  });

  test.each(OWNED)('4.4 the builder of $id gains its influence in the region', ({ id, printed }) => {
    const table = scenario({
      phase: printed.era === 2 ? 'era2' : 'era1',
      seats: [{ ...ROOM, koku: 6, die: 2 }],
      row: [id, ...others(id, 3)],
    });
    const reachesEnd = printed.influence === 5;
    expect(changeOf(table, 0, () => table.build(8, id))).toEqual({
      koku: -6,
      ...(reachesEnd ? { points: 3 } : {}),
    });
    expect(table.player(0).influence).toEqual([13, 13 + printed.influence, 13, 13, 13, 13]);
    expect(table.at(8)).toEqual({ tile: id, owners: [0] });
    expect(table.state.queue.length).toBe(reachesEnd ? 1 : 0);
  });

  test('5.3 starting tiles and imperial markets have no owner, and nobody gains an owner reward from them', () => {
    const table = scenario({ players: 2, seats: [{ die: 1, ships: [2, 9], hand: [] }] }).sail(0);
    expect(table.at(6)?.owners).toEqual([]);
    expect(table.at(7)?.owners).toEqual([]);
    expect(table.events.some((event) => event.type === 'gained' && event.source.from === 'owner')).toBe(
      false,
    );
    for (const { id, printed } of TILES) {
      if (typeof printed.era !== 'number') expect(building(id).owner).toEqual([]);
    }
  });
});
