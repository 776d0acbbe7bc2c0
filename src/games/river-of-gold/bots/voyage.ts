import { REGIONS, shoreSpace, TOUCHING, visited } from '../rules';
import type { Sight } from './sight';
import { customerNumbers } from './tables';

/** What the royal ship brings on a river space in addition to what every ship brings (6.7, 6.10). */
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
        if (visited(state, seat, touching, royal.whose)) worth += 1;
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
