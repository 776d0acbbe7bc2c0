import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from './languages';
import { resources as english } from './locales/en';

export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, pickLanguage } from './languages';

/** The words of the shell and the table kit, by namespace; a game adds its own namespaces (see `Words` below). */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: Namespaces;
  }
}

/** Every namespace with its English words. A game's locale folder declares its namespaces here by declaration merging. */
export interface Namespaces extends ShellNamespaces {}
type ShellNamespaces = typeof english;

/** Words by namespace, as one file per language gives them. */
export type WordsFile = { readonly resources: { readonly [namespace: string]: object } };

/** Where the words of one part of the program come from: a file per language, fetched when it is wanted. */
export type Words = Readonly<Record<Language, () => Promise<WordsFile>>>;

/** The words of the pages and the table kit. */
export const SHELL_WORDS: Words = {
  en: async () => ({ resources: english }),
  it: () => import('./locales/it'),
  fr: () => import('./locales/fr'),
  pl: () => import('./locales/pl'),
};

/** The one i18next instance; it speaks English from the moment this module is loaded. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: [...LANGUAGES],
  ns: Object.keys(english),
  defaultNS: 'app',
  resources: { en: english },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

let wanted: Language = 'en';
const parts: Words[] = [SHELL_WORDS];
const fetched = new Map<Words, Set<Language>>([[SHELL_WORDS, new Set<Language>(['en'])]]);

async function fetchWords(part: Words, language: Language): Promise<void> {
  const known = fetched.get(part) ?? new Set();
  fetched.set(part, known);
  if (known.has(language)) return;
  const { resources } = await part[language]();
  for (const [namespace, words] of Object.entries(resources)) {
    i18n.addResourceBundle(language, namespace, words);
  }
  known.add(language);
}

/** Adds the words of a game: in the language spoken now before this resolves, in others when they are spoken. */
export async function addWords(part: Words): Promise<void> {
  if (!parts.includes(part)) parts.push(part);
  let language: Language;
  do {
    language = wanted;
    await fetchWords(part, language);
  } while (language !== wanted);
}

/** Switches to a language once all its words are there. A later wish wins over one that is still being fetched. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await Promise.all(parts.map((part) => fetchWords(part, language)));
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
