import { Numeral, ResourceGlyph } from '../art';

/** A price on paper, in a box of 40 by 22: a sun, and how much favor it takes. */
const Plate = ({ price }: { price: number }) => (
  <>
    <rect className="rg-price-plate" x="1" y="1" width="38" height="20" rx="10" />
    <g transform="translate(2.4 3) scale(.66)">
      <ResourceGlyph kind="favor" />
    </g>
    <Numeral x={27.6} y={11.4} size={13.5}>
      {`−${price}`}
    </Numeral>
  </>
);

/** The favor that a target costs before it can be used, with its middle at a point of the target (svg). */
export function FavorPrice({ price, x, y }: { price: number; x: number; y: number }) {
  if (price <= 0) return null;
  return (
    <g
      className="rg-price"
      style={{ transform: `translate(${x}px, ${y}px) scale(min(var(--up, 1), 1.2)) translate(-20px, -11px)` }}
    >
      <Plate price={price} />
    </g>
  );
}

/** The same at the corner of a card or a tile. */
export const PriceBadge = ({ price }: { price: number }) => (
  <span className="rg-price-badge">
    <svg className="rg-icon" viewBox="0 0 40 22" width="40" height="22" aria-hidden="true">
      <Plate price={price} />
    </svg>
  </span>
);
