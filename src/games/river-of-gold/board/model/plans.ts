import type { Plan as TablePlan } from '../../../../table/pick/plans';
import {
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  type Preview,
  pendingChoice,
  previewMove,
  type Seat,
  sameMove,
  turnsBetween,
  voyage,
} from '../../rules';
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

/** A plan of River of Gold. It may begin by turning the die: its price is the favor for that. */
export interface Plan extends TablePlan<Move> {
  readonly kind: PlanKind;
  readonly parts: readonly PickKey[];
}

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
      const player = state.players[seat];
      const face = move.arg.face ?? player?.die ?? null;
      if (!player || face === null) return null;
      const { to } = voyage(player.ships[move.arg.ship] ?? 0, face);
      return { kind: 'sail', parts: [`ship-${seat}-${move.arg.ship}`, `river-${to}`] };
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
  const add = (at: GameState, before: readonly Move[], move: Move, price: number): void => {
    const described = describeMove(at, seat, move);
    if (!described) return;
    const plan: Plan = { ...described, moves: [...before, move], move, price };
    const known = described.parts.length > 0 ? `${described.kind} ${described.parts.join(' ')}` : null;
    const index = known === null ? undefined : cheapest.get(known);
    if (index === undefined) {
      if (known !== null) cheapest.set(known, plans.length);
      plans.push(plan);
    } else if ((plans[index]?.price ?? 0) > price) {
      plans[index] = plan;
    }
  };
  const moves = legalMoves(state, seat);
  for (const move of moves) add(state, [], move, favorFor(state, seat, move));
  for (const turn of moves) {
    if (turn.name !== 'spendFavor') continue;
    const turned = previewMove(state, seat, turn)?.after;
    if (!turned) continue;
    const favor = favorFor(state, seat, turn);
    for (const move of legalMoves(turned, seat)) {
      if (isAction(move)) add(turned, [turn], move, favor);
    }
  }
  return plans;
}

/** What a move costs in favor, for turning the die. */
function favorFor(state: GameState, seat: Seat, move: Move): number {
  const die = state.players[seat]?.die ?? null;
  return move.name === 'spendFavor' && die !== null ? turnsBetween(die, move.arg.face) : 0;
}

const known = new WeakMap<GameState, Map<Seat, readonly Plan[]>>();

/** All that a seat can do now, each set of parts once, at its lowest price; worked out once for each state. */
export function plansFor(state: GameState, seat: Seat): readonly Plan[] {
  const bySeat = known.get(state) ?? new Map<Seat, readonly Plan[]>();
  known.set(state, bySeat);
  const plans = bySeat.get(seat) ?? makePlans(state, seat);
  bySeat.set(seat, plans);
  return plans;
}

/** What some moves in a row bring, each previewed on what the one before leaves. */
export function foresee(state: GameState, seat: Seat, moves: readonly Move[]): Foreseen {
  const events: GameEvent[] = [];
  let last: Preview | null = null;
  for (const move of moves) {
    const preview: Preview | null = previewMove(last?.after ?? state, seat, move);
    if (!preview) break;
    events.push(...preview.events);
    last = preview;
  }
  return {
    events,
    choices: last?.choices ?? [],
    loses: last?.loses ?? { surely: {}, perhaps: {} },
    cards: last?.unknown.cards ?? 0,
    roll: last?.unknown.roll ?? false,
  };
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
