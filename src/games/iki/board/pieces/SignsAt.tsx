import { IconAt } from '../art/icons';
import type { Sign } from '../art/skill';

/** What a sign takes of a line, as a part of its size: the number and the drawing. */
const ADVANCE = 1.8;
const ALONE = 1.1;
const ARROW = 0.85;

const widthOf = (signs: readonly Sign[], size: number): number =>
  signs.reduce((sum, { amount }) => sum + size * (amount === undefined ? ALONE : ADVANCE), 0);

interface Line {
  /** What is paid; an arrow stands between it and what is gained. */
  readonly pay?: readonly Sign[];
  readonly gain: readonly Sign[];
}

export function signsWidth({ pay = [], gain }: Line, size: number): number {
  return widthOf(pay, size) + (pay.length > 0 ? size * ARROW : 0) + widthOf(gain, size);
}

function Row({ signs, x, y, size }: { signs: readonly Sign[]; x: number; y: number; size: number }) {
  return signs.map(({ icon, amount }, index) => {
    const left = x + widthOf(signs.slice(0, index), size);
    return (
      <g key={icon} transform={`translate(${left} ${y})`}>
        {amount !== undefined && (
          <text
            className="iki-small"
            style={{ fontSize: size * 0.87 }}
            x={size * 0.38}
            y={size * 0.8}
            textAnchor="middle"
          >
            {amount}
          </text>
        )}
        <IconAt kind={icon} x={amount === undefined ? size * 0.05 : size * 0.72} y={0} size={size} />
      </g>
    );
  });
}

/** Amounts with their signs within a drawing, from the left edge `x`: what is paid, an arrow, what is gained. */
export function SignsAt({ x, y, size, pay = [], gain }: Line & { x: number; y: number; size: number }) {
  const paid = widthOf(pay, size);
  return (
    <>
      <Row signs={pay} x={x} y={y} size={size} />
      {pay.length > 0 && (
        <path
          className="iki-arrow"
          d={`M${x + paid + 1} ${y + size / 2}h${size * 0.62}m${-size * 0.26} ${-size * 0.2}l${size * 0.26} ${size * 0.2}l${-size * 0.26} ${size * 0.2}`}
        />
      )}
      <Row signs={gain} x={x + paid + (pay.length > 0 ? size * ARROW : 0)} y={y} size={size} />
    </>
  );
}
