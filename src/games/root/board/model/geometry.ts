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

/** A trail between two clearings, bent a little as trails are. */
export function trail(map: MapId, one: ClearingId, other: ClearingId): string {
  const a = clearingPoint(map, one);
  const b = clearingPoint(map, other);
  const bend = (steady(one * 13 + other) - 0.5) * 46;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const x = (a.x + b.x) / 2 + ((b.y - a.y) / length) * bend;
  const y = (a.y + b.y) / 2 - ((b.x - a.x) / length) * bend;
  return `M${a.x} ${a.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${b.x} ${b.y}`;
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

/** Trees of a forest, and of the wood around: points that keep clear of every glade. */
export function trees(
  map: MapId,
  count: number,
): readonly (Point & { readonly size: number; readonly kind: number })[] {
  const glades = MAPS[map].clearings.map(({ id }) => clearingPoint(map, id));
  const lanes = MAPS[map].paths.map(
    ([one, other]) => [clearingPoint(map, one), clearingPoint(map, other)] as const,
  );
  const found: (Point & { size: number; kind: number })[] = [];
  for (let seed = 1; found.length < count && seed < count * 12; seed++) {
    const x = steady(seed) * SIDE;
    const y = steady(seed + 5000) * SIDE;
    if (glades.some((glade) => Math.hypot(x - glade.x, y - glade.y) < GLADE + 16)) continue;
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
