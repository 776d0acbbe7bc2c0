import type { ReactNode } from 'react';
import type { MasteryId } from '../../rules';

const brush = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** One petal of the flower, leaning by an angle, as part of a path. */
function petal(degrees: number): string {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const at = (radius: number): string =>
    `${(16 + radius * sin).toFixed(2)} ${(16 - radius * cos).toFixed(2)}`;
  const [inner, outer] = [at(3.2), at(14.4)];
  return `M${inner}A3 5.6 ${degrees} 1 1 ${outer}A3 5.6 ${degrees} 1 1 ${inner}z`;
}

/** Every other petal lies over its neighbours: two paths, for twelve turned shapes would be painted one by one. */
const PETALS = [0, 30].map((first) =>
  [0, 60, 120, 180, 240, 300].map((angle) => petal(first + angle)).join(''),
);

/** The imperial flower: twelve petals in a box of 32 by 32. */
export const Flower = () => (
  <>
    {PETALS.map((petals) => (
      <path key={petals} d={petals} fill="currentColor" stroke="var(--icon-paper)" strokeWidth="0.7" />
    ))}
    <circle cx="16" cy="16" r="3.8" fill="currentColor" stroke="var(--icon-paper)" strokeWidth="1" />
  </>
);

const ELEMENTS: Readonly<Record<MasteryId, ReactNode>> = {
  air: (
    <>
      <path d="M3 12h15.5c3 0 4.5-1.8 4.5-3.8S21.6 5 19.8 5c-1.6 0-2.6 1-2.6 2.4" {...brush} />
      <path
        d="M3 17.5h22c2.6 0 4 1.6 4 3.4S27.8 24 26.2 24c-1.4 0-2.2-.8-2.2-2"
        {...brush}
        strokeWidth={2.6}
      />
      <path d="M6 22.5h9c2 0 3 1.2 3 2.6s-1 2.3-2.2 2.3" {...brush} strokeWidth={2.2} />
    </>
  ),
  courts: <Flower />,
  earth: (
    <>
      <path d="M2 27L12 8l4.6 7 3.4-5 10 17z" fill="currentColor" />
      <path
        d="M12 8l-3.6 6.8 2.2-1 1.6 1.8 1.8-1.6 2 1.2zM20 10l-2.6 4 1.6.2 1.2 1.2 1.6-1.4z"
        fill="var(--icon-paper)"
      />
    </>
  ),
  fire: (
    <path
      d="M16 2c1.5 5.5 8 8.5 8 16.5 0 6-3.6 10.5-8.2 10.5S7.5 25 7.5 19.5c0-4 2-6.5 4-8.5.2 2 .8 3.2 2 4C15.5 11.5 16.5 7 16 2zm.2 14.5c-1.8 2.6-4 4.2-4 7 0 2.2 1.6 3.7 3.6 3.7s3.8-1.6 3.8-4.2c0-2.6-2-4-3.4-6.5z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  void: (
    <path
      d="M20.5 5C12.5 2.2 4.5 8 4.5 16.3 4.5 23 9.7 28 16.2 28S28 23 28 16.4c0-4-2-7.4-5-9.3"
      {...brush}
      strokeWidth={4}
    />
  ),
  water: (
    <>
      <path d="M2 13c3.5-4.5 7-4.5 10 0s6.5 4.5 9.5 0 6-4.5 8.5-1" {...brush} />
      <path d="M2 20.5c3.5-4.5 7-4.5 10 0s6.5 4.5 9.5 0 6-4.5 8.5-1" {...brush} strokeWidth={2.6} />
      <path d="M4 27c3-3.5 6-3.5 8.5 0s6 3.5 8.5 0 5-3.5 7-1" {...brush} strokeWidth={2.2} />
    </>
  ),
};

/** A mastery's sign in a box of 32 by 32, drawn in the current colour. */
export const MasteryGlyph = ({ mastery }: { mastery: MasteryId }) => ELEMENTS[mastery];
