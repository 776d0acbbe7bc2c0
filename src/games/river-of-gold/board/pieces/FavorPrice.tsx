import { ResourceGlyph } from '../art';
import { glyphAt } from './glyph-at';

/** The favor that a target costs before it can be used, at a corner of the target (svg). */
export function FavorPrice({ price, x, y }: { price: number; x: number; y: number }) {
  if (price <= 0) return null;
  return (
    <g className="rg-price" style={{ transform: glyphAt(x, y, 1.12) }}>
      <ResourceGlyph kind="favor" amount={`−${price}`} />
    </g>
  );
}
