import {
  CLAN_MODES,
  createState,
  DEFAULT_OPTIONS,
  PATRON_MODES,
  RiverOfGold,
  seededRandom,
  validateOptions,
} from '../../../../src/games/river-of-gold';

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
    [{ speed: 'fast' }, 'The options of a match are "patrons" and "clans".'],
    [JSON.parse('{"__proto__": {"patrons": "draft"}}'), 'The options of a match are "patrons" and "clans".'],
    [[], 'The options of a match are an object.'],
    ['draft', 'The options of a match are an object.'],
    [7, 'The options of a match are an object.'],
  ];
  test.each(BAD)('%j is refused: %s', (options, message) => {
    expect(validateOptions(options, 3)).toBe(message);
    expect(RiverOfGold.validateSetupData?.(options as object, 3)).toBe(message);
  });

  test('what is not said is as in the defaults, and the state keeps the options', () => {
    expect(DEFAULT_OPTIONS).toEqual({ patrons: 'none', clans: 'choose' });
    expect(createState(2, {}, seededRandom(1)).options).toEqual(DEFAULT_OPTIONS);
    expect(createState(2, { clans: 'random' }, seededRandom(1)).options).toEqual({
      patrons: 'none',
      clans: 'random',
    });
  });
});
