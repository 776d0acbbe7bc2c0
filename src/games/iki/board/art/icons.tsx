/** The signs of goods, colours of cards and seats: our own drawings, each in a field of 24 by 24. */
import type { ReactNode } from 'react';
import type { OccupationType, Seat } from '../../rules';

export type IconKind =
  | 'mon'
  | 'rice'
  | 'sandals'
  | 'lumber'
  | 'koban'
  | 'iki'
  | 'fire'
  | 'kobun'
  | 'fish'
  | 'retired'
  | 'pipe'
  | 'pouch'
  | 'experience'
  | 'swap'
  | 'build'
  | 'payDay';

const DRAWINGS: Readonly<Record<IconKind, ReactNode>> = {
  mon: (
    <>
      <circle cx="12" cy="12" r="9" fill="var(--iki-coin)" />
      <rect x="9" y="9" width="6" height="6" fill="var(--iki-paper)" />
    </>
  ),
  rice: (
    <>
      <path d="M5 8c4-4 10-4 14 0v9c-4 3-10 3-14 0z" fill="var(--iki-straw)" />
      <path d="M5 11h14M5 15h14M9 6v13M15 6v13" fill="none" />
    </>
  ),
  sandals: (
    <>
      <path d="M4 5c4-2 6 1 6 6s0 8-3 8-4-4-4-8 0-5 1-6z" fill="var(--iki-straw)" />
      <path d="M20 5c-4-2-6 1-6 6s0 8 3 8 4-4 4-8 0-5-1-6z" fill="var(--iki-straw)" />
      <path d="M4 10l3-3 3 3M14 10l3-3 3 3" fill="none" stroke="var(--iki-red)" />
    </>
  ),
  lumber: (
    <>
      <path d="M3 9l13-4 5 3-13 4z" fill="var(--iki-wood)" />
      <path d="M3 9v6l5 4v-7zM8 12v7l13-4V8z" fill="var(--iki-wood-2)" />
    </>
  ),
  koban: (
    <>
      <ellipse cx="12" cy="12" rx="6.5" ry="10" fill="var(--iki-gold)" />
      <path d="M8 8h8M8 12h8M8 16h8" fill="none" />
    </>
  ),
  iki: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" fill="var(--iki-red)" />
      <path d="M7 8h10M12 8v9M8 17h8M8 12.5h8" fill="none" stroke="var(--iki-paper)" strokeWidth="1.8" />
    </>
  ),
  fire: (
    <>
      <path d="M12 2c5 6 7 8 7 12a7 7 0 0 1-14 0c0-3 2-4 3-7 2 1 3 0 4-5z" fill="var(--iki-flame)" />
      <path d="M12 21c-3 0-4-3-3-5s2-2 3-5c2 3 4 4 4 7a4 4 0 0 1-4 3z" fill="var(--iki-gold)" stroke="none" />
    </>
  ),
  kobun: (
    <>
      <circle cx="12" cy="6.5" r="4" fill="var(--seat, var(--iki-grey))" />
      <path d="M5 21c0-7 3-10 7-10s7 3 7 10z" fill="var(--seat, var(--iki-grey))" />
    </>
  ),
  fish: (
    <>
      <path d="M2 12c5-7 12-7 16 0-4 7-11 7-16 0z" fill="var(--iki-indigo-soft)" />
      <path d="M17 12l5-4v8z" fill="var(--iki-indigo-soft)" />
      <circle cx="7" cy="11" r="1" fill="var(--iki-ink)" />
    </>
  ),
  retired: (
    <>
      <path d="M3 12L12 4l9 8v9H3z" fill="var(--iki-paper)" />
      <path d="M1 12.5L12 3l11 9.5" fill="none" strokeWidth="2" />
      <path d="M10 21v-6h4v6" fill="var(--iki-wood)" />
    </>
  ),
  pipe: (
    <>
      <path d="M3 7h3v6H3zM6 11l13 3 2-1" fill="none" strokeWidth="2.4" />
      <path d="M3 7h4v4H3z" fill="var(--iki-gold)" />
    </>
  ),
  pouch: (
    <>
      <path d="M5 9h14l1 11H4z" fill="var(--token, var(--iki-wood))" />
      <path d="M5 9c2-6 12-6 14 0l-7 5z" fill="var(--token, var(--iki-wood-2))" />
    </>
  ),
  experience: <path d="M12 3v14M6 11l6 8 6-8" fill="none" strokeWidth="2.6" />,
  swap: <path d="M3 8h15l-4-4M21 16H6l4 4" fill="none" strokeWidth="2.2" />,
  build: (
    <>
      <path d="M3 12L12 4l9 8" fill="none" strokeWidth="2" />
      <path d="M6 11v9M18 11v9M6 15h12" fill="none" strokeWidth="2" />
    </>
  ),
  payDay: (
    <>
      <path d="M4 8h16v12H4z" fill="var(--iki-gold)" />
      <path d="M4 8l8-5 8 5M9 14h6" fill="none" />
    </>
  ),
};

/** A sign by itself, for HTML. */
export function Icon({ kind, size = 20 }: { kind: IconKind; size?: number }) {
  return (
    <svg
      className="iki-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {DRAWINGS[kind]}
    </svg>
  );
}

/** A sign within a drawing. */
export function IconAt({ kind, x, y, size }: { kind: IconKind; x: number; y: number; size: number }) {
  return (
    <g className="iki-icon" transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {DRAWINGS[kind]}
    </g>
  );
}

/** The sign of a colour of cards, so that nobody has to tell them by colour alone: in a field of 12 by 12. */
const TYPE_SIGNS: Readonly<Record<OccupationType, string>> = {
  red: 'M6 1l1.5 3.4 3.7.4-2.8 2.4.8 3.6L6 9l-3.2 1.8.8-3.6L.8 4.8l3.7-.4z',
  brown: 'M1 3h7V1l3 3-3 3V5H1zM3 7h2v4H3z',
  green: 'M6 1c4 2 5 5 4 10-5 0-8-3-8-9 1 3 3 4 5 6-1-3-2-5-1-7z',
  yellow: 'M1 2h10M2 2l-1 6h4zM10 2l1 6H7zM1 8h4M7 8h4',
  purple: 'M6 .5L11.5 6 6 11.5.5 6z',
};
export const TypeSign = ({
  type,
  x,
  y,
  size,
}: {
  type: OccupationType;
  x: number;
  y: number;
  size: number;
}) => (
  <path
    className="iki-type-sign"
    transform={`translate(${x} ${y}) scale(${size / 12})`}
    d={TYPE_SIGNS[type]}
  />
);

/** Each seat has a colour and a crest: circle, lozenge, three scales, wheel. */
const CRESTS: readonly ReactNode[] = [
  <circle key="0" cx="12" cy="12" r="4.6" />,
  <path key="1" d="M12 6l6 6-6 6-6-6z" />,
  <path key="2" d="M12 6l3.4 6H8.6zM8.4 12.6l3.4 6H5zM15.6 12.6l3.4 6h-6.8z" />,
  <path key="3" d="M10.5 6h3v4.5H18v3h-4.5V18h-3v-4.5H6v-3h4.5z" />,
];
export const seatClass = (seat: Seat): string => `iki-seat-${seat}`;

/** The crest of a seat within a drawing, in a field of 24 by 24. */
export const CrestAt = ({ seat }: { seat: Seat }) => (
  <g className={`iki-crest ${seatClass(seat)}`}>
    <circle className="iki-crest-field" cx="12" cy="12" r="10.5" />
    <g className="iki-crest-mark">{CRESTS[seat]}</g>
  </g>
);
export const Crest = ({ seat, size = 18 }: { seat: Seat; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
    <CrestAt seat={seat} />
  </svg>
);
