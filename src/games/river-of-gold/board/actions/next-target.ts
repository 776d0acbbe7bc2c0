import type { Picking } from '../../../../table/pick/picking';
import { RIVER_LENGTH, type Seat, SHORE_SPACES } from '../../rules';

const SPACES = SHORE_SPACES.map(({ id }) => `space-${id}`);
const RIVER = Array.from({ length: RIVER_LENGTH }, (_, at) => `river-${at + 1}`);

/** What on the river may come next: a ship has somewhere to go, a place wants a ship, a chosen space wants a tile. */
function candidates(seat: Seat, begun: string | undefined): readonly string[] {
  const ships = [`ship-${seat}-0`, `ship-${seat}-1`];
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
export function nextTarget(picking: Picking, seat: Seat, begun: string | undefined): string | null {
  const lit = candidates(seat, begun).filter((key) => picking.look(key) === 'possible');
  return lit.find((key) => picking.price(key) === 0) ?? lit[0] ?? null;
}
