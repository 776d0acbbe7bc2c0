/** How a game goes on by itself: work that is under way, steps that pass, phases, turns (T). */
import { type DeckCardId, HAND_LIMIT, MARQUISE_ACTIONS } from '../data';
import { hooksOf } from './factions/hooks';
import { goOnWithBattle } from './shared/battle';
import { different, discard, draw, handOf } from './shared/cards';
import { checkDominance } from './shared/dominance';
import { hasCardNow, isStartStep } from './shared/lasting';
import { isOver, isPreview, type Play } from './shared/play';
import { ask } from './shared/questions';
import { goOnWithTriggers } from './shared/removal';
import type { GameState, Hidden, Seat, Step, Turn, TurnPhase, Work } from './types';

const START: Readonly<Record<TurnPhase, Step>> = {
  birdsong: 'bStart',
  daylight: 'dStart',
  evening: 'eStart',
};
const NEXT_PHASE: Readonly<Record<TurnPhase, TurnPhase | null>> = {
  birdsong: 'daylight',
  daylight: 'evening',
  evening: null,
};

/** The phase of a turn; before the first turn there is none. */
export function turnPhase({ turn }: GameState): TurnPhase | null {
  const { phase } = turn;
  return phase === 'factions' || phase === 'setUp' ? null : phase;
}
/** All steps of a phase for the player on turn. */
function stepsOf(state: GameState, phase: TurnPhase): readonly Step[] {
  return [START[phase], ...hooksOf(state, state.turn.of).steps[phase]];
}
/** The step of the same phase after the present one. */
function nextStep(state: GameState): Step | null {
  const phase = turnPhase(state);
  if (!phase) return null;
  const steps = stepsOf(state, phase);
  return steps[steps.indexOf(state.turn.step) + 1] ?? null;
}

/** Steps that begin with nothing but moves: those may be made from the step before (T). */
const OPEN_EARLY: ReadonlySet<Step> = new Set([
  'craft',
  'actions',
  'decree',
  'revolt',
  'spread',
  'operations',
]);
/** The steps whose moves may be made now: the present one, and the next if nothing compulsory is open. */
export function openSteps(state: GameState): Step[] {
  const { of: seat, step } = state.turn;
  const next = nextStep(state);
  const early = next !== null && OPEN_EARLY.has(next) && !hooksOf(state, seat).compulsory(state, seat, step);
  return early ? [step, next] : [step];
}

export function newTurn(of: Seat, number: number, players: number): Turn {
  return {
    number,
    of,
    phase: 'birdsong',
    step: 'bStart',
    entered: false,
    actions: MARQUISE_ACTIONS,
    march: 0,
    recruited: false,
    slipped: false,
    activated: { fox: 0, rabbit: 0, mouse: 0 },
    used: [],
    operations: 0,
    aids: Array.from({ length: players }, () => 0),
    decree: [],
  };
}
export function beginTurn(play: Play, seat: Seat): void {
  const { state, events } = play;
  state.turn = newTurn(seat, state.turn.number + 1, state.players.length);
  play.barrier = true;
  const standing = state.secret.standing[seat];
  if (standing?.until === 'nextTurn') state.secret.standing[seat] = null;
  events?.push({ type: 'turnBegan', player: seat, turn: state.turn.number });
}
export function beginPhase({ state, events }: Play, phase: TurnPhase): void {
  state.turn.phase = phase;
  state.turn.step = START[phase];
  state.turn.entered = false;
  state.turn.march = 0;
  events?.push({ type: 'phaseBegan', player: state.turn.of, phase });
}
/** The next step, phase or turn. */
export function leaveStep(play: Play): void {
  const { state } = play;
  const phase = turnPhase(state);
  if (!phase) throw new Error('There is no step to leave.');
  const next = nextStep(state);
  state.turn.march = 0;
  if (next) {
    state.turn.step = next;
    state.turn.entered = false;
    return;
  }
  const following = NEXT_PHASE[phase];
  if (following) beginPhase(play, following);
  else if (isPreview(play)) play.halted = true;
  else beginTurn(play, (state.turn.of + 1) % state.players.length);
}

/** What every faction's step does by itself. */
function enterStep(play: Play): void {
  const { state } = play;
  const { of: seat, step } = state.turn;
  state.turn.entered = true;
  const faction = hooksOf(state, seat);
  if (step === 'bStart') checkDominance(play, seat);
  else if (step === 'draw') draw(play, seat, faction.draws(state, seat));
  else if (step === 'handLimit') limitHand(play, seat);
  else faction.enter(play, seat, step);
}
/** Whether the step needs a decision or `done`: its own, or an unused card at the start or in Birdsong (T). */
function stepWaits(state: GameState): boolean {
  const { of: seat, step, phase } = state.turn;
  if (isStartStep(step)) return hasCardNow(state, seat);
  if (hooksOf(state, seat).waits(state, seat, step)) return true;
  return phase === 'birdsong' && nextStep(state) === null && hasCardNow(state, seat);
}

/** Discards down to the limit, one card after the other. */
function limitHand(play: Play, seat: Seat): void {
  const hand = handOf(play.state, seat);
  while (hand.length > HAND_LIMIT) {
    const [only, ...others] = different(hand);
    // A card back counts as another card: in a preview nobody knows what was drawn.
    if (only === undefined || others.length > 0 || hand.includes(null)) {
      ask(play, 'handLimit', seat, null, hand.length - HAND_LIMIT);
      return;
    }
    discardFromHand(play, seat, only);
  }
}
function discardFromHand(play: Play, seat: Seat, card: Hidden<DeckCardId>): void {
  const hand = handOf(play.state, seat);
  hand.splice(hand.indexOf(card), 1);
  if (card !== null) play.events?.push({ type: 'discarded', player: seat, card });
  discard(play, card);
}
export function answerHandLimit(play: Play, seat: Seat, card: Hidden<DeckCardId>): void {
  discardFromHand(play, seat, card);
  limitHand(play, seat);
}

function goOnWith(play: Play, task: Work): void {
  const { state } = play;
  switch (task.type) {
    case 'battle':
      goOnWithBattle(play, task);
      return;
    case 'triggers':
      goOnWithTriggers(play, task);
      return;
    case 'discard':
      state.work.pop();
      play.events?.push({ type: 'discarded', player: state.turn.of, card: task.card });
      discard(play, task.card);
      return;
    case 'draw':
      state.work.pop();
      draw(play, task.seat, task.cards);
      return;
    default:
      hooksOf(state, task.seat).goOn(play, task);
      return;
  }
}

/** Carries on until somebody has to decide or the game is over. */
export function goOn(play: Play): void {
  const { state } = play;
  while (!play.halted && !isOver(state) && state.questions.length === 0) {
    const task = state.work.at(-1);
    if (task) goOnWith(play, task);
    else if (state.phase !== 'play') return;
    else if (!state.turn.entered) enterStep(play);
    else if (stepWaits(state)) return;
    else leaveStep(play);
  }
}
