import type * as Buildings from '../../../../src/games/river-of-gold/data/buildings';
import { scenario } from './scenario';

/** A tile is one row of the table of buildings. This one, which no box has, gives its owner influence in Era 1. */
jest.mock('../../../../src/games/river-of-gold/data/buildings', (): typeof Buildings => {
  const actual: typeof Buildings = jest.requireActual('../../../../src/games/river-of-gold/data/buildings');
  const row = {
    ...actual.building('era1-manor-silk'),
    id: 'era1-manor-influence' as Buildings.TileId,
    owner: [{ kind: 'influence', amount: 2 }] as const,
  };
  const isNew = (id: unknown): boolean => id === row.id;
  return {
    ...actual,
    BUILDINGS: [...actual.BUILDINGS, row],
    isTileId: (id): id is Buildings.TileId => isNew(id) || actual.isTileId(id),
    building: (id) => (isNew(id) ? row : actual.building(id)),
  };
});

const NEW_TILE = 'era1-manor-influence' as Buildings.TileId;

test('5.3 an owner gains the influence where the building stands', () => {
  const table = scenario({
    seats: [{ die: 1, ships: [1, 9] }, { influence: { 1: 3 } }],
    shore: { 5: [NEW_TILE, 1] },
  }).sail(0);
  expect(table.player(1).influence[0]).toBe(5);
});

test('9.2 the Emperor brings it too, each owner in the region of the building', () => {
  const table = scenario({
    era1Left: 1,
    seats: [
      { die: 1, koku: 5, ships: [4, 9] },
      { influence: { 4: 4 }, koku: 0 },
    ],
    row: ['era1-port-rice', 'era1-port-point', 'era1-manor-silk', 'era1-manor-favor'],
    shore: { 20: [NEW_TILE, 1, 0] },
  })
    .build(2, 'era1-port-rice')
    .endTurn();
  expect(table.state.phase).toBe('era2');
  expect(table.player(1).influence).toEqual([0, 0, 0, 6, 0, 0]);
  expect(table.player(0).influence[3]).toBe(2);
  // Step 5 of the track was passed on the way.
  expect(table.player(1).koku).toBe(2);
  expect(table.events).toContainEqual({
    type: 'influenced',
    player: 1,
    region: 4,
    from: 4,
    to: 6,
    lost: 0,
    source: { from: 'emperor', space: 20 },
  });
});
