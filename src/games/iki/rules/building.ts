/** Section 12, building: at the Construction Site, or by the skill of an occupation (10.4). */
import { type BuildingId, type Goods, STALL_INDEX, type Stall } from '../data';
import { pay, whyNotPay } from './goods';
import type { Refusal } from './refusals';
import { put, surchargeOf, whyNotStall } from './stalls';
import type { GameState, Seat } from './state';
import { type Play, playerAt, tableOf } from './table';

/** The one piece of a building's printed cost that a skill leaves out; null at the Construction Site. */
export type LeftOut = 'lumber' | 'koban' | null;

/** What a building costs without its stall; null where the piece to be left out is not part of it. */
function buildingCost(
  state: GameState,
  building: BuildingId,
  leftOut: LeftOut,
): { lumber: number; koban: number } | null {
  const { lumber, koban } = tableOf(state).buildings[building].cost;
  if (leftOut === null) return { lumber, koban };
  if ((leftOut === 'lumber' ? lumber : koban) === 0) return null;
  return leftOut === 'lumber' ? { lumber: lumber - 1, koban } : { lumber, koban: koban - 1 };
}

/**
 * Calls back for every building that this seat can pay, with the mon left for a corner. Only the kobun and the pieces
 * are looked at: which stalls are empty is the caller's to know.
 */
export function payableBuildings(
  state: GameState,
  seat: Seat,
  leftOut: LeftOut,
  each: (building: BuildingId) => void,
): void {
  const player = playerAt(state, seat);
  if (player.kobun === 0) return;
  for (const building of state.openBuildings) {
    const cost = buildingCost(state, building, leftOut);
    if (cost && player.lumber >= cost.lumber && player.koban >= cost.koban) each(building);
  }
}

export function whyNotBuild(
  state: GameState,
  seat: Seat,
  building: BuildingId,
  stall: Stall,
  leftOut: LeftOut,
): Refusal | null {
  const player = playerAt(state, seat);
  if (!state.openBuildings.includes(building)) return { code: 'buildingNotOpen' };
  if (player.kobun === 0) return { code: 'noKobun' };
  const refusal = whyNotStall(state, stall);
  if (refusal) return refusal;
  const cost = buildingCost(state, building, leftOut);
  if (!cost) return { code: 'nothingToLeaveOut' };
  return whyNotPay(player, fullCost(cost, stall));
}

/** The pieces, and 2 mon on an inner corner, which no skill reduces (10.4). */
const fullCost = (pieces: Goods, stall: Stall): Goods => ({
  ...pieces,
  mon: surchargeOf(STALL_INDEX[stall]),
});

export function build(play: Play, seat: Seat, building: BuildingId, stall: Stall, leftOut: LeftOut): void {
  const { state } = play;
  const cost = buildingCost(state, building, leftOut);
  if (!cost) throw new Error(`${building} has no ${leftOut} to leave out.`);
  play.events?.push({ type: 'built', player: seat, building, stall, leftOut });
  pay(play, seat, fullCost(cost, stall), { from: 'building', building });
  state.openBuildings.splice(state.openBuildings.indexOf(building), 1);
  playerAt(state, seat).kobun--;
  put(state, stall, { kind: 'building', card: building, owner: seat });
}
