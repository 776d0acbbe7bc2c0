import type { Face } from '../../rules';

type Spot = readonly [number, number];
const L = 7.4;
const M = 16;
const H = 24.6;
const SPOTS: Readonly<Record<Face, readonly Spot[]>> = {
  1: [[M, M]],
  2: [
    [L, H],
    [H, L],
  ],
  3: [
    [L, H],
    [M, M],
    [H, L],
  ],
  4: [
    [L, L],
    [L, H],
    [H, L],
    [H, H],
  ],
  5: [
    [L, L],
    [L, H],
    [H, L],
    [H, H],
    [M, M],
  ],
  6: [
    [L, L],
    [L, M],
    [L, H],
    [H, L],
    [H, M],
    [H, H],
  ],
};

/** A die's face in a box of 32 by 32. As on Japanese dice the single spot is large and red. Null: not rolled. */
export function DieGlyph({ face, plain = false }: { face: Face | null; plain?: boolean }) {
  return (
    <>
      <rect
        x="1"
        y="1"
        width="30"
        height="30"
        rx="6"
        fill={plain ? 'var(--face, var(--die))' : 'var(--die)'}
        stroke="var(--icon-line)"
        strokeWidth="1.5"
      />
      {face === null ? (
        <path
          d="M11.5 12c0-6 9-6 9 0 0 3.4-4.5 3.6-4.5 7.4M16 24v.4"
          fill="none"
          stroke="var(--die-spot)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      ) : (
        SPOTS[face].map(([x, y]) => (
          <circle
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            r={face === 1 && !plain ? 5.4 : 3.2}
            fill={
              plain ? 'var(--face-spot, var(--die-spot))' : face === 1 ? 'var(--scroll)' : 'var(--die-spot)'
            }
          />
        ))
      )}
    </>
  );
}
