import { BUILDING_TYPES, type GameState, type Player, ROLES, type Seat, shoreSpace } from '../rules';
import { customerNumbers, tileNumbers } from './tables';

/** What a seat owns, counted once for all that asks for it. */
export interface Holdings {
  /** Buildings by type, each once (6.9). */
  readonly types: number[];
  /** Regions with an own building, and whether one is among them. */
  readonly regions: number;
  readonly regionMask: number;
  readonly roles: number[];
  readonly merchants: number;
  readonly artisans: number;
}

export function holdingsOf(state: GameState, seat: Seat, player: Player): Holdings {
  const types = BUILDING_TYPES.map(() => 0);
  let regions = 0;
  for (let index = 0; index < state.shore.length; index++) {
    const built = state.shore[index];
    if (!built?.owners.includes(seat)) continue;
    const { type } = tileNumbers(built.tile);
    types[type] = (types[type] ?? 0) + 1;
    regions |= 1 << shoreSpace(index + 1).region;
  }
  const roles = ROLES.map(() => 0);
  for (const id of player.delivered) {
    const { roleIndex } = customerNumbers(id);
    roles[roleIndex] = (roles[roleIndex] ?? 0) + 1;
  }
  return {
    types,
    regions: bits(regions),
    regionMask: regions,
    roles,
    merchants: roles[ROLES.indexOf('merchant')] ?? 0,
    artisans: roles[ROLES.indexOf('artisan')] ?? 0,
  };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
