import { useQuickTranslation } from '../../../../i18n/quick';
import { endOfRow, type GameState, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import type { PickKey } from '../pick';
import { CustomerCard, TileCard } from '../pieces';
import { usePickable } from '../pieces/pickable';
import type { TablePlay } from './usePlay';

/** What the next pick may be that is not drawn on the river: tiles for a chosen space, customers to deliver to. */
function offBoardKeys(state: GameState, seat: Seat, play: TablePlay): readonly PickKey[] {
  const spaceChosen = play.selection.some((key) => key.startsWith('space-'));
  if (spaceChosen) return state.row.flatMap((tile): PickKey[] => (tile ? [`tile-${tile}`] : []));
  if (play.mode !== 'deliver') return [];
  return (state.secrets.hands[seat] ?? []).flatMap((card): PickKey[] => (card ? [`customer-${card}`] : []));
}

/**
 * One of the cards: the first tap shows what it would bring, the second or the main button does it, and a long
 * press only looks.
 */
function OffBoardCard({ state, pick, end }: { state: GameState; pick: PickKey; end: boolean }) {
  const { t } = useQuickTranslation('river-art');
  const { price, attributes } = usePickable(pick);
  return (
    <button
      type="button"
      className={pick.startsWith('tile-') ? 'rp-offboard-card rp-offboard-tile' : 'rp-offboard-card'}
      data-at={pick}
      {...attributes}
    >
      <Picture state={state} pick={pick} />
      {price > 0 && (
        <span className="rp-price">
          {price}
          <ResourceIcon kind="favor" size={14} />
        </span>
      )}
      {end && (
        <span className="rp-offboard-end" title={t('endOfRow')}>
          +1
          <ResourceIcon kind="favor" size={15} />
        </span>
      )}
    </button>
  );
}

/**
 * On a phone the row and the hand are a tap away from the river; when one of their things is what comes next, they
 * are offered here, in reach of the thumb.
 */
export function OffBoard({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, picking } = play;
  const keys = offBoardKeys(state, seat, play).filter((key) => picking.look(key) !== 'idle');
  if (keys.length === 0) return null;
  const end = state.row[endOfRow(state) ?? -1];
  return (
    <div className="rp-offboard">
      {keys.map((key) => (
        <OffBoardCard key={key} state={state} pick={key} end={key === `tile-${end}`} />
      ))}
    </div>
  );
}

function Picture({ state, pick }: { state: GameState; pick: PickKey }) {
  const tile = state.row.find((id) => id !== null && pick === `tile-${id}`);
  if (tile) return <TileCard tile={tile} size="var(--offboard-tile)" />;
  const card = state.secrets.hands.flat().find((id) => id !== null && pick === `customer-${id}`);
  return card ? <CustomerCard id={card} /> : null;
}
