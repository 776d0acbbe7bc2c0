import { type GameState, REGIONS, type Seat, shoreSpace, TOUCHING } from '../rules';
import type { Sight } from './sight';
import { customerNumbers } from './tables';

/** Whether a ship that stops on a river space visits a building of the seat, or of somebody else (5.5). */
export function meets(state: GameState, seat: Seat, river: number, own: boolean): boolean {
  for (const space of TOUCHING[river] ?? []) {
    for (const owner of state.shore[space - 1]?.owners ?? []) {
      if ((owner === seat) === own) return true;
    }
  }
  return false;
}

/** What the royal ship brings on a river space beside what every ship brings (6.7, 6.10). */
export function royalWorth(sight: Sight, river: number): number {
  const { state, seat, player } = sight;
  const touching = TOUCHING[river] ?? [];
  let worth = 0;
  for (const id of player.delivered) {
    const { royal } = customerNumbers(id);
    if (!royal) continue;
    switch (royal.gives) {
      case 'extraKoku':
        for (const space of touching) if (!state.shore[space - 1]) worth += royal.koku * sight.koku;
        break;
      case 'pointIfVisited':
        if (meets(state, seat, river, royal.whose === 'own')) worth += 1;
        break;
      case 'influenceInTouchingRegions':
        for (const region of REGIONS) {
          if (touching.some((space) => shoreSpace(space).region === region))
            worth += sight.step(region, royal.influence);
        }
        break;
      case 'goodOfChoiceInstead':
      case 'turnDie':
        break;
    }
  }
  return worth;
}
