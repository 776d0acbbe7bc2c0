import type { Namespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { i18n } from './index';

const MOST_REMEMBERED = 4000;

/** The same translations, each looked up once: looking them up again was a third of the time of a move. */
function remembering<N extends Namespace>(t: TFunction<N>): TFunction<N> {
  const said = new Map<string, string>();
  const again = (key: string, options?: Record<string, unknown>): unknown => {
    const id = options ? `${key} ${JSON.stringify(options)}` : key;
    const known = said.get(id);
    if (known !== undefined) return known;
    const text: unknown = t(key as never, options as never);
    if (typeof text !== 'string') return text;
    if (said.size >= MOST_REMEMBERED) said.clear();
    said.set(id, text);
    return text;
  };
  return again as TFunction<N>;
}

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}
const languageNow = (): string => i18n.resolvedLanguage ?? 'en';

const byLanguage = new Map<string, unknown>();

/**
 * useTranslation for the many small pictures of a table, which say the same few words again with every move: one
 * memory of words for each language and list of namespaces.
 */
export function useQuickTranslation<const N extends Namespace>(
  namespaces: N,
): { readonly t: TFunction<N>; readonly language: string } {
  const language = useSyncExternalStore(subscribe, languageNow);
  const id = `${language} ${String(namespaces)}`;
  const known = byLanguage.get(id) as TFunction<N> | undefined;
  if (known) return { t: known, language };
  const t = remembering(i18n.getFixedT<N>(language, namespaces) as TFunction<N>);
  byLanguage.set(id, t);
  return { t, language };
}
