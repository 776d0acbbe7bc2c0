import { partsOf } from '../../move-shape';
import { cardOf, type DeckCardId, DOMINANCE_POINTS, neighbours } from '../data';
import { hooksOf } from './factions/hooks';
import { FACTION_TABLE } from './factions/table';
import { turnPhase } from './flow';
import { legalMoves } from './legal';
import { isMoveName, type Move, type MoveArgument, type MoveName, parseMove, sameMove } from './moves';
import { type Refusal, refuse } from './refusals';
import { handOf } from './shared/cards';
import { freeSlots, isIn, rules, warriorsAt } from './shared/pieces';
import { deciderOf, isOver, playerAt } from './shared/play';
import type { GameState, Seat } from './types';

/**
 * Why a seat may not make this move now, or null if it may. The list of legal moves is the judge; what is not in it is
 * looked at again to say why. Standing answers are accepted at any decision of the own (R4).
 */
export function explain(state: GameState, seat: Seat, move: unknown): Refusal | null {
  const { name, arg } = partsOf(move);
  if (!isMoveName(name)) return refuse('unknownMove');
  const parsed = parseMove(name, arg);
  if (!parsed) return refuse('badArgument');
  if (isOver(state)) return refuse('gameOver', '3.1');
  if (deciderOf(state) !== seat) return refuse('notYourDecision', 'R2');
  if (name === 'standing') return null;
  if (legalMoves(state, seat).some((legal) => sameMove(legal, parsed))) return null;
  return whyNot(state, seat, parsed);
}
export const isLegal = (state: GameState, seat: Seat, move: Move): boolean =>
  explain(state, seat, move) === null;

/** The rule for all factions that some moves stand in. */
const COMMON_RULE: Readonly<Partial<Record<MoveName, string>>> = {
  setUp: '5.1.7',
  choose: 'R2',
  dominance: '3.3.1',
  useCard: 'K',
};

/**
 * The number of the rule that a kind of move stands in for a seat: its faction's; for what it never does, that of the
 * faction which does; for what no faction has a rule for, that of the phase.
 */
export function ruleFor(state: GameState, seat: Seat, name: MoveName): string {
  const faction = hooksOf(state, seat);
  const others = Object.values(FACTION_TABLE).flatMap(({ ruleOf }) => ruleOf[name] ?? []);
  return COMMON_RULE[name] ?? faction.ruleOf[name] ?? others[0] ?? phaseRule(state, seat);
}
/** The number of the rule about what a seat does in this phase of a turn; before the first turn, that of the set-up. */
export function phaseRule(state: GameState, seat: Seat): string {
  const phase = turnPhase(state);
  return phase === null ? '5.1.7' : hooksOf(state, seat).phaseRule[phase];
}

/** Cards of the hand that a move names. */
function handCards(move: Move): readonly DeckCardId[] {
  switch (move.name) {
    case 'craft':
    case 'overwork':
    case 'extraAction':
    case 'mobilize':
    case 'train':
    case 'aid':
      return [move.arg.card];
    case 'addToDecree':
      return move.arg.cards.map(({ card }) => card);
    case 'dominance':
      return ['card' in move.arg ? move.arg.card : move.arg.spend];
    default:
      return [];
  }
}

function whyNot(state: GameState, seat: Seat, move: Move): Refusal {
  const question = state.questions.at(-1);
  if (move.name === 'choose') return question ? refuse('notAnOption', 'T') : refuse('noQuestion', 'R2');
  if (question) return refuse('answerFirst', 'R2');
  const rule = ruleFor(state, seat, move.name);
  if (state.phase === 'setUp') return refuse(move.name === 'setUp' ? 'notPossible' : 'notNow', '5.1.7');
  if (move.name === 'setUp') return refuse('notNow', '5.1.7');
  if (move.name === 'done') return refuse('compulsory', phaseRule(state, seat));
  const hand = handOf(state, seat);
  if (handCards(move).some((card) => !hand.includes(card))) return refuse('notInHand', '1.2.1');
  if (move.name === 'dominance') return whyNotDominance(state, seat);
  if (move.name === 'useCard') return refuse('cardNotUsable', 'K');
  return whyNotFaction(state, seat, move, rule);
}
function whyNotDominance(state: GameState, seat: Seat): Refusal {
  if (turnPhase(state) !== 'daylight') return refuse('notNow', '3.3.1');
  if ((playerAt(state, seat).score ?? 0) < DOMINANCE_POINTS) return refuse('tooFewPoints', '3.3.1');
  return refuse('dominanceImpossible', '3.3, 9.2.8');
}
function whyNotFaction(state: GameState, seat: Seat, move: Move, rule: string): Refusal {
  const faction = hooksOf(state, seat);
  const step = faction.stepOf[move.name];
  const moves = move.name === 'move';
  if (step === undefined && !moves) return refuse('notYourFaction', rule);
  if (step !== undefined && step !== state.turn.step && !inReach(state, seat, move.name)) {
    return refuse('notNow', rule);
  }
  switch (move.name) {
    case 'craft':
      return refuse(
        'cannotCraft',
        cardOf(move.arg.card).kind === 'lasting' ? '4.1.1, 4.1.4' : '4.1.1, 4.1.2',
      );
    case 'move':
      return whyNotMove(state, seat, move.arg, rule);
    case 'battle':
      return whyNotBattle(state, seat, move.arg, rule);
    case 'build':
      if (!rules(state, seat, move.arg.clearing)) return refuse('notRuled', rule);
      return refuse(freeSlots(state, move.arg.clearing) === 0 ? 'noFreeSlot' : 'cannotPay', rule);
    case 'revolt':
    case 'spread':
    case 'train':
    case 'overwork':
    case 'quest':
    case 'aid':
      return refuse('cannotPay', rule);
    default:
      return refuse('notPossible', rule);
  }
}
/** Whether a move of this kind is listed now at all. */
const inReach = (state: GameState, seat: Seat, name: MoveName): boolean =>
  legalMoves(state, seat).some((move) => move.name === name);

function whyNotMove(
  state: GameState,
  seat: Seat,
  { from, to, warriors }: MoveArgument,
  rule: string,
): Refusal {
  const pawn = hooksOf(state, seat).pawnAt(state, seat);
  if (typeof from !== 'number' || typeof to !== 'number') return refuse('notPossible', '9.4.2, 9.5.1');
  if (!neighbours(state.options.map, from).includes(to)) return refuse('notAdjacent', '4.2');
  if (pawn !== null) return refuse(pawn === from ? 'cannotPay' : 'notThere', '9.5.1');
  if (warriorsAt(state, from, seat) < (warriors ?? 1)) return refuse('tooFewWarriors', '4.2');
  if (!rules(state, seat, from) && !rules(state, seat, to)) return refuse('notRuled', '4.2.1');
  return refuse('noActionLeft', rule);
}
function whyNotBattle(
  state: GameState,
  seat: Seat,
  { clearing, defender }: { readonly clearing: number; readonly defender: Seat },
  rule: string,
): Refusal {
  const pawn = hooksOf(state, seat).pawnAt(state, seat);
  if (warriorsAt(state, clearing, seat) === 0 && pawn !== clearing) return refuse('notThere', '4.3');
  if (!state.players[defender] || !isIn(state, clearing, defender)) return refuse('noEnemyThere', '4.3');
  return refuse('noActionLeft', rule);
}
