import { i18n } from '../../../i18n';

/** A name as the table's words have it in their list: "Mouse-in-a-Sack" is `mouseInASack`. */
const keyOf = (name: string): string =>
  name
    .replace(/[’']/g, '')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map(
      (word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('');

type Kind = 'card' | 'suit' | 'item' | 'piece' | 'quest';

/** What a thing is called on the table in the language spoken now; its English name where the table has no other. */
export function nameOf(kind: Kind, name: string): string {
  const found: unknown = i18n.getResource(i18n.language, 'root-terms', `${kind}.${keyOf(name)}`);
  return typeof found === 'string' ? found : name;
}

/** Its name on the table and the English one, so that a search finds both. */
export const allNames = (kind: Kind, name: string): string =>
  [...new Set([nameOf(kind, name), name])].join(', ');
