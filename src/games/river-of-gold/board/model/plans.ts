import {
  type Choice,
  type ChoiceKind,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  type Option,
  type Preview,
  pendingChoice,
  previewMove,
  type Seat,
  sameMove,
} from '../../index';
import type { PickKey } from '../pick';
import { type Foreseen, type Outcome, outcomeOf } from './outcome';

export type PlanKind =
  | 'clan'
  | 'patron'
  | 'build'
  | 'sail'
  | 'deliver'
  | 'turnDie'
  | 'setDie'
  | 'choose'
  | 'trade'
  | 'endTurn';

/**
 * Something the player can do with the table as it is: the moves to send, one after another, and the keys that
 * are picked for it. Favor is folded in: a plan may begin by turning the die.
 */
export interface Plan {
  readonly kind: PlanKind;
  readonly moves: readonly Move[];
  /** The last of the moves: what the plan is about. */
  readonly move: Move;
  readonly parts: readonly PickKey[];
  /** Favor to be paid first, for turning the die. */
  readonly favor: number;
}

export interface Plans {
  readonly seat: Seat;
  /** Each set of parts once, at its lowest price in favor. */
  readonly all: readonly Plan[];
}

const NOTHING: readonly Plan[] = [];

function optionKeys(state: GameState, seat: Seat, option: string | number): readonly PickKey[] {
  switch (pendingChoice(state)?.kind) {
    case 'discard':
      return [`customer-${option}`];
    case 'royalShip':
      return [`ship-${seat}-${option === 0 ? 0 : 1}`];
    case 'secondMarker':
      return [`space-${Number(option)}`];
    case 'firstDie':
      return typeof option === 'number' ? [`face-${option}`] : [];
    default:
      return [];
  }
}

function landing(preview: Preview | null): number | null {
  const sailed = preview?.events.find((event) => event.type === 'sailed');
  return sailed?.type === 'sailed' ? sailed.to : null;
}

function describeMove(
  state: GameState,
  seat: Seat,
  move: Move,
): { kind: PlanKind; parts: readonly PickKey[] } | null {
  switch (move.name) {
    case 'chooseClan':
      return { kind: 'clan', parts: [`clan-${move.arg.clan}`] };
    case 'choosePatron':
      return { kind: 'patron', parts: [`patron-${move.arg.patron}`] };
    case 'build':
      return { kind: 'build', parts: [`space-${move.arg.space}`, `tile-${move.arg.tile}`] };
    case 'sail': {
      const to = landing(previewMove(state, seat, move));
      return to === null ? null : { kind: 'sail', parts: [`ship-${seat}-${move.arg.ship}`, `river-${to}`] };
    }
    case 'deliver':
      return { kind: 'deliver', parts: [`customer-${move.arg.customer}`] };
    case 'spendFavor':
      return { kind: 'turnDie', parts: [`face-${move.arg.face}`] };
    case 'choose':
      return { kind: 'choose', parts: optionKeys(state, seat, move.arg.option) };
    case 'trade':
      return { kind: 'trade', parts: [] };
    case 'endTurn':
      return move.arg.setDie === undefined
        ? { kind: 'endTurn', parts: [] }
        : { kind: 'setDie', parts: [`face-${move.arg.setDie}`] };
  }
}

const isAction = (move: Move): boolean =>
  move.name === 'build' || move.name === 'sail' || move.name === 'deliver';

function makePlans(state: GameState, seat: Seat): Plan[] {
  const plans: Plan[] = [];
  const cheapest = new Map<string, number>();
  const add = (at: GameState, before: readonly Move[], move: Move, favor: number): void => {
    const described = describeMove(at, seat, move);
    if (!described) return;
    const plan: Plan = { ...described, moves: [...before, move], move, favor };
    const known = described.parts.length > 0 ? `${described.kind} ${described.parts.join(' ')}` : null;
    const index = known === null ? undefined : cheapest.get(known);
    if (index === undefined) {
      if (known !== null) cheapest.set(known, plans.length);
      plans.push(plan);
    } else if ((plans[index]?.favor ?? 0) > favor) {
      plans[index] = plan;
    }
  };
  const moves = legalMoves(state, seat);
  for (const move of moves)
    add(state, [], move, move.name === 'spendFavor' ? favorFor(state, seat, move) : 0);
  for (const turn of moves) {
    if (turn.name !== 'spendFavor') continue;
    const preview = previewMove(state, seat, turn);
    if (!preview) continue;
    const favor = favorPaid(preview);
    for (const move of legalMoves(preview.after, seat)) {
      if (isAction(move)) add(preview.after, [turn], move, favor);
    }
  }
  return plans;
}

function favorPaid(preview: Preview): number {
  const spent = preview.events.find((event) => event.type === 'favorSpent');
  return spent?.type === 'favorSpent' ? spent.favor : 0;
}

function favorFor(state: GameState, seat: Seat, move: Move): number {
  const preview = previewMove(state, seat, move);
  return preview ? favorPaid(preview) : 0;
}

const known = new WeakMap<GameState, Map<Seat, Plans>>();

/** All that a seat can do now; worked out once for each state. Nobody's plans are empty. */
export function plansFor(state: GameState, seat: Seat | null): Plans {
  if (seat === null) return { seat: -1, all: NOTHING };
  const bySeat = known.get(state) ?? new Map<Seat, Plans>();
  known.set(state, bySeat);
  const found = bySeat.get(seat);
  if (found) return found;
  const plans: Plans = { seat, all: makePlans(state, seat) };
  bySeat.set(seat, plans);
  return plans;
}

/** The option that a look ahead takes, to see what comes after a choice; null where none is known. */
function anyOption(choice: Choice): Option | null {
  return (choice.kind === 'sell' ? 'done' : choice.options[0]) ?? null;
}

/** How many events the answer itself causes: those depend on the answer and are no part of what is sure. */
const ANSWER_EVENTS: Readonly<Record<ChoiceKind, number>> = {
  good: 1,
  journey: 1,
  sell: 0,
  discard: 1,
  royalShip: 1,
  secondMarker: 1,
  firstDie: 1,
};

const MOST_CHOICES = 20;

/**
 * What some moves in a row bring, each previewed on what the one before leaves. Looks past the choices that they
 * lead to, for what comes after a choice comes whatever is chosen.
 */
export function foresee(state: GameState, seat: Seat, moves: readonly Move[]): Foreseen {
  const events: GameEvent[] = [];
  const choices: ChoiceKind[] = [];
  let at = state;
  let cards = 0;
  let roll = false;
  const follow = (move: Move, answerEvents: number): boolean => {
    const preview = previewMove(at, seat, move);
    if (!preview) return false;
    events.push(...preview.events.slice(answerEvents));
    cards += preview.unknown.cards;
    roll ||= preview.unknown.roll;
    at = preview.after;
    return true;
  };
  for (const move of moves) if (!follow(move, 0)) break;
  while (choices.length < MOST_CHOICES) {
    const choice = pendingChoice(at);
    if (!choice || choice.player !== seat || at.step === 'beforeAction' || at.phase === 'clans') break;
    choices.push(choice.kind);
    const option = anyOption(choice);
    if (option === null || !follow({ name: 'choose', arg: { option } }, ANSWER_EVENTS[choice.kind])) break;
  }
  return { events, choices, cards, roll };
}

const outcomes = new WeakMap<GameState, Map<string, Outcome>>();

/** What a plan means for everybody, favor included. */
export function planOutcome(state: GameState, seat: Seat, moves: readonly Move[]): Outcome {
  const byMoves = outcomes.get(state) ?? new Map<string, Outcome>();
  outcomes.set(state, byMoves);
  const key = `${seat} ${JSON.stringify(moves)}`;
  const found = byMoves.get(key);
  if (found) return found;
  const order = [seat, ...state.turnOrder.filter((other) => other !== seat)];
  const outcome = outcomeOf(foresee(state, seat, moves), order);
  byMoves.set(key, outcome);
  return outcome;
}

/** Whether two lists of moves are the same moves in the same order. */
export const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, index) => sameMove(move, b[index] as Move));
