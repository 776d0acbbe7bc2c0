import { ResourceGlyph } from '../art';

/** The favor that a target costs before it can be used, at a corner of the target (svg). */
export function FavorPrice({ price, x, y }: { price: number; x: number; y: number }) {
  if (price <= 0) return null;
  return (
    <g className="rg-price" transform={`translate(${x - 13} ${y - 13}) scale(1.08)`}>
      <ResourceGlyph kind="favor" amount={`−${price}`} />
    </g>
  );
}
