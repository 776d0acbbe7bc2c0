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

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * The patch that makes `after` of `before`. Made for game states: one pass, arrays are matched from both ends,
 * without the search for the shortest possible patch that makes general tools slow on long arrays.
 */
export function diff(before: unknown, after: unknown, path = '', out: Operation[] = []): Operation[] {
  if (before === after) return out;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after, path, out);
  if (isObject(before) && isObject(after) && !Array.isArray(before) && !Array.isArray(after)) {
    for (const key of Object.keys(before)) {
      if (before[key] === undefined) continue;
      const at = `${path}/${escaped(key)}`;
      if (after[key] === undefined) out.push({ op: 'remove', path: at });
      else diff(before[key], after[key], at, out);
    }
    for (const key of Object.keys(after)) {
      if (after[key] === undefined || before[key] !== undefined) continue;
      out.push({ op: 'add', path: `${path}/${escaped(key)}`, value: after[key] });
    }
    return out;
  }
  out.push({ op: 'replace', path, value: after });
  return out;
}

function diffArrays(before: unknown[], after: unknown[], path: string, out: Operation[]): Operation[] {
  const first = out.length;
  diffItems(before, after, path, out);
  // A short list of plain values is often told in fewer bytes as a whole than item by item.
  const steps = out.length - first;
  if (steps > 1 && !after.some(isObject) && sizeOfPlain(after) < (steps - 1) * (path.length + STEP_SIZE)) {
    out.length = first;
    out.push({ op: 'replace', path, value: after });
  }
  return out;
}

/** About what a step costs beside its path and its value: the words and signs of {"op":"replace","path":"…"}. */
const STEP_SIZE = 36;
const sizeOfPlain = (values: readonly unknown[]): number =>
  values.reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length + 3 : 5), 2);

function diffItems(before: unknown[], after: unknown[], path: string, out: Operation[]): Operation[] {
  if (before.length === after.length) {
    for (let i = 0; i < before.length; i++) diff(before[i], after[i], `${path}/${i}`, out);
    return out;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail]))
    tail++;
  const overlap = shorter - head - tail;
  for (let i = head; i < head + overlap; i++) diff(before[i], after[i], `${path}/${i}`, out);
  const from = head + overlap;
  for (let i = before.length - tail - 1; i >= from; i--) out.push({ op: 'remove', path: `${path}/${i}` });
  // Removing has brought the old array down to `from` plus the tail; what is new goes in front of the tail.
  for (let i = from; i < after.length - tail; i++) {
    out.push({ op: 'add', path: `${path}/${i}`, value: after[i] });
  }
  return out;
}
