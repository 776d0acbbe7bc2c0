import { type GameState, MASTERY_NEEDS, type MasteryId, masteryRewards, type Seat } from '../rules';
import type { Holdings } from './holdings';
import type { Weights } from './weights';

/** What bringing the Mastery of the Courts home is worth, its reward less the chance that others take it. */
const COURTS = 4;

/** The masteries that a seat can still claim. */
export function openMasteries({ masteries, players }: GameState, seat: Seat): MasteryId[] {
  const rewards = masteryRewards(players.length).length;
  return masteries
    .filter(({ claims }) => claims.length < rewards && !claims.includes(seat))
    .map(({ id }) => id);
}

const kinds = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;

/** What steps from one place to another on a track are worth on the way to masteries. */
export function towardBySteps(open: readonly MasteryId[], from: number, to: number, w: Weights): number {
  const flower = MASTERY_NEEDS.courts.influenceSomewhere;
  let worth = 0;
  for (const id of open) {
    if (id === 'void' && from === 0) worth += w.towardVoid;
    else if (id === 'courts' && from < flower && to >= flower) worth += COURTS;
  }
  return worth;
}

/** What a building of a type is worth on the way to masteries: the nearer, the more. */
export function towardByBuilding(
  open: readonly MasteryId[],
  type: number,
  { types }: Holdings,
  w: Weights,
): number {
  const count = types[type] ?? 0;
  const most = MASTERY_NEEDS.earth.buildingsOfOneType;
  let worth = 0;
  for (const id of open) {
    if (id === 'water' && count === 0) worth += w.towardWater * (kinds(types) + 1);
    else if (id === 'earth' && count < most && count + 1 > Math.max(...types))
      worth += w.towardEarth * (count + 1);
  }
  return worth;
}

/** What a delivery to a role is worth on the way to masteries. */
export function towardByDelivery(
  open: readonly MasteryId[],
  role: number,
  { roles }: Holdings,
  w: Weights,
): number {
  const count = roles[role] ?? 0;
  let worth = 0;
  for (const id of open) {
    if (id === 'air' && count === 0)
      worth += w.towardAir * Math.min(MASTERY_NEEDS.air.deliveredRoles, kinds(roles) + 1);
    else if (id === 'fire' && count + 1 === MASTERY_NEEDS.fire.deliveredOfOneRole) worth += w.towardFire;
  }
  return worth;
}
