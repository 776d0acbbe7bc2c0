import { CUSTOMERS, type CustomerId, finalScores, playerView } from '../../../../src/games/river-of-gold';
import { changeOf, type ScenarioSpec, scenario } from './scenario';

const allBut = (...ids: CustomerId[]): CustomerId[] =>
  CUSTOMERS.map((c) => c.id).filter((id) => !ids.includes(id));

/** A table at which the deck and the discards hold nothing but what is named: somebody has delivered to the rest. */
function scarce(
  deck: CustomerId[],
  discards: CustomerId[],
  hand: CustomerId[],
  more: ScenarioSpec['seats'] = [],
) {
  return scenario({
    players: 2,
    seats: [
      { die: 1, porcelain: 2, hand, ...more[0] },
      { hand: [], delivered: allBut(...deck, ...discards, ...hand) },
    ],
    deck: { only: deck },
    discards,
  });
}

describe('section 6: deliver', () => {
  test('6.1 only customers in the own hand whose region the die shows are delivered to', () => {
    const rich = { silk: 6, rice: 6, porcelain: 6 };
    const hand: CustomerId[] = ['merchant-2', 'artisan-3'];
    for (const [die, ids] of [
      [2, ['merchant-2']],
      [3, ['artisan-3']],
      [4, []],
    ] as const) {
      const table = scenario({ seats: [{ ...rich, die, hand }, { hand: ['elder-4', 'elder-2'] }] });
      expect(table.legalArgs('deliver').map((arg) => arg.customer)).toEqual(ids);
    }
  });

  test('6.2 the order is paid; not enough of one good: no delivery', () => {
    const spec = (silk: number, rice: number): ScenarioSpec => ({
      seats: [{ die: 4, hand: ['merchant-4', 'elder-1'], silk, rice }],
      deck: ['elder-2', 'elder-3'],
    });
    const table = scenario(spec(3, 2));
    const paid = changeOf(table, 0, () => table.deliver('merchant-4'));
    expect(paid).toEqual({ silk: -2, rice: -1, porcelain: 1 });
    expect(scenario(spec(1, 6)).legalArgs('deliver')).toEqual([]);
    expect(scenario(spec(6, 0)).legalArgs('deliver')).toEqual([]);
  });

  test('6.3 the customer lies open before the player and its ability is gained', () => {
    const table = scenario({
      seats: [{ die: 1, porcelain: 2, hand: ['artisan-1', 'elder-1'] }],
      deck: ['elder-2', 'elder-3'],
    }).deliver('artisan-1');
    expect(table.influence(0, 1)).toBe(2);
    expect(playerView(table.state, null).players[0]?.delivered).toEqual(['artisan-1']);
    expect(table.hand(0)).not.toContain('artisan-1');
    expect(table.events[0]).toEqual({ type: 'delivered', player: 0, customer: 'artisan-1' });
  });

  test('6.4 then 2 customers are drawn and 1 of the hand is discarded face up', () => {
    for (const discarded of ['elder-1', 'elder-2', 'elder-3'] as const) {
      const table = scenario({
        seats: [{ die: 1, porcelain: 2, hand: ['artisan-1', 'elder-1'] }],
        deck: ['elder-2', 'elder-3', 'elder-4'],
      }).deliver('artisan-1');
      expect(table.hand(0)).toEqual(['elder-1', 'elder-2', 'elder-3']);
      expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(table.hand(0));
      table.choose(discarded);
      expect(table.hand(0)).toHaveLength(2);
      expect(table.hand(0)).not.toContain(discarded);
      expect(table.state.customerDiscard).toEqual([discarded]);
    }
  });

  test('6.4 when the deck is empty the shuffled discards become the deck (R)', () => {
    const discards: CustomerId[] = ['elder-3', 'elder-4', 'elder-5'];
    const table = scarce(['elder-2'], discards, ['artisan-1', 'elder-1']).deliver('artisan-1');
    expect(table.eventsOf('deckReshuffled')).toEqual([{ type: 'deckReshuffled', count: 3 }]);
    expect(table.state.customerDiscard).toEqual([]);
    expect(table.state.secrets.deck).toHaveLength(2);
    expect(table.hand(0)).toHaveLength(3);
    expect(new Set([...table.hand(0), ...table.state.secrets.deck])).toEqual(
      new Set(['elder-1', 'elder-2', ...discards]),
    );
  });

  test('6.4 with too few cards the player draws what there is and discards only down to the usual hand (R)', () => {
    const one = scarce(['elder-2'], [], ['artisan-1', 'elder-1']).deliver('artisan-1');
    expect(one.hand(0)).toEqual(['elder-1', 'elder-2']);
    expect(one.state.queue).toEqual([]);
    expect(one.eventsOf('drew')).toEqual([{ type: 'drew', player: 0, count: 1 }]);

    const none = scarce([], [], ['artisan-1', 'elder-1']).deliver('artisan-1');
    expect(none.hand(0)).toEqual(['elder-1']);
    expect(none.state.queue).toEqual([]);

    const short = scarce(['elder-2', 'elder-3'], [], ['artisan-1']).deliver('artisan-1');
    expect(short.hand(0)).toEqual(['elder-2', 'elder-3']);
    expect(short.state.queue).toEqual([]);
  });

  test('6.4 the usual hand of Yoritomo is 3 (R)', () => {
    const hand: CustomerId[] = ['artisan-1', 'elder-1', 'elder-2'];
    const seats = [{ patron: 'yoritomo' as const }];
    const full = scarce(['elder-3', 'elder-4'], [], hand, seats).deliver('artisan-1');
    expect(full.hand(0)).toHaveLength(4);
    expect(full.choose('elder-4').hand(0)).toEqual(['elder-1', 'elder-2', 'elder-3']);
    const one = scarce(['elder-3'], [], hand, seats).deliver('artisan-1');
    expect(one.hand(0)).toEqual(['elder-1', 'elder-2', 'elder-3']);
    expect(one.state.queue).toEqual([]);
  });

  test('6.5 every merchant works at each completed journey, of either ship', () => {
    const delivered: CustomerId[] = ['merchant-6', 'merchant-5', 'merchant-2'];
    for (const ship of [0, 1] as const) {
      const table = scenario({
        seats: [{ die: 1, ships: [14, 14], koku: 0, favor: 0, delivered }],
      });
      expect(changeOf(table, 0, () => table.sail(ship).choose('koku'))).toEqual({
        koku: 4 + 3 + 3,
        favor: 1,
        points: 3,
      });
    }
    const resting = scenario({ seats: [{ die: 1, ships: [4, 14], koku: 0, delivered }] });
    expect(changeOf(resting, 0, () => resting.sail(0))).toEqual({ koku: 4 });
  });

  test('6.5 the merchant of region 4 sells goods until the player is done or has none', () => {
    const seat = { die: 1, ships: [14, 9] as [number, number], koku: 0, rice: 0, porcelain: 0 } as const;
    const selling = (silk: number) =>
      scenario({ seats: [{ ...seat, silk, delivered: ['merchant-4'] }] })
        .sail(0)
        .choose('koku');
    const some = selling(2).choose('silk');
    expect(some.legalArgs('choose')).toEqual([{ option: 'silk' }, { option: 'done' }]);
    expect(some.choose('done').player(0)).toMatchObject({ silk: 1, koku: 4 + 3 + 5 });
    const all = selling(1).choose('silk');
    expect(all.player(0)).toMatchObject({ silk: 0, koku: 4 + 3 + 5 });
    expect(all.events.map((event) => event.type)).toEqual(['paid', 'gained', 'tileDiscarded']);
    expect(selling(0).eventsOf('choiceDropped')).toMatchObject([{ choice: 'sellGoods' }]);
  });

  test('6.5, 6.6 at the end each merchant counts koku by fives and each artisan goods by threes, rounded down', () => {
    const score = (koku: number, silk: number, delivered: CustomerId[]) =>
      finalScores(scenario({ seats: [{ koku, silk, delivered }] }).state)[0];
    expect(score(9, 1, ['merchant-1', 'merchant-2'])).toMatchObject({ merchants: 2, artisans: 0 });
    expect(score(10, 1, ['merchant-1', 'merchant-2', 'merchant-3'])).toMatchObject({ merchants: 6 });
    expect(score(4, 3, ['artisan-1', 'merchant-2'])).toMatchObject({ merchants: 0, artisans: 1 });
    expect(score(4, 4, ['artisan-1', 'artisan-2'])).toMatchObject({ merchants: 0, artisans: 4 });
  });

  test('6.6 after delivering to an artisan building in its region costs 2 koku less for the rest of the game', () => {
    const table = scenario({
      players: 2,
      seats: [{ die: 5, koku: 4, rice: 2, hand: ['artisan-5', 'elder-1'] }],
      deck: ['elder-2', 'elder-3'],
      dice: [5, 5],
    })
      .deliver('artisan-5')
      .choose('elder-1')
      .endTurn();
    table.sail(0);
    while (table.state.queue.length > 0) table.choose(table.legalArgs('choose')[0]?.option ?? '');
    table.endTurn();
    expect(table.state.current).toBe(0);
    const tile = table.state.row[0];
    if (!tile) throw new Error('the row is empty');
    expect(changeOf(table, 0, () => table.build(24, tile)).koku).toBe(-4);
  });

  test('6.7 the first noble makes a ship of choice the royal ship, on its space; later nobles ask nothing', () => {
    for (const ship of [0, 1] as const) {
      const table = scenario({
        seats: [{ die: 2, silk: 2, porcelain: 2, ships: [5, 11], hand: ['noble-2', 'elder-1'] }],
        deck: ['elder-2', 'elder-3'],
      }).deliver('noble-2');
      expect(table.legalArgs('choose')).toEqual([{ option: 0 }, { option: 1 }]);
      table.choose(ship);
      expect(table.player(0)).toMatchObject({ royalShip: ship, ships: [5, 11] });
    }
    const second = scenario({
      seats: [
        {
          die: 2,
          silk: 2,
          porcelain: 2,
          delivered: ['noble-6'],
          royalShip: 1,
          hand: ['noble-2', 'elder-1'],
        },
      ],
      deck: ['elder-2', 'elder-3'],
    }).deliver('noble-2');
    expect(second.state.queue[0]?.task.kind).toBe('discardCustomer');
    expect(second.player(0).royalShip).toBe(1);
  });

  test('6.7 the royal ship has the abilities of all nobles, the other ship none', () => {
    const seat = { die: 1, ships: [4, 4] as [number, number], koku: 0, royalShip: 1 as const };
    const table = () =>
      scenario({
        seats: [{ ...seat, die: 1, influence: 13, delivered: ['noble-2', 'noble-3', 'noble-4'] }],
        shore: { 10: ['era1-port-point', 1] },
      });
    const royal = table().sail(1);
    expect(royal.player(0)).toMatchObject({
      koku: 3 * 2 + 3,
      points: 1,
      influence: [13, 14, 14, 13, 13, 13],
    });
    const plain = table().sail(0);
    expect(plain.player(0)).toMatchObject({ koku: 3 + 3, points: 0, influence: [13, 13, 13, 13, 13, 13] });
  });

  test('6.7 imperial markets count as markets for the royal ship, never as owned', () => {
    const table = scenario({
      seats: [
        { die: 1, ships: [2, 9], royalShip: 0, delivered: ['noble-1', 'noble-5', 'noble-6'], favor: 0 },
      ],
    }).sail(0);
    expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(['silk', 'rice', 'porcelain']);
    expect(changeOf(table, 0, () => table.choose('rice'))).toEqual({ rice: 1, favor: 1, koku: 2 });
    expect(finalScores(table.state)[0]?.nobles).toBe(0);
  });

  test('6.8 an elder gives nothing at once and doubles its region at the end, not the points of the track', () => {
    const table = scenario({
      seats: [
        { die: 1, silk: 2, rice: 1, porcelain: 2, hand: ['elder-1', 'monk-1'], influence: { 1: 13, 2: 13 } },
      ],
      deck: ['elder-2', 'elder-3'],
      regionTiles: [
        'scoring-9-5',
        'scoring-8-4',
        'scoring-7-3',
        'scoring-12-8-4',
        'scoring-10-6-2',
        'scoring-11-7-3',
      ],
    });
    const before = finalScores(table.state)[0];
    expect(before?.regions).toEqual([9, 8, 0, 0, 0, 0]);
    const gained = changeOf(table, 0, () => table.deliver('elder-1').choose('monk-1'));
    expect(gained).toEqual({ silk: -2, rice: -1, porcelain: -2 });
    expect(table.influence(0, 1)).toBe(13);
    const after = finalScores(table.state)[0];
    expect(after?.regions).toEqual([18, 8, 0, 0, 0, 0]);
    expect(after?.duringGame).toBe(before?.duringGame);
    expect(after?.total).toBe((before?.total ?? 0) + 9 + 2);
  });

  test('6.9 a monk raises the limit, then gives 2 favor, then a second marker without influence (R)', () => {
    const table = scenario({
      seats: [{ die: 1, rice: 2, favor: 3, hand: ['monk-1', 'elder-1'] }],
      deck: ['elder-2', 'elder-3'],
      shore: {
        1: ['era1-port-point', 0],
        2: ['era1-port-favor', 1],
        5: ['era1-manor-point', 0],
        9: ['era1-manor-favor', 0, 1],
      },
    }).deliver('monk-1');
    expect(table.player(0)).toMatchObject({ favorLimit: 4, favor: 4 });
    expect(table.eventsOf('gained')).toMatchObject([{ resource: 'favor', amount: 1, lost: 1 }]);
    expect(table.legalArgs('choose')).toEqual([{ option: 1 }, { option: 5 }]);
    table.choose(5);
    expect(table.at(5)?.owners).toEqual([0, 0]);
    expect(table.player(0).influence).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('6.9 two own markers give the owner reward twice, yet it is one building when buildings are counted (R)', () => {
    const spec: ScenarioSpec = {
      seats: [
        {
          die: 1,
          ships: [4, 9],
          koku: 0,
          delivered: ['monk-1', 'noble-2', 'noble-5', 'noble-6'],
        },
      ],
      masteries: ['earth'],
      shore: {
        10: ['era1-port-koku-per-port', 0, 0],
        20: ['era1-port-point', 0],
      },
    };
    const table = scenario(spec);
    expect(changeOf(table, 0, () => table.sail(0).endTurn()).koku).toBe(3 + 3 + 2 + 2);
    expect(finalScores(table.state)[0]?.nobles).toBe(2 + 1 + 2);
    expect(table.state.masteries[0]?.claims).toEqual([]);
  });

  test('6.9 every player with a marker is an owner for all purposes (R)', () => {
    const table = scenario({
      seats: [{ die: 2, silk: 3, rice: 2, hand: ['monk-2', 'elder-1'] }, {}, { die: 1, ships: [4, 9] }],
      deck: ['elder-2', 'elder-3'],
      masteries: ['earth'],
      shore: {
        10: ['era1-port-point', 1],
        20: ['era1-port-favor', 0],
        24: ['era1-port-rice', 0],
      },
    })
      .deliver('monk-2')
      .choose('elder-1');
    expect(table.at(10)?.owners).toEqual([1, 0]);
    table.endTurn();
    expect(table.state.masteries[0]?.claims).toEqual([0]);
    table.sail(0).endTurn();
    const points = [table.player(0).points, table.player(1).points];
    table.sail(0);
    expect([table.player(0).points, table.player(1).points]).toEqual(points.map((n) => n + 1));
  });

  test('6.9 without such a building the rest still happens (R)', () => {
    const table = scenario({
      seats: [{ die: 1, rice: 2, favor: 0, hand: ['monk-1', 'elder-1'] }],
      deck: ['elder-2', 'elder-3'],
      shore: { 2: ['era1-port-favor', 1], 9: ['era1-manor-favor', 0, 1] },
    }).deliver('monk-1');
    expect(table.eventsOf('choiceDropped')).toMatchObject([{ player: 0, choice: 'secondMarker' }]);
    expect(table.player(0)).toMatchObject({ favorLimit: 4, favor: 2, delivered: ['monk-1'] });
    expect(table.hand(0)).toHaveLength(3);
  });

  test('6.10 the noble of region 5 lets the royal ship turn the die one face at no cost, so 1 may count as 6 (R)', () => {
    const spec: ScenarioSpec = {
      seats: [{ die: 1, favor: 0, ships: [4, 2], royalShip: 0, delivered: ['noble-5'] }],
    };
    const table = scenario(spec);
    expect(table.legalArgs('sail')).toEqual([
      { ship: 0 },
      { ship: 0, face: 6 },
      { ship: 0, face: 2 },
      { ship: 1 },
    ]);
    table.sail(0, 6);
    expect(table.player(0)).toMatchObject({ ships: [10, 2], favor: 0 });
    expect(scenario(spec).sail(0, 2).player(0).ships).toEqual([6, 2]);
    expect(scenario(spec).sail(0).player(0).ships).toEqual([5, 2]);
  });

  test('6.10 the noble of region 1: another good may be taken for each good of a visited market', () => {
    const table = scenario({
      seats: [{ die: 1, ships: [4, 9], royalShip: 0, delivered: ['noble-1'], rice: 6 }],
      shore: {
        9: ['era1-market-favor', 1],
        10: ['era1-manor-koku-rice', 0],
        11: ['era1-market-point', 2],
      },
    }).sail(0);
    expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(['silk', 'porcelain']);
    table.choose('porcelain');
    expect(table.legalArgs('choose').map((arg) => arg.option)).toEqual(['silk', 'porcelain']);
    table.choose('silk');
    expect(table.player(0)).toMatchObject({ silk: 2, rice: 6, porcelain: 2 });
  });

  test('6.10 the noble of region 2: 2 koku instead of 1 from each empty shore space', () => {
    const koku = (royalShip: 0 | 1) =>
      scenario({ seats: [{ die: 1, ships: [4, 9], koku: 0, royalShip, delivered: ['noble-2'] }] })
        .sail(0)
        .player(0).koku;
    expect([koku(0), koku(1)]).toEqual([8, 4]);
  });
});
