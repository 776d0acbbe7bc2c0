import type { Words } from '../../../i18n';
import type { learn as english } from '../locales/en/learn';

declare module '../../../i18n' {
  interface Namespaces {
    'iki-learn': typeof english;
  }
}

/** The words of the rules and the lessons, a file per language. */
export const words: Words = {
  en: async () => ({ resources: { 'iki-learn': (await import('../locales/en/learn')).learn } }),
  it: async () => ({ resources: { 'iki-learn': (await import('../locales/it/learn')).learn } }),
  fr: async () => ({ resources: { 'iki-learn': (await import('../locales/fr/learn')).learn } }),
  pl: async () => ({ resources: { 'iki-learn': (await import('../locales/pl/learn')).learn } }),
};
