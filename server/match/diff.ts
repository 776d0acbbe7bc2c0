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

/** What was found for parts that several views of one change share, as JSON without the brackets. */
export type SharedParts = Map<unknown, { key: string; after: unknown; steps: string }>;

const listed = (steps: readonly Operation[]): string => JSON.stringify(steps).slice(1, -1);

/**
 * The patch between two views of a match, as JSON. The views of different viewers share what is public: with the same
 * `parts` for all of them, that is compared and written once.
 */
export function diffViews(before: { G: unknown }, after: { G: unknown }, parts: SharedParts): string {
  const [old, now] = [before.G, after.G];
  if (!isObject(old) || !isObject(now) || Array.isArray(old) || Array.isArray(now))
    return JSON.stringify(diff(before, after));
  const all = [listed(diff({ ...before, G: null }, { ...after, G: null }))];
  const above: Place = { above: null, key: 'G' };
  const compare = (key: string): void => {
    const [a, b] = [old[key], now[key]];
    if (a === b) return;
    const shared = parts.get(a);
    if (shared && shared.key === key && shared.after === b) {
      all.push(shared.steps);
      return;
    }
    const found: Operation[] = [];
    walkObjects({ [key]: a }, { [key]: b }, above, found);
    const steps = listed(found);
    if (isObject(a)) parts.set(a, { key, after: b, steps });
    all.push(steps);
  };
  for (const key of Object.keys(old)) compare(key);
  for (const key of Object.keys(now)) if (!(key in old)) compare(key);
  return `[${all.filter((steps) => steps !== '').join(',')}]`;
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
  for (const key of Object.keys(before)) {
    const [old, now] = [before[key], after[key]];
    if (old === now || old === undefined) continue;
    const place = { above, key };
    if (now === undefined) out.push({ op: 'remove', path: pathOf(place) });
    else walk(old, now, place, out);
  }
  for (const key of Object.keys(after)) {
    if (after[key] === undefined || before[key] !== undefined) continue;
    out.push({ op: 'add', path: pathOf({ above, key }), value: after[key] });
  }
}

/** About what a step costs in addition to its path and its value: the words and signs of {"op":"replace","path":"…"}. */
const STEP_SIZE = 36;
const sizeOfPlain = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length + 3 : 5), 2);

function walkArrays(before: unknown[], after: unknown[], above: Place, out: Operation[]): void {
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
