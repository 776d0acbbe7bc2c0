import { initialStateOf } from '../../../../src/games/match-file';
import {
  CLAN_MODES,
  createState,
  DEFAULT_OPTIONS,
  type GameState,
  PATRON_MODES,
  RiverOfGold,
  riverOfGold,
  seededRandom,
  validateOptions,
} from '../../../../src/games/river-of-gold';
import { changeOf, scenario } from './scenario';

describe('validateOptions', () => {
  test('nothing at all and every pair of known options are fine for 2, 3 and 4 players', () => {
    for (const players of [2, 3, 4]) {
      for (const none of [undefined, null, {}]) expect(validateOptions(none, players)).toBeUndefined();
      for (const patrons of PATRON_MODES) {
        expect(validateOptions({ patrons }, players)).toBeUndefined();
        for (const clans of CLAN_MODES) expect(validateOptions({ patrons, clans }, players)).toBeUndefined();
      }
    }
  });

  const COUNTS = [0, 1, 5, -2, 2.5, 2_000_000, Number.NaN, Number.POSITIVE_INFINITY];
  test.each(COUNTS)('%d players are refused in one sentence', (players) => {
    expect(validateOptions({}, players)).toBe('A match has 2 to 4 players.');
    expect(() => createState(players, {}, seededRandom(1))).toThrow('A match has 2 to 4 players.');
  });

  const BAD: [unknown, string][] = [
    [{ patrons: 'both' }, '"patrons" must be one of: none, draft, choice.'],
    [{ patrons: undefined }, '"patrons" must be one of: none, draft, choice.'],
    [{ patrons: ['none'] }, '"patrons" must be one of: none, draft, choice.'],
    [{ clans: 'crab' }, '"clans" must be one of: choose, random.'],
    [{ clans: true }, '"clans" must be one of: choose, random.'],
    [{ speed: 'fast' }, 'The options of a match are "patrons", "clans" and "rulings".'],
    [
      JSON.parse('{"__proto__": {"patrons": "draft"}}'),
      'The options of a match are "patrons", "clans" and "rulings".',
    ],
    [[], 'The options of a match are an object.'],
    ['draft', 'The options of a match are an object.'],
    [7, 'The options of a match are an object.'],
  ];
  test.each(BAD)('%j is refused: %s', (options, message) => {
    expect(validateOptions(options, 3)).toBe(message);
    expect(RiverOfGold.validateSetupData?.(options as object, 3)).toBe(message);
  });

  test('what is not said is as in the defaults, and the state keeps the options', () => {
    expect(DEFAULT_OPTIONS).toEqual({ patrons: 'none', clans: 'choose', rulings: 'second' });
    expect(createState(2, {}, seededRandom(1)).options).toEqual(DEFAULT_OPTIONS);
    expect(createState(2, { clans: 'random' }, seededRandom(1)).options).toEqual({
      patrons: 'none',
      clans: 'random',
      rulings: 'second',
    });
  });

  test('a stored match that names no rulings goes on by the first ones, as it began', () => {
    const begin = (options: object) =>
      initialStateOf<GameState>(riverOfGold, {
        game: 'river-of-gold',
        players: 2,
        options,
        secret: 'stored',
        moves: [],
      }).G.options;
    expect(begin({ patrons: 'none', clans: 'choose' })).toEqual({ patrons: 'none', clans: 'choose' });
    expect(begin(DEFAULT_OPTIONS)).toEqual(DEFAULT_OPTIONS);
  });

  test.each([
    { rulings: 'first', trades: true, level: 3, first: 'koku' },
    { rulings: 'second', trades: false, level: 0, first: 'discard' },
  ] as const)('by the $rulings rulings a match is played as it began', (rules) => {
    const options = { rulings: rules.rulings };
    const last = scenario({
      options,
      players: 2,
      phase: 'finalRound',
      finalRound: { by: 1, turnsLeft: 1 },
      seats: [
        { die: 1, ships: [4, 9] },
        { koku: 5, favor: 0 },
      ],
      shore: { 10: ['era2-port-any-good', 1] },
    })
      .sail(0)
      .endTurn();
    expect(last.legal().some((move) => move.name === 'trade')).toBe(rules.trades);

    const tied = scenario({
      options,
      seats: [
        { die: 2, koku: 6, influence: { 2: 3 } },
        { patron: 'shosuro-hyobu', influence: { 2: 3 } },
      ],
      row: ['era1-market-favor', 'era1-port-rice', 'era1-port-point', 'era1-manor-point'],
    });
    expect(changeOf(tied, 1, () => tied.build(8, 'era1-market-favor')).points ?? 0).toBe(rules.level);

    const drawn = scenario({ options, seats: [{ die: 1, ships: [13, 9] }] }).sail(0);
    const [first] = drawn.events.flatMap((event) =>
      event.type === 'gained' ? [event.resource] : event.type === 'drew' ? ['discard'] : [],
    );
    expect(first).toBe(rules.first);
  });
});
