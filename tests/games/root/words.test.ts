import { words } from '../../../src/games/root/locales';

/** Every text of a language by its path; the forms of a plural are one text. */
function textsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path.replace(/_(one|few|many|other)$/, ''), value]]);
  return new Map(
    Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => [
      ...textsOf(inner, path === '' ? key : `${path}.${key}`),
    ]),
  );
}
/** What a text is filled with, such as {{count}}. */
const valuesIn = (text: string): string[] => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name = '']) => name);

test.each(['it', 'fr', 'pl'] as const)('%s says everything that English says', async (language) => {
  const english = textsOf((await words.en()).resources);
  const texts = textsOf((await words[language]()).resources);
  expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [path, text] of texts) {
    expect(text.trim()).not.toBe('');
    const known = valuesIn(english.get(path) ?? '');
    const unknown = valuesIn(text).filter((name) => name !== 'count' && !known.includes(name));
    expect({ path, unknown }).toEqual({ path, unknown: [] });
  }
});
