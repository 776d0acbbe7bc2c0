import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADMIN_WORDS } from '../../src/app/admin/locales';
import { SCREENS } from '../../src/games/screens';
import { TOOLS } from '../../src/games/tools';
import { LANGUAGES, type Language, SHELL_WORDS, type Words } from '../../src/i18n';

/** Words with the folders in which they are said: the shell's and the table kit's, then every game's own. */
interface Part {
  readonly name: string;
  readonly folders: readonly string[];
  readonly words: () => Promise<Words>;
}
/** Speaks words of its own, which only its page fetches. */
const ADMIN = 'the host’s page';
const PARTS: readonly Part[] = [
  { name: 'the shell', folders: ['src/app', 'src/table', 'src/ui'], words: async () => SHELL_WORDS },
  { name: ADMIN, folders: ['src/app/admin'], words: async () => ADMIN_WORDS },
  ...Object.entries(TOOLS).map(([game, load]) => ({
    name: game,
    folders: [`src/games/${game}`],
    words: async () => (await load()).tools.story.words,
  })),
];
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Every text with its whole key, `namespace:part.part`. */
function texts(resources: object): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (node: object, path: string, namespace: string) => {
    for (const [key, value] of Object.entries(node)) {
      const whole = path === '' ? key : `${path}.${key}`;
      if (typeof value === 'string') found.set(`${namespace}:${whole}`, value);
      else walk(value as object, whole, namespace);
    }
  };
  for (const [namespace, node] of Object.entries(resources)) walk(node as object, '', namespace);
  return found;
}

const base = (key: string): string => key.replace(PLURAL, '');
const slots = (text: string): string[] =>
  [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? ''))].sort();

const textsOf = async (words: Words, language: Language) => texts((await words[language]()).resources);

test('every game with a screen has words', () => {
  expect(Object.keys(TOOLS).sort()).toEqual(Object.keys(SCREENS).sort());
});

describe.each(PARTS)('the words of $name', (part) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    let english = new Map<string, string>();
    let words = new Map<string, string>();
    beforeAll(async () => {
      const all = await part.words();
      english = await textsOf(all, 'en');
      words = await textsOf(all, language);
    });

    test('say everything that the English ones say, and nothing else', () => {
      const keys = (map: Map<string, string>) => [...new Set([...map.keys()].map(base))].sort();
      expect(keys(words)).toEqual(keys(english));
    });

    test('are never empty', () => {
      expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
    });

    test('have every plural form that the language asks for', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      // Italian and French use `many` for millions only, which no game counts.
      const wanted = forms.filter((form) => language === 'pl' || form !== 'many');
      const counted = new Set([...english.keys()].filter((key) => PLURAL.test(key)).map(base));
      const missing = [...counted].flatMap((key) =>
        wanted.filter((form) => !words.has(`${key}_${form}`)).map((form) => `${key}_${form}`),
      );
      expect(missing).toEqual([]);
    });

    test('use the same slots as the English ones', () => {
      const different = [...words].filter(([key, text]) => {
        const original = english.get(key) ?? english.get(`${base(key)}_other`) ?? '';
        return slots(text).join() !== slots(original).join();
      });
      expect(different.map(([key]) => key)).toEqual([]);
    });

    test('are not left in English', () => {
      if (language === 'en') return;
      const same = [...words].filter(
        ([key, text]) => text === english.get(key) && /[a-z]{4,} [a-z]{4,}/.test(text),
      );
      expect(same).toEqual([]);
    });
  });
});

/** Every source that may speak, without the words themselves. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The keys that sources use: which of the known ones, and which nobody knows. */
function usedKeys(folders: readonly string[], known: ReadonlySet<string>, without: readonly string[] = []) {
  const namespaces = new Set([...known].map((key) => key.split(':')[0] ?? ''));
  const used = new Set<string>();
  const prefixes = new Set<string>();
  const unknown: string[] = [];
  const isFamily = (start: string): boolean => [...known].some((key) => key.startsWith(start));

  for (const path of folders.flatMap(sources)) {
    if (without.some((folder) => path.startsWith(folder))) continue;
    const source = readFileSync(path, 'utf8');
    const declared = [
      ...source.matchAll(/use(?:Quick)?Translation\(\s*\[?\s*'([\w-]+)'/g),
      ...source.matchAll(/TFunction<\[?'([\w-]+)'/g),
      ...source.matchAll(/\bns: '([\w-]+)'/g),
    ];
    const standards = declared.length > 0 ? declared.map(([, name]) => name ?? 'app') : [...namespaces];
    const candidates = (key: string): string[] =>
      [...namespaces].some((name) => key.startsWith(`${name}:`))
        ? [key]
        : standards.map((name) => `${name}:${key}`);
    for (const [, key] of source.matchAll(/\bt\(\s*'([\w:.-]+)'/g)) {
      if (key === undefined) continue;
      const whole = candidates(key).find((one) => known.has(one));
      const family = candidates(key).find((one) => isFamily(`${one}.`));
      if (whole) used.add(whole);
      else if (family) prefixes.add(`${family}.`);
      else unknown.push(`${path}: ${key}`);
    }
    // A key put together from a known beginning: everything under it counts as used.
    for (const [, start] of source.matchAll(/\bt\(\s*`((?:[\w-]+:)?[\w.-]*)\$\{/g)) {
      if (start === undefined) continue;
      const family = candidates(start).find(isFamily);
      if (family) prefixes.add(family);
      else unknown.push(`${path}: ${start}…`);
    }
    // Keys that stand in tables of the source, whole or with their namespace.
    for (const [, word] of source.matchAll(/['`]((?:[\w-]+:)?[a-z]\w*(?:\.[\w-]+)*\.?)(?:'|\$\{)/g)) {
      if (word === undefined) continue;
      for (const one of candidates(word)) {
        if (known.has(one)) used.add(one);
        else if (word.endsWith('.') && isFamily(one)) prefixes.add(one);
      }
    }
  }
  const unused = (keys: Iterable<string>): string[] =>
    [...keys].filter((key) => !used.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)));
  return { unknown, unused };
}

test('the keys in the program all exist, and no text is written for nobody', async () => {
  const shell = await textsOf(SHELL_WORDS, 'en');
  const keysOf = (words: Map<string, string>) => new Set([...words.keys()].map(base));
  for (const { name, folders, words } of PARTS) {
    const own = keysOf(await textsOf(await words(), 'en'));
    const known = new Set([...own, ...keysOf(shell)]);
    // The kit's words are also said by the games that draw their tables with it.
    const games = Object.keys(SCREENS).map((game) => `src/games/${game}`);
    const elsewhere = name === ADMIN ? [] : ['src/app/admin'];
    const { unknown } = usedKeys(folders, known, elsewhere);
    const { unused } = usedKeys(name === 'the shell' ? [...folders, ...games] : folders, known);
    expect({ name, unknown, unused: unused(own) }).toEqual({ name, unknown: [], unused: [] });
  }
});
