/** One step of a JSON patch (RFC 6902), as boardgame.io's clients apply it. */
export type Operation =
  | { op: 'add' | 'replace'; path: string; value: unknown }
  | { op: 'remove'; path: string };

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Whether two values are the same once they have been sent as JSON. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => same(item, b[i]));
  }
  for (const key of Object.keys(a)) if (!same(a[key], b[key])) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

const SPECIAL = /[~/]/;
const escaped = (key: string | number): string =>
  typeof key === 'number' || !SPECIAL.test(key)
    ? String(key)
    : key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where a walk stands. The path is put together for the few places that have changed, not for all that were seen. */
type Place = { readonly above: Place; readonly key: string | number } | null;
const pathOf = (place: Place): string =>
  place === null ? '' : `${pathOf(place.above)}/${escaped(place.key)}`;

/**
 * The patch that makes `after` of `before`. Made for game states: one pass, arrays are matched from both ends,
 * without the search for the shortest possible patch that makes general tools slow on long arrays.
 */
export function diff(before: unknown, after: unknown): Operation[] {
  const out: Operation[] = [];
  walk(before, after, null, out);
  return out;
}

/** A match as a viewer has it. Views of the same state share their `ctx`, and differ in `G` alone. */
interface View {
  readonly G: unknown;
  readonly ctx: unknown;
}

/** What was last found for each field of views of one change, as JSON without the brackets. */
export type SharedParts = Map<string, { before: unknown; after: unknown; steps: string }>;

const listed = (steps: readonly Operation[]): string => JSON.stringify(steps).slice(1, -1);

/** Stands for all of a view but `G`. */
const REST = '';

/**
 * The patch between two views of a match, as JSON without the brackets, part by part. The views of different viewers
 * share what is public: with the same `parts` for all of them, that is compared and written once.
 */
export function diffViews(before: View, after: View, parts: SharedParts): string[] {
  const old = before.G;
  const now = after.G;
  if (!isObject(old) || !isObject(now) || Array.isArray(old) || Array.isArray(now))
    return [listed(diff(before, after))];
  const all: string[] = [];
  const rest =
    known(parts, REST, before.ctx, after.ctx) ??
    keep(parts, REST, before.ctx, after.ctx, diffRest(before, after));
  if (rest !== '') all.push(rest);
  for (const key in old) if (old[key] !== now[key]) addField(all, parts, key, old[key], now[key]);
  for (const key in now) if (!(key in old)) addField(all, parts, key, undefined, now[key]);
  return all;
}

const IN_G: Place = { above: null, key: 'G' };

function addField(all: string[], parts: SharedParts, key: string, before: unknown, after: unknown): void {
  let steps = known(parts, key, before, after);
  if (steps === undefined) {
    const found: Operation[] = [];
    walkField(before, after, { above: IN_G, key }, found);
    steps = keep(parts, key, before, after, found);
  }
  if (steps !== '') all.push(steps);
}

/** What differs apart from `G`. */
const diffRest = (before: View, after: View): Operation[] =>
  diff({ ...before, G: null }, { ...after, G: null });

/** The steps for a field, where the view before this one has led to the same ones. */
function known(parts: SharedParts, key: string, before: unknown, after: unknown): string | undefined {
  const found = parts.get(key);
  return found !== undefined && found.before === before && found.after === after ? found.steps : undefined;
}

function keep(parts: SharedParts, key: string, before: unknown, after: unknown, found: Operation[]): string {
  const steps = listed(found);
  parts.set(key, { before, after, steps });
  return steps;
}

function walk(before: unknown, after: unknown, place: Place, out: Operation[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    walkArrays(before, after, place, out);
  } else if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)) {
    walkObjects(before, after, place, out);
  } else {
    out.push({ op: 'replace', path: pathOf(place), value: after });
  }
}

function walkObjects(before: Json, after: Json, above: Place, out: Operation[]): void {
  for (const key in before) {
    const old = before[key];
    const now = after[key];
    if (old !== now && old !== undefined) walkField(old, now, { above, key }, out);
  }
  for (const key in after) {
    if (after[key] !== undefined && before[key] === undefined) {
      walkField(undefined, after[key], { above, key }, out);
    }
  }
}

/** A field of an object; undefined where it is not there. */
function walkField(old: unknown, now: unknown, place: Place, out: Operation[]): void {
  if (old === now) return;
  if (now === undefined) out.push({ op: 'remove', path: pathOf(place) });
  else if (old === undefined) out.push({ op: 'add', path: pathOf(place), value: now });
  else walk(old, now, place, out);
}

/** About what a step costs in addition to its path and its value: the words and signs of {"op":"replace","path":"…"}. */
const STEP_SIZE = 36;
const sizeOfPlain = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length + 3 : 5), 2);

function walkArrays(before: unknown[], after: unknown[], above: Place, out: Operation[]): void {
  if (after.length === 0 && before.length > 0) {
    out.push({ op: 'replace', path: pathOf(above), value: [] });
    return;
  }
  const first = out.length;
  walkItems(before, after, above, out);
  // A short list of plain values often takes fewer bytes as a whole than item by item.
  const steps = out.length - first;
  if (steps < 2 || after.some(isObject)) return;
  const path = pathOf(above);
  if (sizeOfPlain(after) >= (steps - 1) * (path.length + STEP_SIZE)) return;
  out.length = first;
  out.push({ op: 'replace', path, value: after });
}

function walkItems(before: unknown[], after: unknown[], above: Place, out: Operation[]): void {
  const item = (i: number) => {
    if (before[i] !== after[i]) walk(before[i], after[i], { above, key: i }, out);
  };
  if (before.length === after.length) {
    for (let i = 0; i < before.length; i++) item(i);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail]))
    tail++;
  const from = shorter - tail;
  for (let i = head; i < from; i++) item(i);
  for (let i = before.length - tail - 1; i >= from; i--) {
    out.push({ op: 'remove', path: pathOf({ above, key: i }) });
  }
  // Removing has brought the old array down to `from` plus the tail; what is new goes in front of the tail.
  for (let i = from; i < after.length - tail; i++) {
    out.push({ op: 'add', path: pathOf({ above, key: i }), value: after[i] });
  }
}
