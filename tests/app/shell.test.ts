import { cleanName } from '../../src/app/names';
import { asFailure, LobbyFailure } from '../../src/app/online/lobby';
import { asksForDebug } from '../../src/app/platform';
import { href, parseRoute, type Route } from '../../src/app/routes';
import { pickLanguage } from '../../src/i18n/languages';
import { parseSettings } from '../../src/ui/settings';

const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'localSetup' },
  { page: 'local', id: 'ab12' },
  { page: 'lobby' },
  { page: 'match', id: 'x_Y-9' },
  { page: 'learn' },
  { page: 'firstTurn' },
  { page: 'scenarios', name: null },
  { page: 'scenarios', name: 'late-era-1' },
];

test.each(ROUTES)('the address of $page leads back to it', (route) => {
  expect(parseRoute(href(route))).toEqual(route);
});

test.each([
  '#/nowhere',
  '#/match',
  '#/match/a b',
  '#/match/a/b',
  '#/online/x',
  '#/learn/x',
  '#/local/<script>',
])('the address %s leads nowhere', (hash) => expect(parseRoute(hash)).toEqual({ page: 'notFound' }));

test('a strange path on the server leads nowhere, whatever stands behind the #', () => {
  expect(parseRoute('#/', '/strange/path')).toEqual({ page: 'notFound' });
  expect(parseRoute('#/learn', '/index.html')).toEqual({ page: 'learn' });
});

test('what stands behind a question mark is not part of the page', () => {
  expect(parseRoute('#/match/abc?watch')).toEqual({ page: 'match', id: 'abc' });
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
    };
    expect(parseSettings(JSON.stringify(settings))).toEqual(settings);
  });
  test.each([null, 'no json', '[]', '{"theme":"pink","motion":7,"language":"xx","sound":"loud"}'])(
    'that make no sense are the defaults: %s',
    (text) => {
      expect(parseSettings(text)).toMatchObject({
        theme: 'system',
        motion: { pieces: true, gains: true, dice: true },
        sound: false,
      });
    },
  );
});

test('every failure of the lobby has a code', () => {
  expect(asFailure(new TypeError('Failed to fetch')).code).toBe('offline');
  expect(asFailure(new LobbyFailure('match-full', 'full')).code).toBe('match-full');
});
