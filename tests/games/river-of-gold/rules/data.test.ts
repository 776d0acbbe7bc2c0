import {
  BUILDINGS,
  building,
  CLANS,
  CUSTOMER_POINTS,
  CUSTOMERS,
  customer,
  FINAL_ROUND_POINTS,
  GOODS,
  gain,
  HAND_SIZE,
  IMPERIAL_FLOWER,
  isCustomerId,
  isTileId,
  MASTERIES,
  MASTERIES_IN_PLAY,
  MASTERY_NEEDS,
  MAX_FAVOR_LIMIT,
  MAX_GOODS,
  MAX_KOKU,
  MAX_PLAYERS,
  MID_RIVER_START,
  MIN_PLAYERS,
  masteryRewards,
  PATRONS,
  patron,
  REGION_TILES,
  REGIONS,
  RIVER_LENGTH,
  RIVER_SPACES_TOUCHING,
  ROW_LENGTH,
  regionPoints,
  SECOND_PLACE_WITHIN,
  SHORE_SPACES,
  STACKS,
  STARTING_FAVOR,
  STARTING_FAVOR_LIMIT,
  STARTING_GOODS,
  STARTING_KOKU,
  shoreSpace,
  TOUCHING,
  TRACK_GOOD,
  TRACK_LENGTH,
  TRACK_STEPS,
  UPSTREAM_START,
} from '../../../../src/games/river-of-gold';
import { asReward, type CustomerFacts, facts, pairTiles } from './facts';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('buildings', () => {
  const pairs = pairTiles();

  test('there are 49 tiles and every id is there once', () => {
    expect(BUILDINGS).toHaveLength(49);
    expect(new Set(BUILDINGS.map((tile) => tile.id)).size).toBe(49);
    expect(pairs).toHaveLength(49);
  });

  test.each(pairs)('printed tile %#: $id is in the table as printed', ({ id, printed }) => {
    if (!id) throw new Error(`No tile for ${JSON.stringify(printed)}`);
    const { era, type, influence, owner, visitor } = building(id);
    expect({ era, type, influence, owner: asReward(owner), visitor: asReward(visitor) }).toEqual(printed);
  });

  test('no tile is in the table that is not printed', () => {
    expect(pairs.map((pair) => pair.id).sort()).toEqual(BUILDINGS.map((tile) => tile.id).sort());
  });

  test('an id begins with its era and type', () => {
    for (const { id, era, type } of BUILDINGS) {
      expect(id.startsWith(`${typeof era === 'number' ? `era${era}` : era}-${type}`)).toBe(true);
    }
  });
});

describe('customers', () => {
  const JOURNEY: Readonly<Record<string, unknown>> = {
    influenceWhereOwned: { kind: 'influenceWhereOwned' },
    pointPerDelivered: { kind: 'pointPerDelivered' },
    anyGood: { kind: 'anyGood' },
    sellGoodsFor5: { kind: 'sellGoods', koku: 5 },
    favor1: gain('favor', 1),
    koku3: gain('koku', 3),
  };
  const ROYAL: Readonly<Record<string, unknown>> = {
    marketGoodOfChoice: { when: 'visitMarket', gives: 'goodOfChoiceInstead' },
    extraKokuOnEmpty: { when: 'visitEmptySpace', gives: 'extraKoku', koku: 1 },
    influenceInTouchingRegions: { when: 'afterSailing', gives: 'influenceInTouchingRegions', influence: 1 },
    pointIfOpponentVisited: { when: 'afterSailing', gives: 'pointIfVisited', whose: 'opponent' },
    turnDie: { when: 'beforeSailing', gives: 'turnDie', faces: 1 },
    pointIfOwnVisited: { when: 'afterSailing', gives: 'pointIfVisited', whose: 'own' },
  };
  const delivery = ({ role, secondMarkerOn }: CustomerFacts): unknown[] => {
    switch (role) {
      case 'merchant':
        return [{ kind: 'influence', amount: 3 }];
      case 'artisan':
        return [{ kind: 'influence', amount: 2 }];
      case 'noble':
        return [{ kind: 'influence', amount: 2 }, { kind: 'royalShip' }];
      case 'monk':
        return [{ kind: 'raiseFavorLimit' }, gain('favor', 2), { kind: 'secondMarker', on: secondMarkerOn }];
      case 'elder':
        return [];
    }
  };

  test('there are 30 of them, as many as are printed', () => {
    expect(CUSTOMERS.map((c) => c.id).sort()).toEqual(
      facts.customers.map((c) => `${c.role}-${c.region}`).sort(),
    );
    expect(CUSTOMERS).toHaveLength(30);
  });

  test.each(facts.customers)('the $role of region $region is in the table as printed', (printed) => {
    const { role, region, order, onJourney, royalShip, endPointPer } = printed;
    expect(asJson(customer(`${role}-${region}`))).toEqual({
      id: `${role}-${region}`,
      role,
      region,
      order: { silk: order[0], rice: order[1], porcelain: order[2] },
      delivery: delivery(printed),
      onJourney: onJourney ? [JOURNEY[onJourney]] : [],
      royal: royalShip ? ROYAL[royalShip] : null,
      counts: endPointPer ? { owned: endPointPer } : null,
    });
  });

  test('points for customers delivered to', () => {
    expect([...CUSTOMER_POINTS]).toEqual(facts.customerPoints);
  });
});

describe('masteries, region scoring tiles, patrons', () => {
  test.each(Object.keys(facts.masteries))('the mastery of %s needs what is printed', (id) => {
    expect({ ...MASTERY_NEEDS[id as keyof typeof MASTERY_NEEDS] }).toEqual(facts.masteries[id]);
  });

  test('the six masteries, three of them in play, and their rewards for each player count', () => {
    expect([...MASTERIES].sort()).toEqual(Object.keys(facts.masteries).sort());
    expect(MASTERIES_IN_PLAY).toBe(facts.masteriesInPlay);
    for (const players of [2, 3, 4])
      expect(masteryRewards(players)).toEqual(facts.masteryPoints[String(players)]);
    expect(IMPERIAL_FLOWER).toBe(facts.masteries.courts?.influenceSomewhere);
  });

  test.each([0, 1, 2, 3, 4, 5])('region scoring tile %i has both its sides', (index) => {
    const id = REGION_TILES[index]?.id;
    if (!id) throw new Error('a tile is missing');
    expect(regionPoints(id, 2)).toEqual(facts.regionScoring[2][index]);
    expect(regionPoints(id, 3)).toEqual(facts.regionScoring[3][index]);
    expect(regionPoints(id, 4)).toEqual(facts.regionScoring[3][index]);
  });

  test('there are six region scoring tiles and the second of two players must be within 5 steps', () => {
    expect(REGION_TILES).toHaveLength(facts.regionScoring[2].length);
    expect(SECOND_PLACE_WITHIN).toBe(facts.regionScoring.secondPlaceWithin);
  });

  test.each(facts.patrons)('patron $name of the $clan', ({ clan, name, abilities }) => {
    const found = PATRONS.filter((p) => p.name === name);
    expect(found.map((p) => ({ clan: p.clan, abilities: p.abilities }))).toEqual([{ clan, abilities }]);
    expect(found[0]?.id).toBe(name.toLowerCase().replaceAll(' ', '-'));
  });

  test('there are 8 patrons, 2 of each clan', () => {
    expect(PATRONS).toHaveLength(8);
    for (const clan of CLANS) expect(PATRONS.filter((p) => p.clan === clan)).toHaveLength(2);
  });
});

describe('board', () => {
  test.each(facts.shoreSpaces)(
    'shore space %i: region %i, cost %s, %s bank, starting tile for %j, imperial %s',
    (id, region, cost, bank, startingTileFor, imperial) => {
      expect(shoreSpace(id)).toEqual({ id, region, cost, bank, startingTileFor });
      expect(shoreSpace(id).cost === null).toBe(imperial);
    },
  );

  test('there are 30 shore spaces in the order of their numbers', () => {
    expect(SHORE_SPACES.map((space) => space.id)).toEqual(facts.shoreSpaces.map(([id]) => id));
    expect(SHORE_SPACES).toHaveLength(30);
  });

  test.each(Object.keys(facts.river.shoreSpacesTouching))(
    'river space %s touches what is printed',
    (river) => {
      expect(TOUCHING[Number(river)]).toEqual(facts.river.shoreSpacesTouching[river]);
    },
  );

  test('the river has 14 spaces and its two starts', () => {
    expect(TOUCHING).toHaveLength(facts.river.spaces + 1);
    expect(RIVER_LENGTH).toBe(facts.river.spaces);
    expect([UPSTREAM_START, MID_RIVER_START]).toEqual([facts.river.upstreamStart, facts.river.midRiverStart]);
  });

  test.each(facts.shoreSpaces)('the river spaces at shore space %i', (shore) => {
    const rivers = Object.entries(facts.river.shoreSpacesTouching).flatMap(([river, shores]) =>
      shores.includes(shore) ? [Number(river)] : [],
    );
    expect(RIVER_SPACES_TOUCHING[shore]).toEqual(rivers);
  });

  test.each(facts.regions)('region $id has its good on the track', ({ id, trackGood }) => {
    expect(TRACK_GOOD[id as keyof typeof TRACK_GOOD]).toBe(trackGood);
  });

  test('regions, goods, clans and the steps of the influence track', () => {
    expect([...REGIONS]).toEqual(facts.regions.map((region) => region.id));
    expect([...GOODS]).toEqual(['silk', 'rice', 'porcelain']);
    expect([...CLANS]).toEqual(facts.clans);
    expect(TRACK_LENGTH).toBe(facts.influenceTrack.length);
    const steps = TRACK_STEPS.map(({ step, reward, amount }) => [String(step), { [reward]: amount }]);
    expect(Object.fromEntries(steps)).toEqual(facts.influenceTrack.rewards);
    expect(TRACK_STEPS).toHaveLength(Object.keys(facts.influenceTrack.rewards).length);
  });
});

describe('numbers of a game', () => {
  test('the stacks for each player count and the row', () => {
    for (const players of ['2', '3', '4']) expect(STACKS[Number(players)]).toEqual(facts.stacks[players]);
    expect(Object.keys(STACKS)).toEqual(['2', '3', '4']);
    expect(ROW_LENGTH).toBe(facts.stacks.row);
  });

  test('what a player starts with and may hold', () => {
    const { perPlayer } = facts;
    expect([...STARTING_KOKU]).toEqual(perPlayer.startingKokuBySeat);
    for (const good of GOODS) expect(STARTING_GOODS).toBe(perPlayer.startingGoods[good]);
    expect(STARTING_FAVOR).toBe(perPlayer.favor);
    expect(STARTING_FAVOR_LIMIT).toBe(perPlayer.favorLimit);
    expect(HAND_SIZE).toBe(perPlayer.hand);
    expect(MAX_KOKU).toBe(perPlayer.maxKoku);
    expect(MAX_GOODS).toBe(perPlayer.maxOfEachGood);
    expect(MAX_FAVOR_LIMIT).toBe(facts.favorTrackMax);
    expect(FINAL_ROUND_POINTS).toBe(5);
    expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([facts.players.min, facts.players.max]);
  });
});

describe('ids', () => {
  test('ids that do not exist are distinguished from those that do, and asking for one is an error', () => {
    for (const id of ['', 'era1-port', '__proto__', 'constructor', 7, null, {}]) {
      expect(isTileId(id)).toBe(false);
      expect(isCustomerId(id)).toBe(false);
    }
    expect(BUILDINGS.every((tile) => isTileId(tile.id))).toBe(true);
    expect(CUSTOMERS.every((c) => isCustomerId(c.id))).toBe(true);
    expect(() => building('era3-port' as never)).toThrow('era3-port');
    expect(() => customer('noble-7' as never)).toThrow('noble-7');
    expect(() => patron('toturi' as never)).toThrow('toturi');
    expect(() => shoreSpace(31)).toThrow('31');
    expect(() => regionPoints('scoring-0' as never, 2)).toThrow('scoring-0');
  });
});
