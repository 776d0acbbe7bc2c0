import { type ClearingId, cardOf, matches, questOf } from '../../../data';
import { openSteps } from '../../flow';
import type { BattleArgument, Move, MoveArgument, MoveArguments, SpecialArgument } from '../../moves';
import { type Refusal, refuse } from '../../refusals';
import { handOf, whyNotHeld } from '../../shared/cards';
import { piecesAt, rules, warriorsAt } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import { whyNotCraft, whyNotDefender, whyNotEnemy, whyNotPlayer } from '../../shared/why';
import type { GameState, Seat } from '../../types';
import { pawnAt } from './abilities';
import { boardOf, isReady, readyOf } from './items';
import { enoughFor, repairsOf } from './legal';
import { hasHostileWarriors, slipTargets, walkTargets } from './moving';
import { isAllied } from './relationships';

/** What stands against one of his moves (9.3, 9.4.2, 9.5). */
export function whyNot(state: GameState, seat: Seat, move: Move): Refusal | null {
  if (move.name === 'setUp') return refuse('notPossible', 'forest' in move.arg ? '9.3.2' : '9.3');
  if (move.name === 'move') return whyNotOwnMove(state, seat, move.arg);
  if (move.name === 'repair') return whyNotRepair(state, seat, move.arg);
  if (move.name === 'special' && boardOf(state, seat).character === 'ranger') {
    return whyNotHideout(state, seat, move.arg);
  }
  const at = pawnAt(state, seat);
  if (at === null) return refuse('inForest', '9.5');
  switch (move.name) {
    case 'battle':
      if (readyOf(state, seat, 'sword') === 0) return refuse('noSword', '9.5.2');
      return whyNotBattle(state, seat, move.arg);
    case 'explore':
      if (readyOf(state, seat, 'torch') === 0) return refuse('noTorch', '9.5.3');
      return clearingAt(state, at).ruin ? null : refuse('noRuin', '9.5.3');
    case 'aid':
      return whyNotAid(state, seat, at, move.arg);
    case 'quest':
      return whyNotQuest(state, seat, at, move.arg);
    case 'strike':
      return whyNotStrike(state, seat, at, move.arg);
    case 'craft':
      return whyNotCraft(state, seat, move.arg, whyUnpaid(state, at, move.arg));
    case 'special':
      return whyNotSpecial(state, seat, at, move.arg);
    default:
      return null;
  }
}

/** A move by slip or with boots: each has its own step. */
function whyNotOwnMove(state: GameState, seat: Seat, arg: MoveArgument): Refusal | null {
  const steps = openSteps(state);
  if (arg.slip) {
    if (!steps.includes('slip')) return refuse('notNow', '9.4.2');
    if (state.turn.slipped) return refuse('onceATurn', '9.4.2');
    return (
      whyNotPawn(state, seat, arg) ??
      whyNotReached(arg, slipTargets(state, seat)) ??
      whyNotAlly(state, seat, arg)
    );
  }
  if (!steps.includes('actions')) return refuse('notNow', '9.5.1');
  if (readyOf(state, seat, 'boots') === 0) return refuse('noBoots', '9.5.1');
  return whyNotMove(state, seat, arg, false);
}
/** A move to a clearing; `free`: by a card, which costs a boot only where there are Hostile warriors (R23). */
export function whyNotMove(state: GameState, seat: Seat, arg: MoveArgument, free: boolean): Refusal | null {
  if (arg.slip) return refuse('badArgument', '9.4.2');
  if (free && pawnAt(state, seat) === null) return refuse('inForest', 'R23');
  const pawn = whyNotPawn(state, seat, arg);
  if (pawn) return pawn;
  if (typeof arg.to !== 'number') return refuse('notIntoForest', '9.5.1');
  const reached = whyNotReached(arg, walkTargets(state, seat));
  if (reached) return reached;
  const boots = readyOf(state, seat, 'boots') + (free ? 1 : 0);
  if (boots < 2 && hasHostileWarriors(state, seat, arg.to)) return refuse('noBoots', '9.2.9.IIIb');
  return whyNotAlly(state, seat, arg);
}
function whyNotPawn(state: GameState, seat: Seat, { from, warriors, decree }: MoveArgument): Refusal | null {
  if (warriors !== undefined || decree !== undefined) return refuse('badArgument', '9.2.2');
  return from === boardOf(state, seat).at ? null : refuse('notThere', '4.2');
}
const whyNotReached = ({ to }: MoveArgument, targets: readonly (string | number)[]): Refusal | null =>
  targets.includes(to) ? null : refuse('notAdjacent', '4.2');
/** Warriors of an Allied faction who are to come along (9.2.9.IIb, R20). */
function whyNotAlly(state: GameState, seat: Seat, { from, to, ally }: MoveArgument): Refusal | null {
  if (!ally) return null;
  if (typeof from !== 'number' || typeof to !== 'number') return refuse('badArgument', 'R20');
  const { player, warriors } = ally;
  if (!isAllied(state, seat, player)) return refuse('notAllied', '9.2.9.IIb');
  if (warriorsAt(state, from, player) < warriors) return refuse('tooFewWarriors', '9.2.9.IIb');
  return rules(state, player, from) || rules(state, player, to) ? null : refuse('notRuled', 'R20');
}

/** A battle in his clearing, perhaps with an Allied faction's warriors (9.2.9.IIc). */
export function whyNotBattle(
  state: GameState,
  seat: Seat,
  { clearing, defender, ally }: BattleArgument,
): Refusal | null {
  const at = pawnAt(state, seat);
  if (at === null) return refuse('inForest', '4.3');
  if (at !== clearing) return refuse('notThere', '4.3');
  const refusal = whyNotDefender(state, seat, clearing, defender);
  if (refusal || ally === undefined) return refusal;
  if (ally === defender || !isAllied(state, seat, ally)) return refuse('notAllied', '9.2.9.IIc');
  return warriorsAt(state, clearing, ally) > 0 ? null : refuse('tooFewWarriors', '9.2.9.IIc');
}

function whyNotAid(
  state: GameState,
  seat: Seat,
  at: ClearingId,
  { item, card, player, take }: MoveArguments['aid'],
): Refusal | null {
  const { items } = boardOf(state, seat);
  if (!items.some((own) => own.id === item && isReady(own))) return refuse('noItem', '9.5.4');
  const held = whyNotHeld(state, seat, card);
  if (held) return held;
  if (!matches(cardOf(card).suit, clearingAt(state, at).suit)) return refuse('wrongSuit', '9.5.4');
  if (player === seat) return refuse('noTarget', '9.5.4');
  const there = whyNotPlayer(state, at, player, '9.5.4');
  if (there || take === undefined) return there;
  return playerAt(state, player).crafted.includes(take) ? null : refuse('noTarget', '9.5.4');
}
function whyNotQuest(
  state: GameState,
  seat: Seat,
  at: ClearingId,
  { quest }: MoveArguments['quest'],
): Refusal | null {
  if (!state.quests.includes(quest)) return refuse('noTarget', '9.5.5');
  if (questOf(quest).suit !== clearingAt(state, at).suit) return refuse('wrongSuit', '9.5.5');
  return enoughFor(state, seat, quest) ? null : refuse('questItems', '9.5.5');
}
function whyNotStrike(
  state: GameState,
  seat: Seat,
  at: ClearingId,
  { player, piece }: MoveArguments['strike'],
): Refusal | null {
  if (readyOf(state, seat, 'crossbow') === 0) return refuse('noCrossbow', '9.5.6');
  const there = whyNotPlayer(state, at, player, '9.5.6') ?? whyNotEnemy(state, seat, player, '9.5.6');
  if (there) return there;
  const warriors = warriorsAt(state, at, player);
  if (piece === 'warrior') return warriors > 0 ? null : refuse('noTarget', '9.5.6');
  if (!piecesAt(state, at, player).includes(piece)) return refuse('noTarget', '9.5.6');
  return warriors > 0 ? refuse('warriorsFirst', '9.5.6') : null;
}
function whyNotRepair(state: GameState, seat: Seat, { item }: MoveArguments['repair']): Refusal | null {
  if (readyOf(state, seat, 'hammer') === 0) return refuse('noHammer', '9.5.7');
  const damaged = boardOf(state, seat).items.some(({ id, damaged: is }) => is && id === item);
  return damaged ? null : refuse('notDamaged', '9.5.7');
}
/** A cost of another suit than his clearing's, or too few hammers (9.2.1). */
function whyUnpaid(state: GameState, at: ClearingId, { card }: MoveArguments['craft']): Refusal {
  const { suit } = clearingAt(state, at);
  const fits = cardOf(card).cost.every((symbol) => symbol === 'any' || symbol === suit);
  return fits ? refuse('noHammer', '9.5.8') : refuse('wrongSuit', '9.5.8');
}

function whyNotHideout(state: GameState, seat: Seat, arg: SpecialArgument): Refusal | null {
  if (readyOf(state, seat, 'torch') === 0) return refuse('noTorch', '9.5.9');
  const damaged = boardOf(state, seat).items.filter((item) => item.damaged);
  if (damaged.length === 0) return refuse('notDamaged', 'R18');
  if (!('items' in arg)) return refuse('badArgument', 'D.3.1.I');
  if (!arg.items.every((id) => damaged.some((item) => item.id === id)))
    return refuse('notDamaged', 'D.3.1.I');
  return arg.items.length === repairsOf(damaged.length) ? null : refuse('badArgument', 'D.3.1.I');
}
/** Steal or Day Labor (D.1.2, D.2.2). */
function whyNotSpecial(state: GameState, seat: Seat, at: ClearingId, arg: SpecialArgument): Refusal | null {
  if (readyOf(state, seat, 'torch') === 0) return refuse('noTorch', '9.5.9');
  if (boardOf(state, seat).character === 'thief') {
    if (!('player' in arg)) return refuse('badArgument', 'D.1.2');
    if (arg.player === seat) return refuse('noTarget', 'D.1.2');
    const there = whyNotPlayer(state, at, arg.player, 'D.1.2');
    return there ?? (handOf(state, arg.player).length > 0 ? null : refuse('noTarget', 'R18'));
  }
  if (!('card' in arg)) return refuse('badArgument', 'D.2.2');
  if (!state.discard.includes(arg.card)) return refuse('noTarget', 'R18');
  return matches(cardOf(arg.card).suit, clearingAt(state, at).suit) ? null : refuse('wrongSuit', 'D.2.2');
}
