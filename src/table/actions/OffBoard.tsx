/**
 * On a phone some things are a tap away from the board: cards in hand, a row of tiles. When one of them is what comes
 * next, they are offered in the sheet, in reach of the thumb. The first tap shows what one would bring, the second or
 * the main button does it, and a long press only looks.
 */
import type { ReactNode } from 'react';
import { usePickable } from '../pick/pickable';
import { usePicking } from '../pick/picking';

interface CardProps {
  readonly pick: string;
  /** The price, drawn. */
  priceTag(price: number): ReactNode;
  readonly children: ReactNode;
}

function OffBoardCard({ pick, priceTag, children }: CardProps) {
  const { price, attributes } = usePickable(pick);
  return (
    <button type="button" className="tk-offboard-card" data-at={pick} {...attributes}>
      {children}
      {price > 0 && <span className="tk-price">{priceTag(price)}</span>}
    </button>
  );
}

interface Props {
  /** What could come next; keys that are not lit are left out. */
  readonly keys: readonly string[];
  face(key: string): ReactNode;
  priceTag(price: number): ReactNode;
}

export function OffBoard({ keys, face, priceTag }: Props) {
  const { look } = usePicking();
  const lit = keys.filter((key) => look(key) !== 'idle');
  if (lit.length === 0) return null;
  return (
    <div className="tk-offboard">
      {lit.map((key) => (
        <OffBoardCard key={key} pick={key} priceTag={priceTag}>
          {face(key)}
        </OffBoardCard>
      ))}
    </div>
  );
}
