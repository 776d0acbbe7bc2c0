import fc from 'fast-check';
import { asFailure, LobbyFailure } from '../../src/app/online/lobby';
import { asksForDebug } from '../../src/app/platform';
import { href, parseRoute as parse, type Route } from '../../src/app/routes';
import { pickLanguage } from '../../src/i18n/languages';
import { cleanMessage } from '../../src/protocol/chat';
import { cleanName, isSameName } from '../../src/protocol/names';
import { cleanText } from '../../src/protocol/text';
import { parseSettings } from '../../src/ui/settings';

/** The main game of the routes here. */
const FIRST = 'first';
const parseRoute = (hash: string, path?: string): Route => parse(hash, FIRST, path);

const game = 'chess-960';
const ROUTES: readonly Route[] = [
  { page: 'start' },
  { page: 'game', game },
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
  ['two\nlines', null],
  ['right\u202eleft', null],
  ['👩‍🌾 Hana', '👩‍🌾 Hana'],
  ['❤️ 1️⃣', '❤️ 1️⃣'],
  ['Żółć Ñandú Åse', 'Żółć Ñandú Åse'],
  ['Cafe\u0301', 'Café'],
  ['ภาษาไทยที่นี่', 'ภาษาไทยที่นี่'],
  ['a\u00a0\u2003b', 'a b'],
  // Invisible: a joint between letters, soft hyphen, fillers, selectors, tags, a blank of braille, a joiner of graphemes.
  ['An\u200dna', null],
  ['An\u00adna', null],
  ['\u3164', null],
  ['\uffa0\u115f', null],
  ['Anna\ufe0f', null],
  ['Anna\u{e0041}', null],
  ['Anna\u{e0101}', null],
  ['\u2800', null],
  ['A\u034fB', null],
  ['\u{13441}', null],
  ['Anna\u{13442}', null],
  ['\ufffc', null],
  ['Anna\u{16fe4}', null],
  // A mark at the beginning or after a blank lies over something else.
  ['\u0301Anna', null],
  ['Anna \u0336B', null],
  ['\u0488', null],
  ['A\u20dd', null],
  // A pile of marks reaches into other lines.
  [`Z${'\u0335\u0321\u0316'.repeat(3)}`, null],
  // Not assigned to anything, for private use, half a character.
  ['A\u0378', null],
  ['A\ue000', null],
  ['A\ud83d', null],
  [7, null],
])('the name %j becomes %j', (text, name) => {
  expect(cleanName(text)).toBe(name);
});

test.each([
  ['Anna', 'anna', true],
  ['Zoë', 'ZOE', true],
  ['Ａｎｎａ', 'Anna', true],
  ['Anna B', 'AnnaB', true],
  // Marks of any kind, as far as they are no vowel of another writing.
  ['Anna', 'Anna\u1ab0', true],
  ['Anna', 'Anna\u20d0', true],
  ['Anna', 'Ann\u0e31a', true],
  ['Anna', 'Anna\u05b0', true],
  ['कि', 'की', false],
  ['かな', 'がな', false],
  ['Anna', 'Hanna', false],
  // Capitals and small letters of all kinds.
  ['Straße', 'STRASSE', true],
  ['STRAẞE', 'strasse', true],
  ['ΟΔΟΣ', 'οδοσ', true],
  ['οδος', 'ΟΔΟΣ', true],
  ['I', 'ı', true],
  ['İris', 'iris', true],
  // Letters that look the same.
  ['Anna', '\u0410nna', true],
  ['Anna', '\u0391\u039d\u039d\u0391', true],
  ['Άννα', 'ΑΝΝΑ', true],
  ['Victor', '\u03bdict\u03bfr', true],
  ['Ian', 'lan', true],
  ['Merlin', '\u13b7erlin', true],
  ['Merlin', '\uab87erlin', true],
  ['Merlin', '\ua4dferlin', true],
  ['Merlin', '\u2c98erlin', true],
  ['Merlin', '\u1d0derlin', true],
  ['Anno', 'A\u0578\u0578\u0585', true],
  ['Bob', 'B0b', true],
  ['Paul', 'Pau1', true],
  ['Emma', 'Ernma', true],
  ['Walter', 'VValter', true],
  ['Player 1', 'Player 2', false],
  ['Иван', 'ИВАН', true],
  ['Иван', 'Ивар', false],
  ['Nina', 'Vina', false],
  ['🦀', '🦞', false],
])('the names %j and %j are taken for one at a table: %j', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});

test.each([
  [' hello\tthere\n ', 'hello there'],
  ['he\u202ello\u0007', 'hello'],
  ['\u0301\u0302over', 'over'],
  [`H${'\u0335\u0321\u0316'.repeat(9)}i`, 'H\u0335\u0335\u0335i'],
  ['👩‍🌾 ❤️ 1️⃣', '👩‍🌾 ❤️ 1️⃣'],
  ['   ', null],
  ['\u200b\u2060\ufeff', null],
  ['\u0301\u0302', null],
  ['\u0378\ue000', null],
  ['x'.repeat(500), 'x'.repeat(500)],
  ['x'.repeat(501), null],
  [`${'x'.repeat(500)}${'\u200b'.repeat(100)}`, 'x'.repeat(500)],
  [7, null],
])('the message %j becomes %j', (text, message) => {
  expect(cleanMessage(text)).toBe(message);
});

/** Everything that Unicode calls a filler or a blank, selects a form or can be ignored, and what is drawn as nothing besides. */
const DRAWN_AS_NOTHING = [
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x2d7f, 0x2d7f],
  [0x303f, 0x303f],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffc],
  [0x1107f, 0x1107f],
  [0x13430, 0x13442],
  [0x16fe4, 0x16fe4],
  [0x1bca0, 0x1bca3],
  [0x1d159, 0x1d159],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
] as const;

test('what is drawn as nothing is no text by itself, and no part of a name', () => {
  const codes = DRAWN_AS_NOTHING.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  const passes = codes.filter((code) => {
    const character = String.fromCodePoint(code);
    // A mark that only changes the letter before it may stand with one.
    const isNamed = !/\p{M}/u.test(character) && cleanName(`An${character}na`) !== null;
    return isNamed || cleanText(character + character) !== null;
  });
  expect(passes.map((code) => code.toString(16))).toEqual([]);
});

/** Letters, pictures and blanks, and what is welcome next to some of them only. */
const PIECES = [
  'a',
  'ก',
  '1',
  '👩',
  '❤',
  '🏽',
  ' ',
  '\u3000',
  '\u200d',
  '\ufe0f',
  '\u20e3',
  '\u0301',
  '\u0488',
  '\u202e',
];

test.each(['binary', fc.constantFrom(...PIECES)] as const)('what is clean stays as it is (%#)', (unit) => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      const clean = cleanText(text);
      if (clean !== null) expect(cleanText(clean)).toBe(clean);
    }),
    { numRuns: 2000 },
  );
});

test('what joins pictures stays between pictures only', () => {
  expect(cleanText('👩\u200d🌾 ❤\ufe0f\u200d🔥')).toBe('👩\u200d🌾 ❤\ufe0f\u200d🔥');
  expect(cleanText('\ufe0f\u200d👩')).toBe('👩');
  expect(cleanText('1\ufe0f\u200d👩')).toBe('1\ufe0f👩');
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
