import { BUILDING_TYPES, customer, MASTERY_NEEDS, type MasteryId, masteryRewards, ROLES } from '../data';
import { gain } from './gains';
import type { GameState, Seat } from './state';
import { countOwned, type Play, playerAt } from './table';

/** How much a player has of what a mastery asks for (section 7). */
export interface MasteryProgress {
  readonly have: number;
  readonly need: number;
}

/** How far a player is with a mastery; `have` may be more than it needs. */
export function masteryProgress(state: GameState, seat: Seat, mastery: MasteryId): MasteryProgress {
  const { delivered, influence } = playerAt(state, seat);
  const byRole = () => ROLES.map((role) => delivered.filter((id) => customer(id).role === role).length);
  const owned = () => BUILDING_TYPES.map((type) => countOwned(state, seat, type));
  const kinds = (counts: readonly number[]) => counts.filter((count) => count > 0).length;
  switch (mastery) {
    case 'air':
      return { have: kinds(byRole()), need: MASTERY_NEEDS.air.deliveredRoles };
    case 'courts':
      return { have: Math.max(...influence), need: MASTERY_NEEDS.courts.influenceSomewhere };
    case 'earth':
      return { have: Math.max(...owned()), need: MASTERY_NEEDS.earth.buildingsOfOneType };
    case 'fire':
      return { have: Math.max(...byRole()), need: MASTERY_NEEDS.fire.deliveredOfOneRole };
    case 'void':
      return { have: kinds(influence), need: MASTERY_NEEDS.void.regionsWithInfluence };
    case 'water':
      return { have: kinds(owned()), need: MASTERY_NEEDS.water.buildingTypes };
  }
}

function fulfils(state: GameState, seat: Seat, mastery: MasteryId): boolean {
  const { have, need } = masteryProgress(state, seat, mastery);
  return have >= need;
}

/** Step 3 of a turn: every mastery that is fulfilled, not yet claimed and still has a reward (7.1, 7.2). */
export function claimMasteries(play: Play, seat: Seat): void {
  const { state } = play;
  const rewards = masteryRewards(state.players.length);
  for (const mastery of state.masteries) {
    const points = rewards[mastery.claims.length];
    if (points === undefined || mastery.claims.includes(seat) || !fulfils(state, seat, mastery.id)) continue;
    mastery.claims.push(seat);
    play.events?.push({
      type: 'masteryClaimed',
      player: seat,
      mastery: mastery.id,
      place: mastery.claims.length,
    });
    gain(play, seat, 'points', points, { from: 'mastery', mastery: mastery.id });
  }
}

/** The points that a seat has gained by masteries. */
export function masteryPoints(state: GameState, seat: Seat): number {
  const rewards = masteryRewards(state.players.length);
  let points = 0;
  for (const { claims } of state.masteries) {
    const place = claims.indexOf(seat);
    if (place >= 0) points += rewards[place] ?? 0;
  }
  return points;
}
