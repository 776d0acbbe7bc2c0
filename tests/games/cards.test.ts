import { GAMES } from '../../src/games';
import { BOTS } from '../../src/games/bots';
import { CARDS } from '../../src/games/cards';
import { MOST_SEATS } from '../../src/games/contract';
import { SCREENS } from '../../src/games/screens';
import { TOOLS } from '../../src/games/tools';
import { WORDS } from '../../src/games/words';
import { LANGUAGES } from '../../src/i18n';
import { countsOf, SUBJECTS } from './every-game';

test('every registry lists the same games in the same order, each id once', () => {
  const ids = CARDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(GAMES.map(({ card }) => card)).toEqual(CARDS);
  for (const registry of [BOTS, SCREENS, TOOLS, WORDS]) expect(Object.keys(registry)).toEqual(ids);
});

test('no two games wrote the same old format of match files', () => {
  const formats = CARDS.flatMap(({ formerFileFormat }) => formerFileFormat ?? []);
  expect(new Set(formats).size).toBe(formats.length);
});

describe.each(SUBJECTS)('the card of $id', ({ module }) => {
  const { card, game } = module;

  test('is the one that boardgame.io’s game is made of', () => {
    expect(game).toMatchObject({
      name: card.id,
      minPlayers: card.players.min,
      maxPlayers: card.players.max,
    });
    expect(card.id).toMatch(/^[a-z][a-z-]*$/);
    expect(card.players.min).toBeGreaterThan(0);
    expect(card.players.max).toBeLessThanOrEqual(MOST_SEATS);
  });

  test('has default options that can be played with every number of players', () => {
    for (const players of countsOf(module)) {
      expect(module.validateOptions(card.defaultOptions, players)).toBeUndefined();
      expect(module.validateOptions({}, players)).toBeUndefined();
    }
  });

  test('has a rating for each level of its bots, the stronger the higher', () => {
    const ratings = card.botLevels.map((level) => module.botRatings?.[level]);
    expect(ratings).not.toContain(undefined);
    const means = ratings.map((rating) => rating?.mu ?? 0);
    expect(means).toEqual([...means].sort((one, other) => one - other));
    expect(Object.keys(module.botRatings ?? {})).toEqual([...card.botLevels]);
  });

  test('has bots with a usual level, and a name for each seat', () => {
    expect(card.botLevels.length).toBeGreaterThan(0);
    expect(card.botLevels).toContain(card.usualBot);
    expect(new Set(card.botNames).size).toBeGreaterThanOrEqual(card.players.max);
  });

  test.each(LANGUAGES)('says everything in %s', (language) => {
    const { title, tagline, time, rights, phases, bots } = card.words[language];
    for (const words of [title, tagline, time, rights]) expect(words.trim()).not.toBe('');
    expect(Object.keys(bots)).toEqual([...card.botLevels]);
    for (const { name, about } of Object.values(bots)) expect(name && about).toBeTruthy();
    // That every phase of a real game has a name is checked by the random whole games.
    expect(Object.keys(phases)).toEqual(Object.keys(card.words.en.phases));
    for (const name of Object.values(phases)) expect(name.trim()).not.toBe('');
    for (const name of Object.keys(game.phases ?? {})) expect(phases[name]).toBeTruthy();
  });
});
