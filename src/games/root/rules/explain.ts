import { partsOf } from '../../move-shape';
import { hooksOf } from './factions/hooks';
import { FACTION_TABLE } from './factions/table';
import { openSteps, turnPhase } from './flow';
import { legalMoves } from './legal';
import { isMoveName, type Move, type MoveName, parseMove, sameMove } from './moves';
import { type Refusal, refuse } from './refusals';
import { whyNotDominance } from './shared/dominance';
import { deciderOf, isOver } from './shared/play';
import { whyNotCard } from './shared/why';
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

/** The first thing that is missing: first the moment, then what it costs, then the place and the target. */
function whyNot(state: GameState, seat: Seat, move: Move): Refusal {
  const question = state.questions.at(-1);
  if (move.name === 'choose') return question ? refuse('notAnOption', 'T') : refuse('noQuestion', 'R2');
  if (question) return refuse('answerFirst', 'R2');
  const faction = hooksOf(state, seat);
  if ((state.phase === 'setUp') !== (move.name === 'setUp')) return refuse('notNow', '5.1.7');
  if (move.name === 'setUp') return faction.whyNot(state, seat, move) ?? refuse('notPossible', '5.1.7');
  if (move.name === 'done') return refuse('compulsory', phaseRule(state, seat));
  if (move.name === 'dominance') return whyNotDominance(state, seat, move.arg) ?? equalOne(state, seat, move);
  if (move.name === 'useCard') return whyNotCard(state, seat, move.arg) ?? refuse('badArgument', 'K');
  const rule = ruleFor(state, seat, move.name);
  if (faction.ruleOf[move.name] === undefined) return refuse('notYourFaction', rule);
  const step = faction.stepOf[move.name];
  if (step !== undefined && !openSteps(state).includes(step)) return refuse('notNow', rule);
  return faction.whyNot(state, seat, move) ?? equalOne(state, seat, move);
}
/**
 * Nothing stands against it, so the list has another card or item of the same kind for the same thing; unless it says more
 * or less than such a move does.
 */
function equalOne(state: GameState, seat: Seat, move: Move): Refusal {
  const { name, arg } = move;
  const rule = name === 'dominance' && 'take' in arg ? '3.3.4' : ruleFor(state, seat, name);
  const fields = fieldsOf(move);
  const listed = legalMoves(state, seat).some((legal) => legal.name === name && fieldsOf(legal) === fields);
  return refuse(listed ? 'equalOne' : 'badArgument', rule);
}
const fieldsOf = ({ arg }: Move): string => Object.keys(arg).sort().join();
