import { type ClearingId, type ForestId, forestOf, MAPS, type MapId } from '../../rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The drawing's own units. */
export const SIDE = 1000;
export const GLADE = 84;

export function clearingPoint(map: MapId, id: ClearingId): Point {
  const row = MAPS[map].clearings[id - 1];
  if (!row) throw new Error(`There is no clearing ${id}.`);
  return { x: row.x * 9.4 + 30, y: row.y * 9.4 + 30 };
}
/** The middle of a forest: between the clearings around it, away from any of them. */
export function forestPoint(map: MapId, id: ForestId): Point {
  const rim = forestOf(map, id).clearings.map((clearing) => clearingPoint(map, clearing));
  let x = rim.reduce((sum, point) => sum + point.x, 0) / rim.length;
  let y = rim.reduce((sum, point) => sum + point.y, 0) / rim.length;
  const room = GLADE + 34;
  for (let round = 0; round < 12; round++) {
    for (const { id: other } of MAPS[map].clearings) {
      const near = clearingPoint(map, other);
      const away = Math.hypot(x - near.x, y - near.y) || 1;
      if (away >= room) continue;
      x += ((x - near.x) / away) * (room - away);
      y += ((y - near.y) / away) * (room - away);
    }
  }
  return { x, y };
}

/** A number from 0 to 1 that is always the same for the same seed: drawings must not change from one look to the next. */
function steady(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** The bend of the trail between two clearings, the same from either end: trails are no straight lines. */
function bendOf(map: MapId, one: ClearingId, other: ClearingId): Point {
  const [first, second] = MAPS[map].paths.some(([from, to]) => from === other && to === one)
    ? [other, one]
    : [one, other];
  const a = clearingPoint(map, first);
  const b = clearingPoint(map, second);
  const bend = (steady(first * 13 + second) - 0.5) * 46;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return {
    x: (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend,
    y: (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend,
  };
}
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A trail between two clearings, or what lies so far to the side of it. */
export function trail(map: MapId, one: ClearingId, other: ClearingId, aside = 0): string {
  const [a, bend, b] = [clearingPoint(map, one), bendOf(map, one, other), clearingPoint(map, other)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const beside = ({ x, y }: Point): Point => ({
    x: x + ((b.y - a.y) / length) * aside,
    y: y - ((b.x - a.x) / length) * aside,
  });
  return `M${written(beside(a))}Q${written(beside(bend))} ${written(beside(b))}`;
}

/** A way over a trail from the rim of one clearing to the rim of the other, and where it leads. */
export interface Way {
  readonly line: string;
  readonly head: Point & { readonly angle: number };
}
const RIM = GLADE + 12;
const STEPS = 60;
export function wayOver(map: MapId, from: ClearingId, to: ClearingId): Way {
  const [a, bend, b] = [clearingPoint(map, from), bendOf(map, from, to), clearingPoint(map, to)];
  const at = (part: number): Point => ({
    x: (1 - part) ** 2 * a.x + 2 * (1 - part) * part * bend.x + part ** 2 * b.x,
    y: (1 - part) ** 2 * a.y + 2 * (1 - part) * part * bend.y + part ** 2 * b.y,
  });
  const away = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => at(step / STEPS)).filter(
    (point) => away(point, a) >= RIM - 24 && away(point, b) >= RIM,
  );
  const last = points.at(-1) ?? at(0.5);
  const before = points.at(-2) ?? a;
  return {
    line: `M${points.map(written).join('L')}`,
    head: { ...last, angle: (Math.atan2(last.y - before.y, last.x - before.x) * 180) / Math.PI },
  };
}

/** The river as one line through the clearings that it joins, out of the board at both ends. */
export function river(map: MapId): string {
  const { rivers } = MAPS[map];
  const ends = rivers.flat().filter((id, _, all) => all.filter((other) => other === id).length === 1);
  const chain: ClearingId[] = [ends[0] ?? 1];
  const left = [...rivers];
  for (;;) {
    const last = chain.at(-1);
    const at = left.findIndex((pair) => pair.some((id) => id === last));
    const [pair] = at < 0 ? [] : left.splice(at, 1);
    const next = pair?.find((id) => id !== last);
    if (next === undefined) break;
    chain.push(next);
  }
  const points = chain.map((id) => clearingPoint(map, id));
  const out = ({ x, y }: Point): Point => {
    const edges = [
      { x: -20, y },
      { x: SIDE + 20, y },
      { x, y: -20 },
      { x, y: SIDE + 20 },
    ];
    return edges.reduce((best, edge) =>
      Math.hypot(edge.x - x, edge.y - y) < Math.hypot(best.x - x, best.y - y) ? edge : best,
    );
  };
  const [first, last] = [points[0], points.at(-1)];
  const line = [...(first ? [out(first)] : []), ...points, ...(last ? [out(last)] : [])];
  // The water flows past the glades, not through their middle.
  const beside = line.map(({ x, y }, at) =>
    at === 0 || at === line.length - 1 ? { x, y } : { x: x + 58, y: y + 58 },
  );
  return beside.reduce((path, point, at) => {
    const before = beside[at - 1];
    if (!before) return `M${point.x} ${point.y}`;
    const middle = { x: (before.x + point.x) / 2 + 26, y: (before.y + point.y) / 2 - 18 };
    return `${path}Q${middle.x} ${middle.y} ${point.x} ${point.y}`;
  }, '');
}

/** The edge of the meadow around a glade: uneven, as meadows are, and always the same for the same clearing. */
export function meadow(id: ClearingId): string {
  const corners = 14;
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at + steady(id * 31 + at) * 0.5) / corners) * 2 * Math.PI;
    const reach = GLADE + 13 + steady(id * 57 + at * 3) * 15;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
  const middle = (one: Point, other: Point): Point => ({
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
  });
  const next = (at: number): Point => points[(at + 1) % corners] ?? { x: 0, y: 0 };
  const [first = next(-1)] = points;
  const start = middle(points[corners - 1] ?? first, first);
  return `M${written(start)}${points.map((point, at) => `Q${written(point)} ${written(middle(point, next(at)))}`).join('')}z`;
}

/** Grass, in one line for all of it: blades in threes, clear of the glades. */
export function grass(map: MapId, count: number): string {
  const glades = MAPS[map].clearings.map(({ id }) => clearingPoint(map, id));
  const blades: string[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const x = steady(seed + 20_000) * SIDE;
    const y = steady(seed + 30_000) * SIDE;
    if (glades.some((glade) => Math.hypot(x - glade.x, y - glade.y) < GLADE + 12)) continue;
    blades.push(`M${written({ x, y })}l-4-7m4 7l0-10m0 10l4-7`);
  }
  return blades.join('');
}

/** Trees of a forest, and of the wood around: points that keep clear of every glade and of the groves of the forests. */
export function trees(
  map: MapId,
  count: number,
): readonly (Point & { readonly size: number; readonly kind: number })[] {
  const glades = MAPS[map].clearings.map(({ id }) => clearingPoint(map, id));
  const forests = MAPS[map].forests.map(({ id }) => forestPoint(map, id));
  const lanes = MAPS[map].paths.map(
    ([one, other]) => [clearingPoint(map, one), clearingPoint(map, other)] as const,
  );
  const found: (Point & { size: number; kind: number })[] = [];
  for (let seed = 1; found.length < count && seed < count * 12; seed++) {
    const x = steady(seed) * SIDE;
    const y = steady(seed + 5000) * SIDE;
    if (glades.some((glade) => Math.hypot(x - glade.x, y - glade.y) < GLADE + 16)) continue;
    if (forests.some((forest) => Math.hypot(x - forest.x, y - forest.y) < 62)) continue;
    if (lanes.some(([a, b]) => distance({ x, y }, a, b) < 26)) continue;
    if (found.some((tree) => Math.hypot(x - tree.x, y - tree.y) < 30)) continue;
    found.push({ x, y, size: 0.75 + steady(seed + 9000) * 0.6, kind: Math.floor(steady(seed + 700) * 3) });
  }
  return found.sort((a, b) => a.y - b.y);
}
function distance({ x, y }: Point, a: Point, b: Point): number {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
  const along = Math.max(0, Math.min(1, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
  return Math.hypot(x - a.x - along * (b.x - a.x), y - a.y - along * (b.y - a.y));
}
