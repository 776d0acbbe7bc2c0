import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const css = ['ui/tokens.css', 'games/river-of-gold/board/theme/tokens.css']
  .map((file) => readFileSync(join(__dirname, '../../../../src', file), 'utf8'))
  .join('\n');

const board = readFileSync(
  join(__dirname, '../../../../src/games/river-of-gold/board/theme/board.css'),
  'utf8',
);

type Theme = 'light' | 'dark';

/** The colour of a token in a theme, as red, green and blue from 0 to 1. */
function colour(token: string, theme: Theme): readonly number[] {
  const found = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css);
  if (!found) throw new Error(`There is no colour --${token}.`);
  const hex = found[3] ?? (theme === 'light' ? found[1] : found[2]) ?? '';
  return [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255);
}

function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Every pair of words and ground that the table uses. */
const PAIRS: readonly (readonly [words: string, ground: string])[] = [
  ...['paper', 'panel', 'panel-2'].flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'bad', 'good', 'gold-text'].map((words) => [words, ground] as const),
  ),
  ...[1, 2, 3, 4, 5, 6].flatMap((r) => [
    [`words-${r}`, `land-${r}`] as const,
    [`words-${r}`, 'panel'] as const,
    [`words-${r}`, 'mist'] as const,
    ['icon-paper', `region-${r}`] as const,
  ]),
  ['tile-ink', 'tile'],
  ['tile-quiet', 'tile'],
  ['accent-ink', 'accent'],
  ['icon-paper', 'scroll'],
  ...['port', 'market', 'manor', 'shrine'].map((type) => ['on-type', `type-${type}`] as const),
];

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  test.each(PAIRS)('%s can be read on %s (WCAG AA)', (words, ground) => {
    expect(contrast(colour(words, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test('a lit river space stands out from the water by its edge, and its number stays on paper', () => {
    expect(contrast(colour('icon-line', theme), colour('water', theme))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('icon-line', theme), colour('tile', theme))).toBeGreaterThanOrEqual(4.5);
    expect(board).toMatch(/\.rg-river-plate \{\s+fill: var\(--tile\)/);
    expect(board).toMatch(/\.rg-river-space\[data-look\] > \.tk-lit \{[^}]+stroke: var\(--icon-line\)/);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'the price of an empty space of region %i can be read while it is lit',
    (region) => {
      const over = (top: readonly number[], part: number, ground: readonly number[]) =>
        ground.map((value, i) => value + ((top[i] ?? 0) - value) * part);
      const lit = over(colour('gold-bright', theme), 0.26, colour(`land-${region}`, theme));
      const ground = over(colour('mist', theme), 0.52, lit);
      expect(contrast(colour(`words-${region}`, theme), ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the bundled faces are in the packages and weigh less than 200 KB together', () => {
  const require = createRequire(__filename);
  const files = [...css.matchAll(/url\("([^"]+\.woff2)"\)/g)].map((m) => m[1] ?? '');
  expect(files).toHaveLength(4);
  const bytes = files.reduce((sum, file) => sum + statSync(require.resolve(file)).size, 0);
  expect(bytes).toBeLessThan(200 * 1024);
});
