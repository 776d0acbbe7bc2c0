import { pendingChoice, voyage } from '../../../../src/games/river-of-gold';
import { changeOf, scenario } from './scenario';

const FACES = [1, 2, 3, 4, 5, 6] as const;

describe('section 5: sail', () => {
  test.each(FACES)('5.1 one of the two ships moves down the river by the die, here %i', (die) => {
    for (const ship of [0, 1] as const) {
      const table = scenario({ seats: [{ die, ships: [2, 5], hand: [] }] }).sail(ship);
      const ships = ship === 0 ? [2 + die, 5] : [2, 5 + die];
      expect(table.player(0).ships).toEqual(ships);
    }
  });

  test('5.2 visitor rewards come in the order of the space numbers, an empty space gives 1 koku', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], koku: 0 }],
      shore: { 10: ['era1-shrine-point', 1], 12: ['era1-port-point', 2] },
    }).sail(0);
    const visits = table.eventsOf('gained').filter((event) => event.source.from === 'visitor');
    expect(visits.map(({ resource, amount, source }) => [source, resource, amount])).toEqual([
      [{ from: 'visitor', space: 9 }, 'koku', 1],
      [{ from: 'visitor', space: 10 }, 'points', 2],
      [{ from: 'visitor', space: 11 }, 'koku', 1],
      [{ from: 'visitor', space: 12 }, 'koku', 3],
    ]);
  });

  test('5.2 a draw of customers comes first among the visitor rewards, whatever its space (R)', () => {
    const table = scenario({
      seats: [
        {
          die: 1,
          ships: [13, 9],
          koku: 0,
          hand: ['elder-1', 'elder-2'],
          delivered: ['noble-1'],
          royalShip: 0,
        },
      ],
      deck: ['elder-3'],
    }).sail(0);
    expect(pendingChoice(table.state)).toMatchObject({
      kind: 'discard',
      source: { from: 'visitor', space: 29 },
    });
    expect(table.player(0).koku).toBe(0);
    table.choose('elder-1');
    expect(pendingChoice(table.state)).toMatchObject({
      kind: 'good',
      source: { from: 'visitor', space: 29 },
    });
    const visits = table.eventsOf('gained').map(({ source, resource }) => [source, resource]);
    expect(visits).toEqual([
      [{ from: 'visitor', space: 26 }, 'koku'],
      [{ from: 'visitor', space: 28 }, 'koku'],
    ]);
  });

  test('5.3 owner rewards follow all visitor rewards, one for each marker', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], delivered: ['monk-1'] }],
      shore: { 9: ['era1-port-point', 2, 2], 12: ['era1-market-2-koku', 1, 3] },
    }).sail(0);
    const order = table.eventsOf('gained').map(({ player, source }) => `${source.from} ${player}`);
    expect(order).toEqual([
      'visitor 0',
      'visitor 0',
      'visitor 0',
      'visitor 0',
      'owner 2',
      'owner 2',
      'owner 1',
      'owner 3',
    ]);
    expect(table.player(2).points).toBe(2);
    expect([table.player(1).koku, table.player(3).koku]).toEqual([8 + 2, 10 + 2]);
  });

  test('5.3 the sailing player gains the owner reward of an own building too', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], koku: 0 }],
      shore: { 10: ['era1-market-2-koku', 0] },
    });
    expect(changeOf(table, 0, () => table.sail(0))).toEqual({ silk: 1, koku: 3 + 2 });
  });

  test('5.3 influence from a building is gained in the region where the building stands', () => {
    const table = scenario({
      phase: 'era2',
      seats: [{ die: 1, ships: [4, 9], influence: 13 }, { influence: 13 }],
      shore: { 10: ['era2-manor-influence', 1], 11: ['era1-manor-silk', 2] },
    }).sail(0);
    expect(table.player(0).influence).toEqual([13, 16, 15, 13, 13, 13]);
    expect(table.player(1).influence).toEqual([13, 14, 13, 13, 13, 13]);
    expect(table.player(2).influence).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('5.4 a ship that stops on space 14 has not completed its journey (R)', () => {
    const table = scenario({ seats: [{ die: 4, ships: [10, 2], hand: [] }] });
    const row = [...table.state.row];
    table.sail(0);
    expect(table.player(0).ships).toEqual([14, 2]);
    expect(table.eventsOf('sailed')).toMatchObject([{ from: 10, to: 14, journey: false }]);
    expect(table.state.queue).toEqual([]);
    expect(table.state.row).toEqual(row);
    expect(table.state.discardedTiles).toEqual([]);
  });

  const BEYOND = FACES.map((die) => ({ die, to: die }));
  test.each(BEYOND)(
    '5.4 from space 14 die $die leads to space $to and completes the journey (R)',
    ({ die, to }) => {
      expect(voyage(14, die)).toEqual({ to, journey: true });
      const table = scenario({ seats: [{ die, ships: [14, 9], hand: [] }] }).sail(0);
      expect(table.player(0).ships).toEqual([to, 9]);
      expect(table.state.queue[0]?.task.kind).toBe('journeyBonus');
    },
  );

  test('5.4 completing a journey gives 3 koku or a good of choice, after the rewards of the spaces', () => {
    const options = ['koku', 'silk', 'rice', 'porcelain'];
    for (const option of options) {
      const table = scenario({ seats: [{ die: 1, ships: [14, 9], koku: 0 }] }).sail(0);
      expect(table.player(0).koku).toBe(4);
      expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(options);
      expect(changeOf(table, 0, () => table.choose(option))).toEqual({
        [option]: option === 'koku' ? 3 : 1,
      });
    }
  });

  test('5.4 goods without room are no options, koku always is', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [14, 9], koku: 25, silk: 6, rice: 6, porcelain: 6 }],
    }).sail(0);
    expect(table.legalArgs('choose')).toEqual([{ option: 'koku' }]);
    expect(table.choose('koku').eventsOf('gained')).toMatchObject([{ amount: 0, lost: 3 }]);
  });

  test('5.4 then all merchants give what they give, then the end of the row is discarded and refilled', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [14, 9], koku: 0, favor: 0, delivered: ['merchant-6', 'merchant-5'] }],
    });
    const [first, second, third, last] = table.state.row;
    const top = table.state.secrets.era1.at(-1);
    table.sail(0);
    expect(table.state.row[3]).toBe(last);
    table.choose('koku');
    expect(table.player(0)).toMatchObject({ koku: 4 + 3 + 3, favor: 1 });
    expect(table.events.map((event) => event.type)).toEqual(['gained', 'gained', 'gained', 'tileDiscarded']);
    expect(table.state.discardedTiles).toEqual([last]);
    table.endTurn();
    expect(table.state.row).toEqual([top, first, second, third]);
  });

  test('5.5 the royal ship acts after the journey, then the patron that looks at the voyage (R)', () => {
    const table = scenario({
      seats: [
        {
          patron: 'daidoji-uji',
          die: 1,
          ships: [14, 9],
          royalShip: 0,
          delivered: ['noble-4', 'merchant-6', 'noble-6'],
        },
      ],
      shore: { 2: ['era1-port-rice', 0], 3: ['era1-port-favor', 1] },
    })
      .sail(0)
      .choose('silk');
    expect(
      table.events.map((event) => (event.type === 'gained' ? event.source : { from: event.type })),
    ).toEqual([
      { from: 'journey' },
      { from: 'customer', customer: 'merchant-6' },
      { from: 'tileDiscarded' },
      { from: 'customer', customer: 'noble-4' },
      { from: 'customer', customer: 'noble-6' },
      { from: 'patron', patron: 'daidoji-uji' },
    ]);
    expect(table.player(0).points).toBe(1 + 1 + 2);
  });

  test('5.5 a building with a marker of the player and one of an opponent counts as both (R)', () => {
    const points = (owners: number[]) =>
      scenario({
        seats: [
          {
            patron: 'daidoji-uji',
            die: 1,
            ships: [4, 9],
            royalShip: 0,
            delivered: ['noble-4', 'noble-6', 'monk-1', 'monk-2'],
          },
        ],
        shore: { 10: ['era1-market-2-koku', ...owners] },
      })
        .sail(0)
        .player(0).points;
    expect(points([0, 1])).toBe(1 + 1 + 2);
    expect(points([1, 0])).toBe(1 + 1 + 2);
    expect(points([0])).toBe(1);
    expect(points([0, 0])).toBe(1);
    expect(points([1])).toBe(1 + 2);
  });
});
