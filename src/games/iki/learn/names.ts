import { i18n } from '../../../i18n';
import type { Name } from '../rules';

interface Named {
  readonly id: string;
  readonly name: Name;
}

/** What a card is called on the table in the language spoken now; its English name where the table has no other. */
export function nameOf(kind: 'occupation' | 'building', { id, name }: Named): string {
  const found: unknown = i18n.getResource(i18n.language, 'iki-terms', `${kind}.${id}`);
  return typeof found === 'string' ? found : name.en;
}

/** All names of a card, so that a search finds each of them. */
export function allNames(kind: 'occupation' | 'building', row: Named): string {
  return [...new Set([nameOf(kind, row), row.name.en, row.name.romaji])].join(', ');
}
