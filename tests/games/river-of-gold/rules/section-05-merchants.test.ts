import {
  applyMove,
  type CustomerId,
  cloneState,
  type GameState,
  legalMoves,
  pendingChoice,
  seededRandom,
  UNKNOWN_RANDOM,
} from '../../../../src/games/river-of-gold';
import { merchantsToOrder, merchantTasks } from '../../../../src/games/river-of-gold/rules/merchants';
import { runQueue } from '../../../../src/games/river-of-gold/rules/queue';
import { position, type SeatSpec, scenario, type Table } from './scenario';

/** A ship that completes its journey with these merchants; the journey's own bonus is taken as koku. */
const journey = (delivered: CustomerId[], seat: SeatSpec = {}): Table =>
  scenario({ seats: [{ die: 1, ships: [14, 9], koku: 0, favor: 0, ...seat, delivered }] })
    .sail(0)
    .choose('koku');
const asked = (table: Table) => pendingChoice(table.state);

const FULL = { silk: 6, rice: 6, porcelain: 6 } as const;
const NOTHING = { silk: 0, rice: 0, porcelain: 0 } as const;

describe('section 5: the order of the merchants', () => {
  test('5.4 the player says whether the sale comes before or after a merchant that gives a good (R)', () => {
    const orders = [
      ['merchant-4', 'merchant-3'],
      ['merchant-3', 'merchant-4'],
    ] as const;
    for (const [first, second] of orders) {
      expect(asked(journey([first, second], FULL))).toMatchObject({
        player: 0,
        kind: 'merchant',
        options: [first, second],
        source: { from: 'journey' },
      });
    }
    const saleFirst = journey(['merchant-3', 'merchant-4'], FULL).choose(
      'merchant-4',
      'silk',
      'done',
      'silk',
    );
    expect(saleFirst.player(0)).toMatchObject({ koku: 12, ...FULL });
    const goodFirst = journey(['merchant-4', 'merchant-3'], FULL).choose('merchant-3');
    expect(goodFirst.eventsOf('goodLost')).toHaveLength(1);
    const withNothing = journey(['merchant-4', 'merchant-3'], NOTHING).choose('merchant-3', 'rice', 'rice');
    expect(withNothing.player(0)).toMatchObject({ koku: 12, ...NOTHING });
  });

  test('5.4 the end of the row is discarded after the last of them (R)', () => {
    const table = journey(['merchant-3', 'merchant-4']).choose('merchant-4', 'done');
    expect(table.eventsOf('tileDiscarded')).toEqual([]);
    table.choose('rice');
    expect(table.eventsOf('tileDiscarded')).toHaveLength(1);
    expect(table.legalArgs('endTurn')).toHaveLength(1);
  });

  const ASKED: { because: string; delivered: CustomerId[]; seat: SeatSpec; asked: CustomerId[] | null }[] = [
    { because: 'no sale', delivered: ['merchant-3', 'merchant-6'], seat: FULL, asked: null },
    { because: 'a sale alone', delivered: ['merchant-4'], seat: FULL, asked: null },
    { because: 'favor is in nobody’s way', delivered: ['merchant-5', 'merchant-4'], seat: FULL, asked: null },
    { because: 'points are not either', delivered: ['merchant-2', 'merchant-4'], seat: FULL, asked: null },
    { because: 'all the koku fits', delivered: ['merchant-6', 'merchant-4'], seat: {}, asked: null },
    {
      because: 'not all the koku fits',
      delivered: ['merchant-6', 'merchant-4'],
      seat: { koku: 12 },
      asked: ['merchant-6', 'merchant-4'],
    },
    {
      because: 'nothing to sell',
      delivered: ['merchant-6', 'merchant-4'],
      seat: { ...NOTHING, koku: 20 },
      asked: null,
    },
    {
      because: 'the others go first by themselves',
      delivered: ['merchant-4', 'merchant-5', 'merchant-3', 'merchant-2'],
      seat: {},
      asked: ['merchant-4', 'merchant-3'],
    },
  ];
  test.each(ASKED)(
    '5.4 with $delivered, $because: asked about $asked (R)',
    ({ delivered, seat, asked: about }) => {
      const choice = asked(journey(delivered, seat));
      expect(choice?.kind === 'merchant' ? choice.options : null).toEqual(about);
    },
  );

  test('5.4 influence that brings a good or koku counts as giving it (R)', () => {
    const at = (step: number) =>
      asked(
        scenario({
          seats: [
            {
              die: 1,
              ships: [14, 9],
              koku: 5,
              ...FULL,
              delivered: ['merchant-1', 'merchant-4'],
              influence: { 2: step },
            },
          ],
          shore: { 9: ['era1-port-point', 0] },
        })
          .sail(0)
          .choose('koku'),
      )?.kind;
    expect([0, 1, 3, 4, 8, 12, 17].map(at)).toEqual([
      'sell',
      'merchant',
      'sell',
      'merchant',
      'sell',
      'sell',
      'merchant',
    ]);
  });

  test('5.4 games that began with the first rulings go on with merchants in the order of delivery', () => {
    const table = scenario({
      options: { rulings: 'first' },
      seats: [{ die: 1, ships: [14, 9], koku: 0, ...FULL, delivered: ['merchant-3', 'merchant-4'] }],
    })
      .sail(0)
      .choose('koku');
    expect(asked(table)?.kind).toBe('sell');
    expect(table.eventsOf('goodLost')).toHaveLength(1);
  });

  /** All that a player can hold in the end, whatever is chosen. */
  function outcomes(start: GameState): Set<string> {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (state: GameState): void => {
      const key = JSON.stringify([state.players[0], state.queue]);
      if (seen.has(key)) return;
      seen.add(key);
      if (!pendingChoice(state)) found.add(JSON.stringify(state.players[0]));
      else
        for (const move of legalMoves(state, 0)) {
          if (move.name !== 'choose') continue;
          const next = cloneState(state);
          applyMove(next, move, UNKNOWN_RANDOM);
          visit(next);
        }
    };
    visit(start);
    return found;
  }
  const ordersOf = <T>(items: readonly T[]): T[][] =>
    items.length === 0
      ? [[]]
      : items.flatMap((item) =>
          ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
        );

  test('5.4 where nobody is asked, every order leads to the same ends (R)', () => {
    const { index } = seededRandom('orders');
    const tried = { asked: 0, unasked: 0 };
    for (let round = 0; round < 120; round++) {
      const ids = (['merchant-1', 'merchant-2', 'merchant-5', 'merchant-6'] as const)
        .filter(() => index(2) === 0)
        .slice(0, 2);
      const delivered: CustomerId[] = ['merchant-4', ...ids];
      const goods = () => (index(3) === 0 ? 6 : index(3));
      const start = position({
        step: 'afterAction',
        seats: [
          {
            koku: index(26),
            silk: goods(),
            rice: goods(),
            porcelain: goods(),
            favor: index(4),
            influence: { 2: index(19), 3: index(19) },
            delivered,
          },
        ],
        shore: { 9: ['era1-port-point', 0], 12: ['era1-market-point', 0] },
      });
      const matters = merchantsToOrder(start, 0, delivered).length > 0;
      tried[matters ? 'asked' : 'unasked']++;
      if (matters) continue;
      const ends = ordersOf(delivered).map((order) => {
        const state = cloneState(start);
        state.queue = merchantTasks(0, order);
        runQueue({ state, random: UNKNOWN_RANDOM, events: null });
        return outcomes(state);
      });
      for (const end of ends) expect(end).toEqual(ends[0]);
    }
    expect(tried.asked).toBeGreaterThan(20);
    expect(tried.unasked).toBeGreaterThan(20);
  });
});
