import type { RandomSource } from '../../random';
import { type BuildingType, building, type Resource } from '../data';
import { MAX_GOODS, MAX_KOKU, type Region, shoreSpace } from '../data/board';
import { abilitiesOf, type PatronAbilities } from '../data/patrons';
import type { GameEvent } from './events';
import type { GameState, Player, Seat } from './state';

/** What a rule function works on: the state that it changes, where luck comes from, and who listens (or nobody). */
export interface Play {
  readonly state: GameState;
  readonly random: RandomSource;
  readonly events: GameEvent[] | null;
}

/** The player in a seat; an empty seat is a bug. */
export function playerAt(state: GameState, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no player in seat ${seat}.`);
  return player;
}

export const abilities = (player: Player): PatronAbilities => abilitiesOf(player.patron);

export const influenceIn = (player: Player, region: Region): number => player.influence[region - 1] ?? 0;

/** The most that a player can hold of something (1.5). */
export function limitOf(player: Player, resource: Resource): number {
  switch (resource) {
    case 'koku':
      return MAX_KOKU;
    case 'favor':
      return player.favorLimit;
    case 'points':
      return Number.MAX_SAFE_INTEGER;
    default:
      return MAX_GOODS;
  }
}

export const roomFor = (player: Player, resource: Resource): number =>
  limitOf(player, resource) - player[resource];

/** The buildings of one type that a seat owns; two own markers on a tile are one building (6.9). */
export function countOwned(state: GameState, seat: Seat, type: BuildingType): number {
  let count = 0;
  for (const built of state.shore) {
    if (built?.owners.includes(seat) && building(built.tile).type === type) count++;
  }
  return count;
}

/** Whether a seat owns a building in a region. */
export const ownsIn = (state: GameState, seat: Seat, region: Region): boolean =>
  state.shore.some(
    (built, index) => built?.owners.includes(seat) === true && shoreSpace(index + 1).region === region,
  );
