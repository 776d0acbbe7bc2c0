/**
 * Where a value comes from. Most values of our table are our own, for the printed ones are in no source that can be
 * reached; wherever the game is shown it says so.
 *
 * - `rulebook`: stated or shown in the rulebook; `rulebook: …` says how far it goes.
 * - `source:…`: from a public text, often about the later edition.
 * - `ours`: our own.
 * - `file`: from a table of printed values that the match was given.
 */
export type Provenance = 'rulebook' | `rulebook: ${string}` | `source:${string}` | 'ours' | 'file';

/** The fields of a row that are not ours. A list goes with a list, entry by entry. What is not named is ours. */
export type From<Field extends string> = {
  readonly [F in Field]?: Provenance | readonly Provenance[];
};

/** Where one field of a row comes from. */
export function provenanceOf<Field extends string>(
  row: { readonly from: From<Field> },
  field: Field,
): Provenance | readonly Provenance[] {
  return row.from[field] ?? 'ours';
}

/** What a value's origin amounts to: `partly` is the rulebook's as far as it goes, and the rest ours. */
export type Origin = 'ours' | 'rulebook' | 'partly' | 'source' | 'file';

function originOfOne(from: string): Origin {
  if (from === 'ours' || from === 'rulebook' || from === 'file') return from;
  return from.startsWith('rulebook') ? 'partly' : 'source';
}

/** The origin of a field. Of several values that come from different places never more is said than holds for each. */
export function originOf(from: string | readonly string[]): Origin {
  const origins = new Set((typeof from === 'string' ? [from] : from).map(originOfOne));
  const [first = 'ours'] = origins;
  if (origins.size < 2) return first;
  return origins.has('rulebook') || origins.has('partly') ? 'partly' : 'ours';
}
