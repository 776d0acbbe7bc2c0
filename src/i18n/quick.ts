import type { Namespace, TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import { i18n } from './index';

const MOST_REMEMBERED = 4000;

/** A name for a key with its options: two that are said differently have two names. */
function nameOf(key: string, options: Readonly<Record<string, unknown>>): string {
  let name = key;
  for (const [option, value] of Object.entries(options)) {
    const plain = typeof value === 'string' || typeof value === 'number';
    name += `\n${option} ${plain ? value : JSON.stringify(value)}`;
  }
  return name;
}

/** The same translations, each looked up once: looking them up again was a third of the time of a move. */
function remembering<N extends Namespace>(t: TFunction<N>): TFunction<N> {
  const said = new Map<string, string>();
  const again = (key: string, options?: Record<string, unknown>): unknown => {
    const id = options ? nameOf(key, options) : key;
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

interface Quick<N extends Namespace> {
  readonly t: TFunction<N>;
  readonly language: string;
}
const byLanguage = new Map<string, unknown>();

/**
 * useTranslation for the many small pictures of a table, which say the same few words again with every move: one
 * memory of words for each language and list of namespaces.
 */
export function useQuickTranslation<const N extends Namespace>(namespaces: N): Quick<N> {
  const language = useSyncExternalStore(subscribe, languageNow);
  const id = `${language} ${String(namespaces)}`;
  const known = byLanguage.get(id) as Quick<N> | undefined;
  if (known) return known;
  const made = { t: remembering(i18n.getFixedT<N>(language, namespaces) as TFunction<N>), language };
  byLanguage.set(id, made);
  return made;
}
