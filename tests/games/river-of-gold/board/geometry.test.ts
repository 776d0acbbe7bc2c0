import {
  anchor,
  BANKS,
  bankOf,
  berths,
  FRAMES,
  inside,
  LINES,
  riverCell,
  riverCorners,
  tip,
  touchingByLines,
} from '../../../../src/games/river-of-gold/board/geometry';
import { SHORE_SPACES, TOUCHING } from '../../../../src/games/river-of-gold/data';

const RIVER = Array.from({ length: 14 }, (_, i) => i + 1);
const frames = Object.values(FRAMES);

test('both banks together hold every shore space once, on the bank that is printed', () => {
  const all = [...BANKS.left, ...BANKS.right].sort((a, b) => a - b);
  expect(all).toEqual(SHORE_SPACES.map((s) => s.id));
  for (const space of SHORE_SPACES) expect(bankOf(space.id)).toBe(space.bank);
});

test.each(RIVER)(
  'the lines around river space %i leave exactly the shore spaces that it touches on its rim',
  (river) => {
    expect(touchingByLines(river)).toEqual(TOUCHING[river]);
  },
);

test('no two lines cross: each starts and ends at or beyond the one before', () => {
  expect(LINES).toHaveLength(13);
  for (const [i, [left, right]] of LINES.entries()) {
    const before = LINES[i - 1];
    if (!before) continue;
    const steps =
      BANKS.left.indexOf(left) -
      BANKS.left.indexOf(before[0]) +
      BANKS.right.indexOf(right) -
      BANKS.right.indexOf(before[1]);
    expect(BANKS.left.indexOf(left)).toBeGreaterThanOrEqual(BANKS.left.indexOf(before[0]));
    expect(BANKS.right.indexOf(right)).toBeGreaterThanOrEqual(BANKS.right.indexOf(before[1]));
    expect(steps).toBeGreaterThan(0);
  }
});

describe.each(frames)('drawn in $orientation', (f) => {
  test.each(RIVER)(
    'the drawn outline of river space %i passes through the anchors that it touches and no others',
    (river) => {
      const outline = riverCell(f, river);
      const onRim = SHORE_SPACES.filter((s) => {
        const a = anchor(f, s.id);
        return outline.some((p) => Math.hypot(p.x - a.x, p.y - a.y) < 0.5);
      }).map((s) => s.id);
      expect(onRim).toEqual(TOUCHING[river]);
    },
  );

  test('every tile lies whole on the drawing and none reaches into the water', () => {
    for (const space of SHORE_SPACES) {
      const p = tip(f, space.id);
      const away = space.bank === 'left' ? -1 : 1;
      const end = (f.orientation === 'landscape' ? p.y : p.x) + away * f.tileLength;
      expect(end).toBeGreaterThanOrEqual(f.margin - 1);
      expect(end).toBeLessThanOrEqual(f.across - f.margin + 1);
      for (const river of RIVER) expect(inside(riverCell(f, river), p)).toBe(false);
    }
  });

  test('eight ships find eight places of their own on any river space', () => {
    for (const river of RIVER) {
      const cell = riverCell(f, river);
      for (const count of [1, 2, 5, 8]) {
        const places = berths(f, river, count);
        expect(places).toHaveLength(count);
        for (const [i, p] of places.entries()) {
          expect(inside(cell, p)).toBe(true);
          for (const q of places.slice(i + 1)) expect(Math.hypot(p.x - q.x, p.y - q.y)).toBeGreaterThan(8);
        }
      }
    }
  });
});

describe.each(frames)('numbers and prices in $orientation', (frame) => {
  test.each(RIVER)('lie within river space %i, apart from one another and from one or two ships', (river) => {
    const cell = riverCell(frame, river);
    const { number, price } = riverCorners(frame, river);
    const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    expect(inside(cell, number)).toBe(true);
    expect(inside(cell, price)).toBe(true);
    expect(apart(number, price)).toBeGreaterThan(22);
    for (const ships of [1, 2]) {
      for (const ship of berths(frame, river, ships)) {
        expect(Math.min(apart(ship, number), apart(ship, price))).toBeGreaterThan(ships === 1 ? 20 : 12);
      }
    }
  });
});

describe.each(frames)('ships on one space in $orientation', (frame) => {
  const across = ({ x, y }: { x: number; y: number }) => (frame.orientation === 'landscape' ? y : x);

  test.each(RIVER)('line up on river space %i, in at most two rows along the river', (river) => {
    for (const count of [2, 3, 4, 6]) {
      // The river bends a little: a row is as wide as its bend.
      const rows: number[] = [];
      for (const t of berths(frame, river, count).map(across)) {
        if (!rows.some((row) => Math.abs(row - t) < 12)) rows.push(t);
      }
      expect(rows.length).toBeLessThanOrEqual(2);
    }
  });

  test.each(RIVER)('leave the number and the price of river space %i in sight', (river) => {
    const { number, price } = riverCorners(frame, river);
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (const { x, y } of berths(frame, river, count)) {
        for (const sign of [number, price]) {
          expect(Math.abs(x - sign.x) >= 20 || Math.abs(y - sign.y) >= 19).toBe(true);
        }
      }
    }
  });
});
