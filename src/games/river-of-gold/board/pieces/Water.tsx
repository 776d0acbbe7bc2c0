import { memo } from 'react';
import { bankLine, type Frame, type Point, path, place, placeOnLand, slotAt } from '../geometry';
import { BEYOND } from './Scenery';

/** The water's outline: from its spring between the banks, opening into the bay behind the last shore spaces. */
function waterOutline(frame: Frame): Point[] {
  const mouth = slotAt(frame, 14.56);
  const end = frame.length;
  const flare = (bank: 'left' | 'right'): Point[] => {
    const side = bank === 'left' ? 1 : -1;
    const start = frame.across / 2 - side * frame.halfRiver;
    const edge = bank === 'left' ? frame.margin : frame.across - frame.margin;
    // A quarter of an ellipse: along the last tile's edge outward, then open water.
    return Array.from({ length: 12 }, (_, i) => {
      const angle = ((i + 1) / 12) * (Math.PI / 2);
      const across = start + (edge - start) * (1 - Math.cos(angle));
      return placeOnLand(frame, mouth + (end - mouth) * 0.34 * Math.sin(angle), across);
    });
  };
  return [
    ...bankLine(frame, 'left', -BEYOND, mouth),
    ...flare('left'),
    placeOnLand(frame, end + BEYOND, frame.margin),
    placeOnLand(frame, end + BEYOND, frame.across - frame.margin),
    ...flare('right').reverse(),
    ...bankLine(frame, 'right', -BEYOND, mouth).reverse(),
  ];
}

const CELL = 22;
/** Seigaiha: rows of overlapping fans of arcs. */
const Fan = ({ x, y }: { x: number; y: number }) => (
  <>
    {[11, 7.4, 3.8].map((r) => (
      <path key={r} d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0`} />
    ))}
  </>
);

/**
 * The river of gold: seigaiha waves drift slowly downstream while motion is allowed.
 * It is a drawing of its own, so that the drift never makes the pieces be painted again.
 */
export const Water = memo(function Water({ frame, drift }: { frame: Frame; drift: boolean }) {
  const id = `rg-water-${frame.orientation}`;
  const outline = path(waterOutline(frame));
  const landscape = frame.orientation === 'landscape';
  const banks = [
    path(bankLine(frame, 'left', -BEYOND, slotAt(frame, 14.5)), false),
    path(bankLine(frame, 'right', -BEYOND, slotAt(frame, 14.5)), false),
  ];
  const flow = {
    gradientUnits: 'userSpaceOnUse',
    x1: 0,
    y1: 0,
    x2: landscape ? frame.width : 0,
    y2: landscape ? 0 : frame.height,
  } as const;
  const whole = {
    x: -BEYOND - CELL,
    y: -BEYOND - CELL,
    width: frame.width + 2 * (BEYOND + CELL),
    height: frame.height + 2 * (BEYOND + CELL),
  };
  const ripple = (t: number, from: number, to: number) =>
    path(
      Array.from({ length: 12 }, (_, i) => place(frame, from + ((to - from) * i) / 11, t)),
      false,
    );
  return (
    <svg className="rg-water" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <defs>
        <linearGradient id={`${id}-flow`} {...flow}>
          <stop offset="0" stopColor="var(--water-light)" />
          <stop offset="0.12" stopColor="var(--water)" />
          <stop offset="0.84" stopColor="var(--water)" />
          <stop offset="0.95" stopColor="var(--water-bay)" />
        </linearGradient>
        <linearGradient id={`${id}-wave`} {...flow}>
          <stop offset="0.84" stopColor="var(--water-wave)" />
          <stop offset="0.95" stopColor="var(--water-bay-wave)" />
        </linearGradient>
        <pattern id={`${id}-seigaiha`} width={CELL} height={CELL / 2} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#fff" strokeWidth="0.9">
            <Fan x={CELL / 2} y={CELL / 2} />
            <Fan x={0} y={CELL} />
            <Fan x={CELL} y={CELL} />
            <Fan x={0} y={0} />
            <Fan x={CELL} y={0} />
          </g>
        </pattern>
        <clipPath id={`${id}-clip`}>
          <path d={outline} />
        </clipPath>
        <mask id={`${id}-mask`} maskUnits="userSpaceOnUse" {...whole}>
          <rect {...whole} fill={`url(#${id}-seigaiha)`} />
        </mask>
      </defs>
      <path d={outline} fill={`url(#${id}-flow)`} />
      <g clipPath={`url(#${id}-clip)`}>
        <g
          className={landscape ? 'rg-drift rg-drift-right' : 'rg-drift rg-drift-down'}
          data-drift={drift || undefined}
        >
          <rect {...whole} fill={`url(#${id}-wave)`} mask={`url(#${id}-mask)`} opacity="0.75" />
        </g>
        <g className="rg-ripples">
          <path d={ripple(frame.halfRiver - 5, 0, slotAt(frame, 14.4))} />
          <path d={ripple(5 - frame.halfRiver, 0, slotAt(frame, 14.4))} />
        </g>
      </g>
      <path className="rg-waterline" d={outline} />
      {banks.map((bank) => (
        <path key={bank} className="rg-bank" d={bank} />
      ))}
    </svg>
  );
});
