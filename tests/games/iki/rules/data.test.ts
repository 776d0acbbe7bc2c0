import {
  BOARD_FROM,
  BUILDINGS,
  CALENDAR,
  CARDS_PER_SEASON,
  COINS_PER_MONTH,
  COLOUR_POINTS,
  COLOURS,
  EXTRAS_PER_SEASON,
  FISH,
  FISH_NAMES,
  FISH_POINTS,
  GROUPS,
  INCOME,
  INNER_CORNER_SURCHARGE,
  INNER_CORNERS,
  KOBAN_POINTS,
  LUMBER_POINTS,
  MAX_PLAYERS,
  MIN_PLAYERS,
  MON_PER_POINT,
  MOST_COINS,
  MOST_FIREFIGHTING,
  NAGAYA,
  NEW_CARDS,
  OCCUPATIONS,
  OUR_TABLE,
  PATH_SPACES,
  PIPES,
  PLAYERS_WITH_X,
  POUCHES,
  provenanceOf,
  RESOURCES,
  RETIRED_EFFECTS,
  SHOPS,
  STALLS,
  STALLS_OF_GROUP,
  STALLS_OF_NAGAYA,
  START,
  STEPS_ON_X,
  STREET,
  TYPES,
} from '../../../../src/games/iki';
import { facts, inFactsWords } from './facts';

const stallsOf = (indices: readonly number[]) => indices.map((index) => STALLS[index]);

describe('occupations', () => {
  test('there are 56, each once, in the order of the facts', () => {
    expect(OCCUPATIONS.map(({ id }) => id)).toEqual(facts.occupations.map(({ id }) => id));
    expect(facts.components.occupationCards).toBe(56);
  });

  test.each(facts.occupations)('$id has the values of the facts', ({ from: _from, ...row }) => {
    const ours = OCCUPATIONS.find(({ id }) => id === row.id);
    expect(ours && inFactsWords(ours)).toEqual(row);
  });

  test.each(facts.occupations)('$id says of each field where it comes from', ({ id, from }) => {
    const ours = OCCUPATIONS.find((row) => row.id === id);
    if (!ours) throw new Error(`There is no ${id}.`);
    for (const field of Object.keys(from)) {
      expect([field, provenanceOf(ours, field as 'cost')]).toEqual([field, from[field]]);
    }
    expect(Object.keys(from)).toEqual(expect.arrayContaining(Object.keys(ours.from)));
  });

  test('each season has as many of each colour, as many extras and as many symbols as counted', () => {
    for (const season of ['start', 'spring', 'summer', 'autumn', 'winter']) {
      const cards = OCCUPATIONS.filter((card) => card.season === season);
      const counted: Record<string, number> = Object.fromEntries(
        TYPES.map((type) => [type, cards.filter((card) => card.type === type).length]),
      );
      counted.all = cards.length;
      counted.extra = cards.filter(({ extra }) => extra).length;
      expect([season, counted]).toEqual([season, facts.counts[season]]);
    }
    expect(OCCUPATIONS.reduce((sum, { fire }) => sum + fire, 0)).toBe(facts.counts.firefightingSymbols);
  });
});

describe('buildings, fish, pipes and pouches', () => {
  test.each(facts.buildings)('the $id has the values of the facts and says where they come from', (row) => {
    const ours = BUILDINGS.find(({ id }) => id === row.id);
    if (!ours) throw new Error(`There is no ${row.id}.`);
    expect({ ...ours, from: null }).toEqual({ ...row, from: null });
    for (const [field, from] of Object.entries(row.from)) {
      expect([field, provenanceOf(ours, field as 'cost')]).toEqual([field, from]);
    }
  });

  test('there are 6 buildings and 8 fish, 4 pipes and 4 pouches', () => {
    const { buildingCards, fish, pipes, pouches } = facts.components;
    expect([BUILDINGS.length, FISH.length, PIPES.length, POUCHES.length]).toEqual([
      buildingCards,
      fish,
      pipes,
      pouches,
    ]);
  });

  test('each fish has its season, price, points and name', () => {
    const ours = FISH.map(({ id, season, cost, bonus }) => {
      const { en, romaji, kanji } = FISH_NAMES[season];
      return { id, name: en, romaji, kanji, season, cost, bonus };
    });
    expect(ours).toEqual(facts.fish.tokens);
    for (const fish of FISH) {
      expect(provenanceOf(fish, 'season')).toBe('rulebook');
      expect([provenanceOf(fish, 'cost'), provenanceOf(fish, 'bonus')]).toEqual(['ours', 'ours']);
    }
  });

  test('pipes and pouches have their prices, firefighting and points', () => {
    expect(PIPES.map(({ colour, cost, fire }) => ({ colour, cost, fire }))).toEqual(facts.tobacco.pipes);
    expect(POUCHES.map(({ colour, cost, iki }) => ({ colour, cost, iki }))).toEqual(facts.tobacco.pouches);
    expect(COLOURS).toEqual(facts.tobacco.stackTopFirst);
    for (const pouch of POUCHES) {
      expect(provenanceOf(pouch, 'iki')).toBe(facts.tobacco.from[`pouches.${pouch.colour}.iki`]);
      expect(provenanceOf(pouch, 'cost')).toBe(facts.tobacco.from['pouches.cost']);
    }
    for (const pipe of PIPES) expect(provenanceOf(pipe, 'cost')).toBe(facts.tobacco.from['pipes.cost']);
  });
});

test('the board has the stalls, rows, groups and shops of the facts', () => {
  expect(NAGAYA.map((id) => ({ id, stalls: stallsOf(STALLS_OF_NAGAYA[id]) }))).toEqual(
    facts.board.nagaya.map(({ id, stalls }) => ({ id, stalls })),
  );
  expect(GROUPS.map((group) => stallsOf(STALLS_OF_GROUP[group]))).toEqual(facts.board.groups);
  expect(STREET).toEqual(facts.board.street.map(({ space, shop, stalls }) => ({ space, shop, stalls })));
  expect(INNER_CORNERS).toEqual(facts.board.innerCorners);
  expect(INNER_CORNERS).toEqual(facts.board.closedWithTwoPlayers);
  expect(INNER_CORNER_SURCHARGE).toBe(facts.board.innerCornerSurcharge);
  expect(BOARD_FROM).toEqual(facts.board.from);
});

test('the shops trade as the facts say', () => {
  expect(Object.entries(SHOPS).map(([id, { from }]) => [id, from])).toEqual(
    facts.shops.map(({ id, from }) => [id, from]),
  );
  const fact = (id: string): Readonly<Record<string, unknown>> =>
    facts.shops.find((shop) => shop.id === id) ?? {};
  for (const id of ['sandals', 'rice', 'fireTower', 'exchange'] as const) {
    const { pay, gain, timesPerTurn } = SHOPS[id].trade;
    const { pay: wantedPay = {}, gain: wantedGain, timesPerTurn: wantedTimes = 1 } = fact(id);
    expect([id, pay, gain, timesPerTurn]).toEqual([id, wantedPay, wantedGain, wantedTimes]);
  }
  expect(SHOPS.pawn.trade.gain).toEqual(fact('pawn').gain);
  expect(SHOPS.pawn.trade.payOne.map((thing) => ({ [thing]: 1 }))).toEqual(fact('pawn').payOne);
  const { pay, gain } = SHOPS.construction.trade;
  expect([{ pay, gain }, 'build']).toEqual(fact('construction').oneOf);
});

test('the calendar, the tracks and the end’s tables are those of the facts', () => {
  expect([...CALENDAR, { month: 'newYear' }]).toEqual(facts.calendar);
  expect([MIN_PLAYERS, MAX_PLAYERS]).toEqual([facts.players.min, facts.players.max]);
  expect(PATH_SPACES).toEqual(facts.pathOfLife.spaces);
  expect([[PLAYERS_WITH_X], STEPS_ON_X]).toEqual([facts.pathOfLife.X.players, facts.pathOfLife.X.steps]);
  expect([0, MOST_FIREFIGHTING]).toEqual([facts.firefightingTrack.min, facts.firefightingTrack.max]);
  const { mon, rice, sandals, kobun, iki, firefighting: fire } = facts.start;
  expect(START).toEqual({ mon, rice, sandals, kobun, iki, fire });
  expect(START.kobun).toBe(facts.components.kobunEach);
  expect(INCOME).toBe(facts.income.mon);
  const { newPerMonth, coinPerMonthLeft, coinMax, cardsPerSeason, cardsPerSeasonWithoutExtras } = facts.offer;
  expect([NEW_CARDS, COINS_PER_MONTH, MOST_COINS]).toEqual([newPerMonth, coinPerMonthLeft, coinMax]);
  expect([CARDS_PER_SEASON, CARDS_PER_SEASON - EXTRAS_PER_SEASON]).toEqual([
    cardsPerSeason,
    cardsPerSeasonWithoutExtras,
  ]);
  const { types, fishSeasons, koban, lumber, monPerPoint } = facts.endScoring;
  expect([COLOUR_POINTS, FISH_POINTS]).toEqual([types, fishSeasons]);
  expect([KOBAN_POINTS, LUMBER_POINTS, MON_PER_POINT]).toEqual([koban, lumber, monPerPoint]);
  expect(NAGAYA).toEqual(facts.fireTiles.tiles);
  expect(TYPES).toEqual(facts.types.map(({ id }) => id));
  expect(RESOURCES).toEqual(facts.vocabulary.resources);
  expect(RETIRED_EFFECTS).toEqual(Object.keys(facts.vocabulary.retiredEffects));
});

test('our table holds every row by its id', () => {
  expect(OUR_TABLE.name).toBeNull();
  expect(Object.values(OUR_TABLE.occupations)).toEqual(OCCUPATIONS);
  expect(Object.values(OUR_TABLE.buildings)).toEqual(BUILDINGS);
  expect(Object.values(OUR_TABLE.fish)).toEqual(FISH);
  expect(Object.values(OUR_TABLE.pipes)).toEqual(PIPES);
  expect(Object.values(OUR_TABLE.pouches)).toEqual(POUCHES);
});
