import { type ClearingId, cardOf, type DeckCardId, type ItemId } from '../../../data';
import type { Option } from '../../moves';
import { warriorsAt } from '../../shared/pieces';
import { areEnemies, clearingAt, type Play } from '../../shared/play';
import { ask, standingOf } from '../../shared/questions';
import { currentTriggers, type Removal } from '../../shared/removal';
import type { Battle, GameState, Loss, Seat, Side, Trigger, Triggers } from '../../types';
import type { Losses } from '../hooks';
import {
  boardOf,
  changeItems,
  differentItems,
  exhaust,
  isUndamaged,
  readyOf,
  undamagedSwords,
} from './items';
import { setRelationship } from './relationships';

const DAMAGE = 3;

/** The clearing of the pawn; null in a forest. */
export function pawnAt(state: GameState, seat: Seat): ClearingId | null {
  const { at } = boardOf(state, seat);
  return typeof at === 'number' ? at : null;
}

/** He crafts with hammers, all of the suit of his clearing (9.2.1, 9.5.8). */
export function canCraft(state: GameState, seat: Seat, card: DeckCardId): boolean {
  const at = pawnAt(state, seat);
  if (at === null) return false;
  const { cost } = cardOf(card);
  const { suit } = clearingAt(state, at);
  return (
    cost.every((symbol) => symbol === 'any' || symbol === suit) &&
    readyOf(state, seat, 'hammer') >= cost.length
  );
}
export const payCraft = (play: Play, seat: Seat, card: DeckCardId): void =>
  exhaust(play, seat, 'hammer', cardOf(card).cost.length);

/** His undamaged swords, and in attack an Allied faction's warriors (9.2.6, 9.2.9.IIc). */
export function mostHits(state: GameState, battle: Battle, side: Side): number {
  const swords = undamagedSwords(state, battle[side]);
  return side === 'attacker' ? swords + alliesIn(state, battle) : swords;
}
const alliesIn = (state: GameState, { ally, clearing }: Battle): number =>
  ally === null ? 0 : warriorsAt(state, clearing, ally);

const undamaged = (state: GameState, seat: Seat, chosen: readonly Loss[]) =>
  boardOf(state, seat).items.filter((item) => isUndamaged(item) && !chosen.includes(item.id));

/** A hit damages an item of his choice, or an Allied warrior who fights for him (9.2.7, 9.2.9.IId). */
export function nextLosses(state: GameState, battle: Battle, side: Side, chosen: readonly Loss[]): Losses {
  const items = undamaged(state, battle[side], chosen);
  const fighting = side === 'attacker' ? alliesIn(state, battle) : 0;
  const allies = fighting - chosen.filter((loss) => loss === 'ally').length;
  return {
    options: [...differentItems(items), ...(allies > 0 ? (['ally'] as const) : [])],
    capacity: items.length + allies,
  };
}
export function takeOwnLosses(play: Play, battle: Battle, side: Side, losses: readonly Loss[]): void {
  const items = losses.filter((loss): loss is ItemId => loss !== 'ally');
  battle.itemHits += items.length;
  battle.allyHits += losses.length - items.length;
  changeItems(play, battle[side], items, { damaged: true }, 'damaged');
}
/** More hits taken on an ally than on items make it Hostile (9.2.9.IId). */
export function afterBattle(play: Play, seat: Seat, { ally, allyHits, itemHits }: Battle): void {
  if (ally !== null && allyHits > itemHits) setRelationship(play, seat, ally, 'hostile');
}

/** When an enemy's effect removes all enemy pieces from his clearing he damages 3 items (9.2.2.I). */
export function onRemoval(state: GameState, seat: Seat, { swept, sweptBy }: Removal): Trigger[] {
  const at = pawnAt(state, seat);
  if (at === null || sweptBy === null || !swept.includes(at) || !areEnemies(state, seat, sweptBy)) return [];
  return [{ kind: 'damage3', seat, clearing: at, payer: null, warriors: 0 }];
}
export function resolve(play: Play, { seat, clearing }: Trigger, frame: Triggers): boolean {
  const { state } = play;
  frame.left ??= DAMAGE;
  while (frame.left > 0) {
    const items = undamaged(state, seat, []);
    const options = differentItems(items);
    const [first] = options;
    if (first === undefined) return true;
    const order = standingOf(play, seat)?.items ?? [];
    const stands = order.flatMap((kind) => items.filter((item) => item.kind === kind))[0]?.id;
    const forced = options.length === 1 || items.length <= frame.left;
    const item = forced ? first : stands;
    if (item === undefined) {
      ask(play, 'damage3', seat, clearing, frame.left);
      return false;
    }
    // Where a standing order chose, he would have been asked (R26).
    if (!forced && seat !== state.turn.of) play.barrier = true;
    changeItems(play, seat, [item], { damaged: true }, 'damaged');
    frame.left--;
  }
  return true;
}
export const damageOptions = (state: GameState, seat: Seat): ItemId[] =>
  differentItems(undamaged(state, seat, []));
export function answerDamage(play: Play, seat: Seat, option: Option): void {
  const frame = currentTriggers(play.state);
  changeItems(play, seat, [option as ItemId], { damaged: true }, 'damaged');
  frame.left = (frame.left ?? DAMAGE) - 1;
}
