import { asFailure, LobbyFailure } from '../../src/app/online/lobby';
import { asksForDebug } from '../../src/app/platform';
import { href, parseRoute as parse, type Route } from '../../src/app/routes';
import { pickLanguage } from '../../src/i18n/languages';
import { cleanName } from '../../src/protocol/names';
import { parseSettings } from '../../src/ui/settings';

/** The main game of the routes here. */
const FIRST = 'first';
const parseRoute = (hash: string, path?: string): Route => parse(hash, FIRST, path);

const game = 'chess-960';
const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'lobby', game: null },
  { page: 'lobby', game },
  { page: 'localSetup', game },
  { page: 'local', game, id: 'ab12' },
  { page: 'match', game, id: 'x_Y-9' },
  { page: 'learn', game },
  { page: 'lesson', game, lesson: 'first-turn' },
  { page: 'scenarios', game, name: null },
  { page: 'scenarios', game, name: 'late-era-1' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(parseRoute(href(route))).toEqual(route);
});

test.each([
  ['#/local', { page: 'localSetup', game: FIRST }],
  ['#/local/ab12', { page: 'local', game: FIRST, id: 'ab12' }],
  ['#/match/x_Y-9', { page: 'match', game: FIRST, id: 'x_Y-9' }],
  ['#/match/x_Y-9?watch', { page: 'match', game: FIRST, id: 'x_Y-9' }],
  ['#/online', { page: 'lobby', game: null }],
  ['#/learn', { page: 'learn', game: FIRST }],
  ['#/learn/first-turn', { page: 'lesson', game: FIRST, lesson: 'first-turn' }],
  ['#/scenarios', { page: 'scenarios', game: FIRST, name: null }],
  ['#/scenarios/late-era-1', { page: 'scenarios', game: FIRST, name: 'late-era-1' }],
])('the address %s of 0.1 leads to the main game', (hash, route) => {
  expect(parseRoute(hash)).toEqual(route);
});

test.each([
  '#/nowhere',
  '#/match',
  '#/match/a b',
  '#/match/a/b',
  '#/online/x',
  '#/local/<script>',
  '#/chess/match',
  '#/chess/online/x',
  '#/chess/local/a/b',
  '#/chess/nowhere',
])('the address %s leads nowhere', (hash) => expect(parseRoute(hash)).toEqual({ page: 'notFound' }));

test('a strange path on the server leads nowhere, whatever stands behind the #', () => {
  expect(parseRoute('#/', '/strange/path')).toEqual({ page: 'notFound' });
  expect(parseRoute('#/chess/learn', '/index.html')).toEqual({ page: 'learn', game: 'chess' });
});

test('what stands behind a question mark is not part of the page', () => {
  expect(parseRoute('#/chess/match/abc?watch')).toEqual({ page: 'match', game: 'chess', id: 'abc' });
});

test('?debug asks for the panel, before or after the #', () => {
  expect(asksForDebug({ search: '?debug', hash: '' })).toBe(true);
  expect(asksForDebug({ search: '', hash: '#/local/x?debug' })).toBe(true);
  expect(asksForDebug({ search: '?other', hash: '#/debug' })).toBe(false);
});

test.each([
  [['pl-PL', 'en'], 'pl'],
  [['de', 'it-CH'], 'it'],
  [['de', 'es'], 'en'],
  [[], 'en'],
])('of the languages %j we speak %s', (wanted, spoken) => {
  expect(pickLanguage(wanted)).toBe(spoken);
});

test.each([
  ['  Hana ', 'Hana'],
  ['', null],
  ['   ', null],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['a'.repeat(25), null],
  ['🦀'.repeat(24), '🦀'.repeat(24)],
  ['bell\u0007', null],
  ['right\u202eleft', null],
  ['👩‍🌾 Hana', '👩‍🌾 Hana'],
])('the name %j becomes %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

describe('stored settings', () => {
  test('are read as they were written', () => {
    const settings = {
      theme: 'dark',
      motion: { pieces: false, gains: true, dice: false },
      sound: true,
      notifications: true,
      language: 'fr',
      botSpeed: 'fast',
      lit: 'all',
      oneClick: true,
      forecast: true,
      volume: 'loud',
      shortcuts: false,
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });
  test.each([
    null,
    'no json',
    '[]',
    '{"theme":"pink","motion":7,"language":"xx","sound":"loud","botSpeed":9,"lit":"none"}',
  ])('that make no sense are the defaults: %s', (text) => {
    expect(parseSettings(text)).toMatchObject({
      theme: 'system',
      motion: { pieces: true, gains: true, dice: true },
      sound: false,
      botSpeed: 'normal',
      lit: 'free',
      oneClick: false,
      forecast: false,
    });
  });
});

test('every failure of the lobby has a code', () => {
  expect(asFailure(new TypeError('Failed to fetch')).code).toBe('offline');
  expect(asFailure(new LobbyFailure('match-full', 'full')).code).toBe('match-full');
});
