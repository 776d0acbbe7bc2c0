import type { GameState, Seat } from '../../index';
import { ResourceIcon } from '../art';
import type { PickKey } from '../pick';
import { CustomerCard, TileCard } from '../pieces';
import type { TablePlay } from './usePlay';

/** What the next pick may be that is not drawn on the river: tiles for a chosen space, customers to deliver to. */
function offBoardKeys(state: GameState, seat: Seat, play: TablePlay): readonly PickKey[] {
  const spaceChosen = play.selection.some((key) => key.startsWith('space-'));
  if (spaceChosen) return state.row.flatMap((tile): PickKey[] => (tile ? [`tile-${tile}`] : []));
  if (play.mode !== 'deliver') return [];
  return (state.secrets.hands[seat] ?? []).flatMap((card): PickKey[] => (card ? [`customer-${card}`] : []));
}

/**
 * On a phone the row and the hand are a tap away from the river; when one of their things is what comes next, they
 * are offered here, in reach of the thumb.
 */
export function OffBoard({ play, seat }: { play: TablePlay; seat: Seat }) {
  const { state, picking } = play;
  const keys = offBoardKeys(state, seat, play).filter((key) => picking.look(key) !== 'idle');
  if (keys.length === 0) return null;
  return (
    <div className="rp-offboard">
      {keys.map((key) => {
        const price = picking.favorPrice(key);
        return (
          <button
            key={key}
            type="button"
            className="rp-offboard-card"
            data-look={picking.look(key)}
            aria-label={picking.label(key)}
            aria-pressed={picking.look(key) === 'selected'}
            onClick={() => picking.pick(key)}
          >
            <Picture state={state} pick={key} />
            {price > 0 && (
              <span className="rp-price">
                {price}
                <ResourceIcon kind="favor" size={14} />
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

function Picture({ state, pick }: { state: GameState; pick: PickKey }) {
  const tile = state.row.find((id) => id !== null && pick === `tile-${id}`);
  if (tile) return <TileCard tile={tile} size={96} />;
  const card = state.secrets.hands.flat().find((id) => id !== null && pick === `customer-${id}`);
  return card ? <CustomerCard id={card} /> : null;
}
