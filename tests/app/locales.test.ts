import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { resources as en } from '../../src/i18n/locales/en';
import { resources as fr } from '../../src/i18n/locales/fr';
import { resources as it_ } from '../../src/i18n/locales/it';
import { resources as pl } from '../../src/i18n/locales/pl';

const ALL: Readonly<Record<Language, object>> = { en, it: it_, fr, pl };
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

const english = texts(en);

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = texts(ALL[language]);

  test('say everything that the English ones say, and nothing else', () => {
    const keys = (map: Map<string, string>) => [...new Set([...map.keys()].map(base))].sort();
    expect(keys(words)).toEqual(keys(english));
  });

  test('are never empty', () => {
    expect([...words].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('have every plural form that the language asks for', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Italian and French use `many` for millions only, which this game never counts.
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

/** Every source that may speak: the shell and the table. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'locales' ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

describe('the keys in the program', () => {
  const namespaces = Object.keys(en);
  const known = new Set([...english.keys()].map(base));
  const used = new Set<string>();
  const prefixes = new Set<string>();
  const unknown: string[] = [];

  for (const path of [...sources('src/app'), ...sources('src/games/river-of-gold/board')]) {
    const source = readFileSync(path, 'utf8');
    const declared = [
      ...source.matchAll(/use(?:Quick)?Translation\(\s*\[?\s*'(\w+)'/g),
      ...source.matchAll(/TFunction<'(\w+)'>/g),
    ];
    const standards = declared.length > 0 ? declared.map(([, name]) => name ?? 'app') : ['app'];
    const candidates = (key: string): string[] =>
      namespaces.some((name) => key.startsWith(`${name}:`))
        ? [key]
        : standards.map((name) => `${name}:${key}`);
    const isFamily = (start: string): boolean => [...known].some((key) => key.startsWith(start));
    for (const [, key] of source.matchAll(/\bt\(\s*'([\w:.-]+)'/g)) {
      if (key === undefined) continue;
      const whole = candidates(key).find((one) => known.has(one));
      const family = candidates(key).find((one) => isFamily(`${one}.`));
      if (whole) used.add(whole);
      else if (family) prefixes.add(`${family}.`);
      else unknown.push(`${path}: ${key}`);
    }
    // A key put together from a known beginning: everything under it counts as used.
    for (const [, start] of source.matchAll(/\bt\(\s*`((?:\w+:)?[\w.-]*)\$\{/g)) {
      if (start === undefined) continue;
      const family = candidates(start).find(isFamily);
      if (family) prefixes.add(family);
      else unknown.push(`${path}: ${start}…`);
    }
    // Keys that stand in tables of the source, whole or with their namespace.
    for (const [, word] of source.matchAll(/['`]((?:\w+:)?[a-z]\w*(?:\.[\w-]+)*\.?)(?:'|\$\{)/g)) {
      if (word === undefined) continue;
      for (const one of candidates(word)) {
        if (known.has(one)) used.add(one);
        else if (word.endsWith('.') && isFamily(one)) prefixes.add(one);
      }
    }
  }

  test('all exist', () => {
    expect(unknown).toEqual([]);
  });

  test('cover every text: none is written for nobody', () => {
    const unused = [...known].filter(
      (key) => !used.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
});
