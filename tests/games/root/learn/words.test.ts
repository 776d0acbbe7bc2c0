import { words } from '../../../../src/games/root/locales';
import { LANGUAGES } from '../../../../src/i18n';

const PLURAL = /_(one|few|many|other)$/;

/** Every text with its key, plural forms apart. */
function texts(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : texts(value as object, `${path}${key}/`),
  );
}
const slots = (text: string): string =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map(([, slot]) => slot)
    .sort()
    .join();
const load = async (language: (typeof LANGUAGES)[number]) => texts((await words[language]()).resources);

test.each(LANGUAGES)(
  '%s says all that English says, with the same slots and all its plurals',
  async (language) => {
    const english = new Map(await load('en'));
    const said = new Map(await load(language));
    const base = (keys: Iterable<string>) => new Set([...keys].map((key) => key.replace(PLURAL, '')));
    expect(base(said.keys())).toEqual(base(english.keys()));
    for (const [key, text] of said) {
      const original = english.get(key) ?? english.get(key.replace(PLURAL, '_other')) ?? '';
      expect([key, slots(text)]).toEqual([key, slots(original)]);
      expect(text.trim()).not.toBe('');
    }
    const forms = language === 'pl' ? ['one', 'few', 'many', 'other'] : ['one', 'other'];
    for (const key of [...english.keys()].filter((one) => one.endsWith('_other'))) {
      for (const form of forms) expect(said.keys()).toContain(key.replace(PLURAL, `_${form}`));
    }
  },
);

test('every language has words of its own for rules and lessons', async () => {
  const english = new Map(await load('en'));
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const same = (await load(language)).filter(
      ([key, text]) =>
        /^root-(rules|lessons)/.test(key) &&
        !key.includes('/table/') &&
        text.length > 12 &&
        english.get(key) === text,
    );
    expect(same).toEqual([]);
  }
});
