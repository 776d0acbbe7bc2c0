import {
  BUILDING_TYPES,
  fulfils,
  type GameState,
  type MasteryId,
  masteryRewards,
  type Player,
} from '../index';
import type { Holdings } from './holdings';
import type { Weights } from './weights';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

export function missingFor(
  mastery: MasteryId,
  player: Player,
  { types, roles }: Holdings,
  w: Weights,
): number {
  switch (mastery) {
    case 'air':
      return Math.max(0, 3 - roles.filter((n) => n > 0).length) * w.masteryDelivery;
    case 'fire':
      return Math.max(0, 2 - Math.max(...roles)) * w.masteryDelivery;
    case 'courts':
      return Math.max(0, 11 - Math.max(...player.influence)) * w.masteryStep;
    case 'void':
      return player.influence.filter((n) => n === 0).length * w.masteryRegion;
    case 'earth':
      return Math.max(0, 3 - Math.max(...types)) * w.masteryBuild;
    case 'water':
      return (BUILDING_TYPES.length - types.filter((n) => n > 0).length) * w.masteryBuild;
  }
}

/** What each seat expects of the masteries that it has not claimed: a race against the turns and the others (7). */
export function addMasteries(
  state: GameState,
  values: number[],
  holdings: readonly Holdings[],
  turns: readonly number[],
  w: Weights,
): void {
  const rewards = masteryRewards(state.players.length);
  for (const { id, claims } of state.masteries) {
    if (claims.length >= rewards.length) continue;
    const need = state.players.map((player, seat) => {
      const held = holdings[seat];
      return held && !claims.includes(seat) ? missingFor(id, player, held, w) : Number.POSITIVE_INFINITY;
    });
    for (let seat = 0; seat < need.length; seat++) {
      const mine = need[seat] ?? Number.POSITIVE_INFINITY;
      if (!Number.isFinite(mine)) continue;
      const left = turns[seat] ?? 0;
      if (left === 0) continue;
      const chance =
        mine === 0 && fulfils(state, seat, id) ? 0.97 : sigmoid((left - mine - 1) / w.masterySpread);
      let before = 0;
      for (let other = 0; other < need.length; other++) {
        const theirs = need[other] ?? Number.POSITIVE_INFINITY;
        if (other !== seat && Number.isFinite(theirs)) {
          before += sigmoid((mine - theirs) / w.masterySpread) * sigmoid((left - theirs) / w.masterySpread);
        }
      }
      values[seat] =
        (values[seat] ?? 0) + w.masteryShare * chance * rewardAt(rewards, claims.length + before);
    }
  }
}

function rewardAt(rewards: readonly number[], place: number): number {
  const whole = Math.floor(place);
  const low = rewards[whole] ?? 0;
  return low + (place - whole) * ((rewards[whole + 1] ?? 0) - low);
}
