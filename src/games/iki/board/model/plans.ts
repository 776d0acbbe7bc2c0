/**
 * What a player can do, as things to pick on the table. Keys of stalls depend on what they are picked for, because two
 * keys of one kind exclude each other: `stall-A1` is where a card goes or the card that is used; `target-A1` is what a
 * skill is done to; `site-A1` is where the Carpenter builds; `pickA1-A1` is one of several cards, for a swap or for those
 * that leave.
 */
import type { Plan as TablePlan } from '../../../../table/pick/plans';
import type { PlanRules, Play } from '../../../../table/pick/usePlay';
import {
  type GameState,
  legalMoves,
  type Move,
  type MoveName,
  type MoveOf,
  playerAt,
  type Seat,
  type Stall,
  spaceAfter,
} from '../../rules';
import { canSayWhyNot, type Reason, whyNotKey } from './why';
import type { Words } from './words';

/** A plan of IKI is one move; its price is what a walk costs in sandals. */
export interface Plan extends TablePlan<Move> {
  readonly kind: MoveName;
}

/** What the player at the screen is doing, and the words for it. */
export interface TablePlay extends Play<GameState, Move, Plan, Reason> {
  readonly words: Words;
}

const severalKey = (stall: Stall): string => `pick${stall}-${stall}`;

function shopParts(at: number, { arg }: MoveOf<'shop'>): readonly string[] {
  if ('fish' in arg) return [`fish-${arg.fish}`];
  if ('building' in arg) return [`building-${arg.building}`, `stall-${arg.stall}`];
  if ('pay' in arg) return [`pawn-${arg.pay}`];
  if ('pipe' in arg) return [...(arg.pipe ? ['pipe-top'] : []), ...(arg.pouch ? ['pouch-top'] : [])];
  return [`space-${at}`];
}

function occupationParts({ arg }: MoveOf<'occupation'>): readonly string[] {
  const used = `stall-${arg.stall}`;
  if ('target' in arg) return [used, `target-${arg.target}`];
  if ('swap' in arg) return [used, ...arg.swap.map(severalKey)];
  if ('building' in arg)
    return [used, `building-${arg.building}`, `site-${arg.buildStall}`, `leave-${arg.leaveOut}`];
  return [used];
}

function partsOf(state: GameState, seat: Seat, move: Move): readonly string[] {
  const { at } = playerAt(state, seat);
  switch (move.name) {
    case 'chooseStart':
    case 'hire':
    case 'placeNeutral':
      return [`card-${move.arg.card}`, `stall-${move.arg.stall}`];
    case 'placeCylinder':
      return [`path-${move.arg.space}`];
    case 'walk':
      return [`space-${spaceAfter(at, move.arg.base + move.arg.sandals + move.arg.ox)}`];
    case 'shop':
      return shopParts(at, move);
    case 'occupation':
      return occupationParts(move);
    case 'starve':
      return move.arg.stalls.map(severalKey);
    case 'goTo':
      return [`space-${move.arg.space}`];
    case 'income':
    case 'endTurn':
    case 'saveFromFire':
      return [];
  }
}

const priceOf = (move: Move): number => (move.name === 'walk' ? move.arg.sandals : 0);

/** Walks of so many steps end alike, however they are paid for: the one with the fewest sandals is kept. */
function worthListing(moves: readonly Move[]): readonly Move[] {
  const cheapest = new Map<number, MoveOf<'walk'>>();
  for (const move of moves) {
    if (move.name !== 'walk') return moves;
    const { base, sandals, ox } = move.arg;
    const same = cheapest.get(base + sandals + ox);
    if (!same || same.arg.sandals > sandals) cheapest.set(base + sandals + ox, move);
  }
  return [...cheapest.values()];
}

const known = new WeakMap<GameState, Map<Seat, readonly Plan[]>>();

/** All that a seat can do now; worked out once for each state. */
export function plansFor(state: GameState, seat: Seat): readonly Plan[] {
  const bySeat = known.get(state) ?? new Map<Seat, readonly Plan[]>();
  known.set(state, bySeat);
  const plans =
    bySeat.get(seat) ??
    worthListing(legalMoves(state, seat)).map(
      (move): Plan => ({
        kind: move.name,
        moves: [move],
        move,
        parts: partsOf(state, seat, move),
        price: priceOf(move),
      }),
    );
  bySeat.set(seat, plans);
  return plans;
}

const FINAL: ReadonlySet<MoveName> = new Set<MoveName>([
  'chooseStart',
  'placeCylinder',
  'placeNeutral',
  'starve',
]);
/** Whether a move cannot be taken back (21.3). */
export const isFinal = ({ kind }: Plan): boolean => FINAL.has(kind);

const isComplete = (plan: Plan, picked: readonly string[]): boolean => picked.length === plan.parts.length;

export const PLAN_RULES = {
  plans: plansFor,
  isComplete,
  // A pipe alone is a purchase, although a pouch could still be picked with it.
  presumed: (plans: readonly Plan[], picked: readonly string[]) =>
    plans.find((plan) => isComplete(plan, picked) && picked.every((key) => plan.parts.includes(key))) ?? null,
  needsConfirming: (_state: GameState, _seat: Seat, plan: Plan) => isFinal(plan),
  isShownFirst: () => true,
  canSayWhyNot,
  whyNot: whyNotKey,
} satisfies PlanRules<GameState, Plan, Reason>;
