import type { ComponentType } from 'react';
import type { Region } from '../../rules';
import type { Frame } from '../geometry';

interface MotifProps {
  /** Which one of a row of them; neighbours differ a little. */
  readonly variant: number;
}

/** Mountains with snow, one behind the other. */
const Mountains = ({ variant }: MotifProps) => (
  <g transform={variant % 2 ? 'scale(-1 1)' : undefined}>
    <path className="rg-shape" d="M-6 44L26-22 58 44z" />
    <path className="rg-shape" d="M-52 44L-14-38 8 6 14-2 34 44z" />
    <path className="rg-snow" d="M-14-38L-27-10l6-4 5 6 6-7 5 5 4-2z" />
    <path className="rg-stroke" d="M-38 34q6-14 10-22M-18 36q-2-16 2-26M4 36q0-12-4-20M26-22q4 18 12 30" />
  </g>
);

/** Dark, rounded pines in layers. */
const Pines = ({ variant }: MotifProps) => {
  const pine = (x: number, y: number, s: number) => (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path className="rg-stroke" d="M0 6v14" />
      <path
        className="rg-shape"
        d="M-17 8q-3-7 6-8-7-2 0-8-3-4 4-6-1-8 7-9 8 1 7 9 7 2 4 6 7 6 0 8 9 1 6 8z"
      />
      <path className="rg-stroke" d="M-9 0q9 5 18 0M-6-8q6 4 12 0" />
    </g>
  );
  return (
    <>
      {pine(-24, -6, 1)}
      {pine(22, variant % 2 ? -12 : 2, 1.15)}
      {pine(0, 18, 1.3)}
    </>
  );
};

/** Rice fields: terraces of curved rows. */
const Fields = ({ variant }: MotifProps) => (
  <g transform={variant % 2 ? 'scale(-1 1)' : undefined}>
    <path className="rg-shape" d="M-44 30q20-26 52-24t36 24z" />
    <path className="rg-shape" d="M-40-2q18-20 40-18t32 20q-14 6-36 5t-36-7z" />
    <path
      className="rg-stroke"
      d="M-36 27q18-17 44-16t34 17M-26 28q14-11 34-10t24 11M-32-3q16-13 32-12t26 14M-20-1q10-8 20-7t16 9"
    />
    <path className="rg-stroke" d="M-6-22v-9m-3 4l3-5 3 5" />
  </g>
);

/** Maples, and every second time a gate among them. */
const Woods = ({ variant }: MotifProps) => {
  const maple = (x: number, y: number, s: number) => (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path className="rg-stroke" d="M0 20V4m0 8l6-6m-6 3l-5-6" />
      <path className="rg-shape" d="M-16 2q-6-12 6-14 2-10 12-8 11-1 11 9 9 5 2 13-8 6-14 1-9 5-17-1z" />
    </g>
  );
  return variant % 2 ? (
    <>
      {maple(-22, 4, 1.1)}
      {maple(24, -8, 1)}
      <path className="rg-gate" d="M-14 26V6m26 20V6M-22 2q21 5 42 0M-18 10h34" />
    </>
  ) : (
    <>
      {maple(-20, -12, 0.9)}
      {maple(18, -4, 1.2)}
      {maple(-4, 16, 1.15)}
    </>
  );
};

/** Reeds and still water. */
const Reeds = ({ variant }: MotifProps) => (
  <g transform={variant % 2 ? 'scale(-1 1)' : undefined}>
    <path className="rg-shape" d="M-44 18q18-8 40-4t46-2q-8 14-42 14t-44-8z" />
    <path className="rg-stroke" d="M-30 20q8-4 18 0M4 22q10-4 20 0M-14 12q8-3 14 0" />
    <path
      className="rg-stroke"
      d="M-22 16q0-22-6-36M-18 16q2-26 8-40M-14 16q4-14 12-22M18 14q-2-20-8-30M22 14q2-22 8-34M26 14q6-12 12-16"
    />
    <path className="rg-shape" d="M-30-28l4 12-5-2zM-9-32l-4 13 5-3zM8-24l3 11-5-1zM32-26l-5 12 6-3z" />
  </g>
);

/** Rolling waves with curling crests, and an island. */
const Waves = ({ variant }: MotifProps) => (
  <g transform={variant % 2 ? 'scale(-1 1)' : undefined}>
    <path className="rg-shape" d="M-44 28q4-34 30-42-2 8 8 10-8 4-6 10 20-4 26 8 12-4 24 14z" />
    <path className="rg-stroke" d="M-34 26q4-24 18-32M-24 26q2-14 12-20M-10 26q6-10 14-10M10 26q6-6 12-4" />
    {variant % 2 === 0 && <path className="rg-shape" d="M8-12q6-14 14-12 6-8 12 2 6 2 6 10z" />}
  </g>
);

/** What each region shows, in its own colour, around the point 0,0 and about 90 wide. */
export const MOTIFS: Readonly<Record<Region, ComponentType<MotifProps>>> = {
  1: Mountains,
  2: Pines,
  3: Fields,
  4: Woods,
  5: Reeds,
  6: Waves,
};

/** The red sun of the morning, rising behind the mountains where the river springs. */
export const Dawn = ({ frame }: { frame: Frame }) => {
  const landscape = frame.orientation === 'landscape';
  const sun = landscape ? { x: 27, y: 104 } : { x: 84, y: 24 };
  const peaks = landscape
    ? [
        { x: 8, y: 150, scale: 0.95 },
        { x: 14, y: 300, scale: 0.8 },
      ]
    : [
        { x: 100, y: 46, scale: 0.7 },
        { x: 304, y: 24, scale: 0.66 },
      ];
  return (
    <g className="rg-motif rg-region-1">
      <circle className="rg-dawn" cx={sun.x} cy={sun.y} r={landscape ? 25 : 22} />
      {peaks.map(({ x, y, scale }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Mountains variant={1} />
        </g>
      ))}
    </g>
  );
};

/** A bank of mist as printmakers cut it: flat bars with round ends, one over the other. */
const bar = (x: number, y: number, w: number, h = 9) => (
  <rect key={`${x}-${y}`} x={x} y={y} width={w} height={h} rx={h / 2} />
);

/** Mist along the outer edges; the regions' names stand on it. */
export const Clouds = ({ frame }: { frame: Frame }) => {
  const depth = frame.margin;
  const along = frame.length;
  const bars: [from: number, length: number][] = [];
  for (let s = -170; s < along + 140; s += 150)
    bars.push([s + (((s + 150) * 7) % 31), 96 + (((s + 150) * 13) % 44)]);
  const strip = (edge: 0 | 1) => {
    const at = edge === 0 ? 0 : frame.across - depth;
    const next = edge === 0 ? depth - 3 : frame.across - depth - 6;
    return frame.orientation === 'landscape' ? (
      <g key={edge}>
        <rect x={-140} y={at} width={along + 280} height={depth} />
        {bars.map(([s, length]) => bar(s, next, length))}
      </g>
    ) : (
      <g key={edge}>
        <rect x={at} y="0" width={depth} height={along} />
        {bars.map(([s, length]) => (
          <rect key={s} x={next} y={s} width="9" height={length} rx="4.5" />
        ))}
      </g>
    );
  };
  return (
    <g className="rg-mist">
      {strip(0)}
      {strip(1)}
    </g>
  );
};
