import { cardOf, type ItemId, matches, type QuestId, questOf } from '../../../data';
import type { BattleArgument, Move } from '../../moves';
import { different, handOf, matchingInHand } from '../../shared/cards';
import { legalCrafts } from '../../shared/craft';
import { isIn, piecesAt, warriorsAt } from '../../shared/pieces';
import { clearingAt, enemiesOf, playerAt } from '../../shared/play';
import type { GameState, Item, Seat } from '../../types';
import { pawnAt } from './abilities';
import { boardOf, differentItems, isReady, readyOf } from './items';
import { walkingMoves } from './moving';
import { isAllied } from './relationships';

/** Battles in his clearing, alone or with one Allied faction's warriors (9.2.9.IIc). */
export function battles(state: GameState, seat: Seat): BattleArgument[] {
  const clearing = pawnAt(state, seat);
  if (clearing === null) return [];
  const found: BattleArgument[] = [];
  for (const defender of enemiesOf(state, seat)) {
    if (!isIn(state, clearing, defender)) continue;
    found.push({ clearing, defender });
    for (let ally = 0; ally < state.players.length; ally++) {
      if (ally === seat || ally === defender || !isAllied(state, seat, ally)) continue;
      if (warriorsAt(state, clearing, ally) > 0) found.push({ clearing, defender, ally });
    }
  }
  return found;
}
const othersHere = (state: GameState, seat: Seat, clearing: number): Seat[] =>
  state.players.flatMap((_, other) => (other !== seat && isIn(state, clearing, other) ? [other] : []));

/** All his actions, in any order and number, by exhausting items (9.5). */
export function legalActions(state: GameState, seat: Seat, moves: Move[]): void {
  for (const arg of walkingMoves(state, seat, false)) moves.push({ name: 'move', arg });
  legalRepairs(state, seat, moves);
  const { character } = boardOf(state, seat);
  if (character === 'ranger') legalHideout(state, seat, moves);
  const clearing = pawnAt(state, seat);
  if (clearing === null) return;
  const here = othersHere(state, seat, clearing);
  const torch = readyOf(state, seat, 'torch') > 0;
  if (readyOf(state, seat, 'sword') > 0) {
    for (const arg of battles(state, seat)) moves.push({ name: 'battle', arg });
  }
  if (torch && clearingAt(state, clearing).ruin) moves.push({ name: 'explore', arg: {} });
  legalAids(state, seat, here, moves);
  legalQuests(state, seat, moves);
  if (readyOf(state, seat, 'crossbow') > 0) legalStrikes(state, seat, clearing, moves);
  legalCrafts(state, seat, moves);
  if (torch && character === 'thief') {
    for (const player of here) {
      if (handOf(state, player).length > 0) moves.push({ name: 'special', arg: { player } });
    }
  }
  if (torch && character === 'tinker') {
    for (const card of different(state.discard)) {
      if (matches(cardOf(card).suit, clearingAt(state, clearing).suit)) {
        moves.push({ name: 'special', arg: { card } });
      }
    }
  }
}

/** Any item, a card matching his clearing, a player there, and perhaps an item of that player's (9.5.4). */
function legalAids(state: GameState, seat: Seat, here: readonly Seat[], moves: Move[]): void {
  const clearing = pawnAt(state, seat);
  if (clearing === null || here.length === 0) return;
  const items = differentItems(boardOf(state, seat).items.filter(isReady));
  const cards = matchingInHand(state, seat, clearingAt(state, clearing).suit);
  for (const player of here) {
    const crafted = differentCrafted(playerAt(state, player).crafted);
    for (const item of items) {
      for (const card of cards) {
        moves.push({ name: 'aid', arg: { item, card, player } });
        for (const take of crafted) moves.push({ name: 'aid', arg: { item, card, player, take } });
      }
    }
  }
}
function differentCrafted(items: readonly ItemId[]): ItemId[] {
  const seen = new Set<string>();
  return items.filter((id) => {
    const kind = id.split('-')[1] ?? '';
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
/** Whether the two items of a quest can be exhausted. */
export function enoughFor(state: GameState, seat: Seat, quest: QuestId): boolean {
  const [one, other] = questOf(quest).items;
  return one === other
    ? readyOf(state, seat, one) >= 2
    : readyOf(state, seat, one) > 0 && readyOf(state, seat, other) > 0;
}
function legalQuests(state: GameState, seat: Seat, moves: Move[]): void {
  const clearing = pawnAt(state, seat);
  if (clearing === null) return;
  for (const quest of state.quests) {
    if (quest === null) continue;
    if (questOf(quest).suit !== clearingAt(state, clearing).suit) continue;
    if (enoughFor(state, seat, quest)) moves.push({ name: 'quest', arg: { quest } });
  }
}
/** A warrior, or another piece of an enemy who has no warrior there (9.5.6). */
function legalStrikes(state: GameState, seat: Seat, clearing: number, moves: Move[]): void {
  for (const player of enemiesOf(state, seat)) {
    if (warriorsAt(state, clearing, player) > 0) {
      moves.push({ name: 'strike', arg: { player, piece: 'warrior' } });
      continue;
    }
    for (const piece of new Set(piecesAt(state, clearing, player))) {
      moves.push({ name: 'strike', arg: { player, piece } });
    }
  }
}
const damagedItems = (state: GameState, seat: Seat): Item[] =>
  boardOf(state, seat).items.filter(({ damaged }) => damaged);
function legalRepairs(state: GameState, seat: Seat, moves: Move[]): void {
  if (readyOf(state, seat, 'hammer') === 0) return;
  for (const item of differentItems(damagedItems(state, seat))) moves.push({ name: 'repair', arg: { item } });
}
const HIDEOUT_REPAIRS = 3;
/** How many of so many damaged items Hideout repairs. */
export const repairsOf = (damaged: number): number => Math.min(HIDEOUT_REPAIRS, damaged);
/** Hideout: three damaged items, or all there are (D.3.1.I). */
function legalHideout(state: GameState, seat: Seat, moves: Move[]): void {
  const damaged = damagedItems(state, seat);
  if (readyOf(state, seat, 'torch') === 0 || damaged.length === 0) return;
  const count = repairsOf(damaged.length);
  const listed = new Set<string>();
  const sign = ({ kind, exhausted }: Item): string => `${kind}${exhausted}`;
  const choose = (at: number, chosen: readonly Item[]): void => {
    if (chosen.length === count) {
      const key = chosen.map(sign).sort().join();
      if (listed.has(key)) return;
      listed.add(key);
      moves.push({ name: 'special', arg: { items: chosen.map(({ id }) => id).sort() } });
      return;
    }
    const item = damaged[at];
    if (!item) return;
    choose(at + 1, [...chosen, item]);
    choose(at + 1, chosen);
  };
  choose(0, []);
}
