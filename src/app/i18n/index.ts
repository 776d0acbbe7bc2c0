import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from './languages';
import { resources as english } from './locales/en';

export { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Language, pickLanguage } from './languages';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: typeof english;
  }
}

type Words = { readonly [Namespace in keyof typeof english]: object };

/** English is part of the first load; every other language is a file of its own, fetched when it is wanted. */
const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ resources: Words }>>> = {
  it: () => import('./locales/it'),
  fr: () => import('./locales/fr'),
  pl: () => import('./locales/pl'),
};

/** The one i18next instance; it speaks English from the moment this module is loaded. */
export const i18n = i18next.createInstance();

void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: ['en', 'it', 'fr', 'pl'],
  ns: Object.keys(english),
  defaultNS: 'app',
  resources: { en: english },
  initAsync: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

let wanted: Language = 'en';

/** Switches to a language once its words are there. A later wish wins over one that is still being fetched. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (language !== 'en' && !i18n.hasResourceBundle(language, 'app')) {
    const { resources } = await LOADERS[language]();
    for (const [namespace, words] of Object.entries(resources)) {
      i18n.addResourceBundle(language, namespace, words);
    }
  }
  if (wanted !== language) return;
  await i18n.changeLanguage(language);
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
