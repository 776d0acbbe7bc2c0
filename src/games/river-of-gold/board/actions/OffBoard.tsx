import { OffBoard as OffBoardCards } from '../../../../table/actions/OffBoard';
import { endOfRow, type GameState, isCustomerId, isTileId, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import type { TablePlay } from '../model/plan-rules';
import { restOf } from '../pick';
import { CustomerCard, TileCard } from '../pieces';
import { PriceTag } from './PriceTag';

/** What the next pick may be that is not drawn on the river: tiles for a chosen space, customers to deliver to. */
function offBoardKeys(seat: Seat, { state, selection, mode }: TablePlay): readonly string[] {
  const spaceChosen = selection.some((key) => key.startsWith('space-'));
  if (spaceChosen) return state.row.flatMap((tile) => (tile ? [`tile-${tile}`] : []));
  if (mode !== 'deliver') return [];
  return (state.secrets.hands[seat] ?? []).flatMap((card) => (card ? [`customer-${card}`] : []));
}

function Face({ state, pick }: { state: GameState; pick: string }) {
  const id = restOf(pick);
  if (isCustomerId(id)) return <CustomerCard id={id} />;
  if (!isTileId(id)) return null;
  return (
    <>
      <TileCard tile={id} size="var(--offboard-tile)" />
      {id === state.row[endOfRow(state) ?? -1] && (
        <span className="rg-offboard-end">
          +1
          <ResourceIcon kind="favor" size={15} />
        </span>
      )}
    </>
  );
}

/** The tiles of the row and the customers in hand, in the sheet of a phone when one of them is what comes next. */
export function OffBoard({ play, seat }: { play: TablePlay; seat: Seat }) {
  return (
    <OffBoardCards
      keys={offBoardKeys(seat, play)}
      face={(key) => <Face state={play.state} pick={key} />}
      priceTag={(price) => <PriceTag price={price} />}
    />
  );
}
