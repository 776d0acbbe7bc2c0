import {
  type CustomerId,
  finalScores,
  GOODS,
  type Good,
  type Role,
  SHORE_SPACES,
} from '../../../../src/games/river-of-gold';
import { type CustomerFacts, facts } from './facts';
import { changeOf, type ScenarioSpec, scenario, type Table } from './scenario';

/** Each of the 30 customers, with what is printed on it rather than with what the program holds. */
const ALL = facts.customers.map((printed) => ({
  id: `${printed.role}-${printed.region}` as CustomerId,
  ...printed,
}));
const of = (role: Role) => ALL.filter((customer) => customer.role === role);
const ARTISANS = of('artisan');
const MERCHANTS = of('merchant');
const NOBLES = of('noble');
const ELDERS = of('elder');
const MONKS = of('monk');

const QUIET_STEP = 13;
const INFLUENCE: Readonly<Record<Role, number>> = { merchant: 3, artisan: 2, noble: 2, monk: 0, elder: 0 };
const goodsOf = ({ order }: CustomerFacts): Record<Good, number> => ({
  silk: order[0],
  rice: order[1],
  porcelain: order[2],
});
/** Two customers that are not the one tested. */
const spare = (id: CustomerId, count: number): CustomerId[] =>
  ALL.filter((customer) => customer.id !== id)
    .slice(0, count)
    .map((customer) => customer.id);

const SHORE: ScenarioSpec['shore'] = {
  1: ['era1-port-point', 0],
  9: ['era1-market-point', 0],
  19: ['era1-manor-point', 1],
  27: ['era1-shrine-point', 2],
  28: ['era1-shrine-favor', 0, 1],
};

function beforeDelivery(id: CustomerId, printed: CustomerFacts, goods = goodsOf(printed)): Table {
  const [kept, first, second] = spare(id, 3) as [CustomerId, CustomerId, CustomerId];
  return scenario({
    seats: [
      { ...goods, die: printed.region, koku: 0, favor: 0, influence: QUIET_STEP, hand: [id, kept] },
      { influence: 0 },
    ],
    shore: SHORE,
    deck: [first, second],
  });
}

describe('section 6: all 30 customers', () => {
  test.each(ALL)(
    '6.2 the $role of region $region is delivered to for exactly its order',
    ({ id, ...printed }) => {
      const order = goodsOf(printed);
      expect(beforeDelivery(id, printed).legalArgs('deliver')).toContainEqual({ customer: id });
      for (const good of GOODS) {
        if (order[good] === 0) continue;
        const less = beforeDelivery(id, printed, {
          silk: 6,
          rice: 6,
          porcelain: 6,
          [good]: order[good] - 1,
        });
        expect(less.legalArgs('deliver')).not.toContainEqual({ customer: id });
      }
    },
  );

  test.each(ALL)('6.3 the $role of region $region gives its delivery ability', ({ id, ...printed }) => {
    const { role, region, secondMarkerOn } = printed;
    const table = beforeDelivery(id, printed);
    const order = goodsOf(printed);
    const gained = changeOf(table, 0, () => {
      table.deliver(id);
      if (role === 'noble') table.choose(1);
      if (role === 'monk') {
        const options = table.legalArgs('choose').map((arg) => arg.option);
        expect(options).toEqual(secondMarkerOn === 'own' ? [1, 9] : [19, 27]);
        table.choose(options[1] ?? '');
      }
    });
    const paid = Object.fromEntries(GOODS.flatMap((good) => (order[good] ? [[good, -order[good]]] : [])));
    expect(gained).toEqual({ ...paid, ...(role === 'monk' ? { favor: 2 } : {}) });
    const steps = Array.from({ length: 6 }, () => QUIET_STEP);
    steps[region - 1] = QUIET_STEP + INFLUENCE[role];
    expect(table.player(0)).toMatchObject({
      delivered: [id],
      influence: steps,
      favorLimit: role === 'monk' ? 4 : 3,
      royalShip: role === 'noble' ? 1 : null,
    });
    expect(table.hand(0)).toEqual(spare(id, 3));
    expect(table.state.queue.map((pending) => pending.task.kind)).toEqual(['discardCustomer']);
  });

  test.each(MONKS)(
    '6.9 the monk of region $region marks a building as the card says',
    ({ id, ...printed }) => {
      const table = beforeDelivery(id, printed).deliver(id);
      const space = printed.secondMarkerOn === 'own' ? 9 : 19;
      table.choose(space);
      expect(table.at(space)?.owners).toEqual(printed.secondMarkerOn === 'own' ? [0, 0] : [1, 0]);
      expect(table.eventsOf('secondMarker')).toEqual([{ type: 'secondMarker', player: 0, space }]);
    },
  );

  test.each(MERCHANTS)(
    '6.5 the merchant of region $region works when a ship completes its journey',
    ({ id, onJourney }) => {
      const table = scenario({
        seats: [
          {
            die: 1,
            ships: [14, 9],
            koku: 0,
            favor: 0,
            silk: 2,
            rice: 0,
            porcelain: 1,
            influence: QUIET_STEP,
            delivered: ['elder-1', id],
          },
        ],
        shore: { 9: ['era1-port-point', 0], 12: ['era1-market-point', 0, 1], 13: ['era1-port-rice', 0] },
      }).sail(0);
      const gained = changeOf(table, 0, () => {
        table.choose('koku');
        if (onJourney === 'anyGood') table.choose('rice');
        if (onJourney === 'sellGoodsFor5') table.choose('silk', 'porcelain', 'done');
      });
      const expected: Record<string, object> = {
        influenceWhereOwned: { koku: 3 },
        pointPerDelivered: { koku: 3, points: 2 },
        anyGood: { koku: 3, rice: 1 },
        sellGoodsFor5: { koku: 3 + 10, silk: -1, porcelain: -1 },
        favor1: { koku: 3, favor: 1 },
        koku3: { koku: 6 },
      };
      expect(gained).toEqual(expected[onJourney ?? '']);
      const owned = onJourney === 'influenceWhereOwned' ? 1 : 0;
      expect(table.player(0).influence).toEqual([13, 13 + owned, 13 + owned, 13, 13, 13]);
      expect(table.state.queue).toEqual([]);
      expect(table.state.discardedTiles).toHaveLength(1);
    },
  );

  test.each(ARTISANS)(
    '6.6 the artisan of region $region takes 2 koku off every space of it',
    ({ id, region }) => {
      for (const space of SHORE_SPACES) {
        if (space.cost === null) continue;
        const discount = space.region === region ? 2 : 0;
        const can = (koku: number) =>
          scenario({ seats: [{ die: space.region, koku, delivered: [id] }] })
            .legalArgs('build')
            .some((arg) => arg.space === space.id);
        expect([can(space.cost - discount), can(space.cost - discount - 1)]).toEqual([true, false]);
      }
    },
  );

  test.each(NOBLES)(
    '6.7 the noble of region $region gives the royal ship its ability',
    ({ id, royalShip }) => {
      const table = scenario({
        seats: [
          { die: 1, ships: [4, 9], koku: 0, influence: QUIET_STEP, royalShip: 0, delivered: [id], favor: 0 },
        ],
        shore: { 9: ['era1-port-point', 1], 10: ['era1-market-favor', 0], 12: ['era1-market-2-koku', 1] },
      });
      const faces = table.legalArgs('sail').flatMap((arg) => arg.face ?? []);
      expect(faces).toEqual(royalShip === 'turnDie' ? [6, 2] : []);
      const chooses = royalShip === 'marketGoodOfChoice';
      const gained = changeOf(table, 0, () => {
        table.sail(0);
        if (chooses) table.choose('porcelain', 'porcelain');
      });
      expect(gained).toEqual({
        favor: 1,
        koku: 3 + (royalShip === 'extraKokuOnEmpty' ? 2 : 1),
        ...(chooses ? { porcelain: 2 } : { rice: 1, silk: 1 }),
        ...(royalShip?.startsWith('pointIf') ? { points: 1 } : {}),
      });
      const steps = royalShip === 'influenceInTouchingRegions' ? 1 : 0;
      expect(table.player(0).influence).toEqual([13, 13 + steps, 13 + steps, 13, 13, 13]);
    },
  );

  const VISITS = [
    { id: 'noble-4', owner: 1, points: 1 },
    { id: 'noble-4', owner: 0, points: 0 },
    { id: 'noble-6', owner: 0, points: 1 },
    { id: 'noble-6', owner: 1, points: 0 },
  ] as const;
  test.each(VISITS)(
    '6.7 $id gives $points for visiting a building of seat $owner',
    ({ id, owner, points }) => {
      const table = scenario({
        seats: [{ die: 1, ships: [4, 9], royalShip: 0, delivered: [id] }],
        shore: {
          9: ['era1-port-rice', owner],
          10: ['era1-port-favor', owner],
          26: ['era1-port-point', 1 - owner],
        },
      }).sail(0);
      expect(table.player(0).points).toBe(points);
    },
  );

  /** What seat 0 owns: 1 port, 2 markets, 3 manors, 4 shrines in 5 regions; seat 1's buildings do not count. */
  const OWNED: ScenarioSpec['shore'] = {
    1: ['era1-port-point', 0],
    2: ['era1-market-point', 0],
    4: ['era1-market-favor', 1, 0],
    8: ['era1-manor-point', 0, 0],
    9: ['era1-manor-favor', 0],
    10: ['era1-manor-silk', 0],
    11: ['era1-shrine-point', 0],
    12: ['era1-shrine-favor', 0],
    16: ['era1-shrine-porcelain', 0, 1],
    26: ['era1-shrine-koku-silk', 0],
    24: ['era1-port-rice', 1],
  };
  test.each(NOBLES)(
    '6.7 at the end the noble of region $region counts what it names',
    ({ id, endPointPer }) => {
      const { state } = scenario({ seats: [{ delivered: [id], koku: 25, silk: 6 }], shore: OWNED });
      const points = { port: 1, market: 2, manor: 3, shrine: 4, types: 4, regions: 5 }[endPointPer ?? 'port'];
      expect(finalScores(state)[0]).toMatchObject({
        nobles: points,
        merchants: 0,
        artisans: 0,
        customers: 2,
      });
      const poor = scenario({ seats: [{ delivered: [id] }] }).state;
      expect(finalScores(poor)[0]?.nobles).toBe(0);
    },
  );

  test.each(MERCHANTS)('6.5 at the end the merchant of region $region gives 1 point per 5 koku', ({ id }) => {
    const points = (koku: number) =>
      finalScores(scenario({ seats: [{ koku, delivered: [id] }] }).state)[0]?.merchants;
    expect([points(4), points(5), points(24), points(25)]).toEqual([0, 1, 4, 5]);
  });

  test.each(ARTISANS)('6.6 at the end the artisan of region $region gives 1 point per 3 goods', ({ id }) => {
    const points = (silk: number, rice: number) =>
      finalScores(scenario({ seats: [{ silk, rice, porcelain: 0, delivered: [id] }] }).state)[0]?.artisans;
    expect([points(1, 1), points(2, 1), points(5, 3), points(3, 6)]).toEqual([0, 1, 2, 3]);
  });

  test.each(ELDERS)(
    '6.8 at the end the elder of region $region doubles its scoring tile',
    ({ id, region }) => {
      const score = (delivered: CustomerId[]) =>
        finalScores(scenario({ seats: [{ influence: 1, delivered }] }).state)[0]?.regions ?? [];
      const without = score([]);
      expect(score([id])).toEqual(without.map((points, i) => (i === region - 1 ? 2 * points : points)));
      expect(without.every((points) => points > 0)).toBe(true);
    },
  );
});
