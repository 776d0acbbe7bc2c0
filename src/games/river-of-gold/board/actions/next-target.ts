import { RIVER_LENGTH, type Seat, SHORE_SPACES } from '../../rules';
import type { Picking, PickKey } from '../pick';

const SPACES = SHORE_SPACES.map(({ id }): PickKey => `space-${id}`);
const RIVER = Array.from({ length: RIVER_LENGTH }, (_, at): PickKey => `river-${at + 1}`);

/** What on the river may come next: a ship has somewhere to go, a place wants a ship, a chosen space wants a tile. */
function candidates(seat: Seat, begun: PickKey | undefined): readonly PickKey[] {
  const ships: readonly PickKey[] = [`ship-${seat}-0`, `ship-${seat}-1`];
  switch (begun?.split('-')[0]) {
    case 'space':
    case 'customer':
      return [];
    case 'tile':
      return SPACES;
    case 'ship':
      return RIVER;
    case 'river':
      return ships;
    default:
      return [...SPACES, ...ships, ...RIVER];
  }
}

/** The place on the river to look at next: what costs no favor comes first. Null where there is none. */
export function nextTarget(picking: Picking, seat: Seat, begun: PickKey | undefined): PickKey | null {
  const lit = candidates(seat, begun).filter((key) => picking.look(key) === 'possible');
  return lit.find((key) => picking.favorPrice(key) === 0) ?? lit[0] ?? null;
}
