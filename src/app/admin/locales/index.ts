import type { Words } from '../../../i18n';
import type { resources as english } from './en';

type English = typeof english;

declare module '../../../i18n' {
  interface Namespaces extends English {}
}

/** The words of the host's page, a file per language, fetched together with it. */
export const ADMIN_WORDS: Words = {
  en: () => import('./en'),
  it: () => import('./it'),
  fr: () => import('./fr'),
  pl: () => import('./pl'),
};
