import type { Words } from '../../../i18n';
import type { resources as english } from '../locales/en/root-learn';

type English = typeof english;

declare module '../../../i18n' {
  interface Namespaces extends English {}
}

/** The words of the rules and lessons, a file per language. */
export const learnWords: Words = {
  en: () => import('../locales/en/root-learn'),
  it: () => import('../locales/it/root-learn'),
  fr: () => import('../locales/fr/root-learn'),
  pl: () => import('../locales/pl/root-learn'),
};
