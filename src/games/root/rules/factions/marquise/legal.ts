import {
  CLEARINGS,
  type ClearingId,
  cardOf,
  MARQUISE_BUILDINGS,
  neighbours,
  PIECES,
  WOOD_COST,
} from '../../../data';
import type { Move, WoodFrom } from '../../moves';
import { warriorBattles } from '../../shared/battle';
import { different, handOf, matchingInHand } from '../../shared/cards';
import { warriorMoves } from '../../shared/move';
import { allRulers, countAt, countOnMap, freeSlots, hasPiece, leftOf } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import type { GameState, Seat } from '../../types';

/** Her actions: battle, march, recruit, build, overwork, and a bird card for one more (6.5). */
export function legalActions(state: GameState, seat: Seat, moves: Move[]): void {
  const { actions, march, recruited } = state.turn;
  for (const card of different(handOf(state, seat))) {
    if (cardOf(card).suit === 'bird') moves.push({ name: 'extraAction', arg: { card } });
  }
  if (actions > 0 || march > 0) {
    warriorMoves(state, seat, moves);
  }
  if (actions === 0) return;
  for (const arg of warriorBattles(state, seat)) moves.push({ name: 'battle', arg });
  if (!recruited && playerAt(state, seat).supply > 0 && countOnMap(state, 'recruiter') > 0) {
    moves.push({ name: 'recruit', arg: {} });
  }
  legalBuilds(state, seat, moves);
  legalOverwork(state, seat, moves);
}

/** Wood for cards, where there is a sawmill (6.5.5). */
function legalOverwork(state: GameState, seat: Seat, moves: Move[]): void {
  if (leftOf(state, 'wood') === 0) return;
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    if (!hasPiece(state, clearing, 'sawmill')) continue;
    for (const card of matchingInHand(state, seat, clearingAt(state, clearing).suit)) {
      moves.push({ name: 'overwork', arg: { clearing, card } });
    }
  }
}

/** Groups of ruled clearings that unbroken chains of ruled clearings join (6.5.4.II). */
function ruledGroups(state: GameState, seat: Seat): ClearingId[][] {
  const rulers = allRulers(state);
  const seen = new Set<ClearingId>();
  const groups: ClearingId[][] = [];
  for (let start = 1; start <= CLEARINGS; start++) {
    if (rulers[start] !== seat || seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const clearing of group) {
      for (const next of neighbours(state.options.map, clearing)) {
        if (rulers[next] !== seat || seen.has(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}
/** Every way to take so much wood out of these clearings. */
function woodChoices(state: GameState, group: readonly ClearingId[], cost: number): WoodFrom[] {
  const stores = group.flatMap((clearing) => {
    const wood = countAt(state, clearing, 'wood');
    return wood > 0 ? [{ clearing, wood }] : [];
  });
  const found: WoodFrom[] = [];
  if (stores.reduce((sum, { wood }) => sum + wood, 0) < cost) return found;
  const choose = (at: number, left: number, chosen: WoodFrom): void => {
    if (left === 0) {
      found.push(chosen);
      return;
    }
    const store = stores[at];
    if (!store) return;
    for (let taken = Math.min(store.wood, left); taken >= 0; taken--) {
      choose(at + 1, left - taken, taken > 0 ? { ...chosen, [store.clearing]: taken } : chosen);
    }
  };
  choose(0, cost, {});
  return found;
}
export function legalBuilds(state: GameState, seat: Seat, moves: Move[]): void {
  for (const group of ruledGroups(state, seat)) {
    const sites = group.filter((clearing) => freeSlots(state, clearing) > 0);
    if (sites.length === 0) continue;
    for (const kind of MARQUISE_BUILDINGS) {
      const built = countOnMap(state, kind);
      const cost = WOOD_COST[built];
      if (built >= PIECES[kind].count || cost === undefined) continue;
      for (const wood of woodChoices(state, group, cost)) {
        for (const clearing of sites) moves.push({ name: 'build', arg: { clearing, kind, wood } });
      }
    }
  }
}
