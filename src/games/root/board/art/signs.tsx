import type { CardSuit, FactionId, ItemKind, PieceKind } from '../../rules';
import { FIGURES, ITEM_SIGNS, Paths, PIECE_SIGNS, SUIT_SIGNS } from './figures';

interface Size {
  readonly size?: number;
}
const Drawn = ({
  size = 18,
  className,
  children,
}: Size & { className: string; children: React.ReactNode }) => (
  <svg className={`rt-sign ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {children}
  </svg>
);

/** A suit's emblem in its colour. */
export const SuitSign = ({ suit, size }: Size & { suit: CardSuit | 'any' }) => (
  <Drawn size={size} className={`rt-suit rt-suit-${suit}`}>
    <Paths of={SUIT_SIGNS[suit]} />
  </Drawn>
);
export const ItemSign = ({ kind, size }: Size & { kind: ItemKind }) => (
  <Drawn size={size} className="rt-item-sign">
    <Paths of={ITEM_SIGNS[kind]} />
  </Drawn>
);
export const PieceSign = ({ kind, size }: Size & { kind: PieceKind }) => (
  <Drawn size={size} className={`rt-piece-sign rt-piece-${kind}`}>
    <Paths of={PIECE_SIGNS[kind]} />
  </Drawn>
);
/** A faction's figure on a round ground of its colour. */
export const FactionSign = ({ faction, size = 20 }: Size & { faction: FactionId | null }) => (
  <Drawn size={size} className={`rt-faction-sign ${factionClass(faction)}`}>
    <circle className="rt-badge-ground" cx="12" cy="12" r="11.5" />
    {faction && (
      <g className="rt-badge-figure" transform="translate(3 2.6) scale(0.75)">
        <Paths of={FIGURES[faction]} ground="var(--seat)" />
      </g>
    )}
  </Drawn>
);
export const PointsSign = ({ size }: Size) => (
  <Drawn size={size} className="rt-points-sign">
    <path d="M12 1.5l3 6.6 7 .9-5.2 4.9 1.4 7.1L12 17.5 5.8 21l1.4-7.1L2 9l7-.9z" />
  </Drawn>
);

/** The class that gives a faction its colour and pattern. */
export const factionClass = (faction: FactionId | null): string => `rt-seat rt-${faction ?? 'none'}`;
