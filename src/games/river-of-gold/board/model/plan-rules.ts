import type { PlanRules, Play } from '../../../../table/pick/usePlay';
import { type GameState, type Move, type Seat, TOUCHING } from '../../rules';
import { restOf } from '../pick';
import { type Plan, planOutcome, plansFor } from './plans';
import { presumedPlan, riverOf } from './primary';
import { canSayWhyNot, type Reason, whyNotKey } from './why';
import type { Words } from './words';

/** What the player at the screen is doing, and the words for it. */
export interface TablePlay extends Play<GameState, Move, Plan, Reason> {
  readonly words: Words;
}

/** Whether the keys say enough: a build needs space and tile, a voyage where it goes, everything else itself. */
function isComplete(plan: Plan, picked: readonly string[]): boolean {
  switch (plan.kind) {
    case 'build':
      return picked.length === plan.parts.length;
    case 'sail':
      return picked.some((key) => key.startsWith('river-'));
    default:
      return picked.length > 0;
  }
}

/** Whether two voyages differ only in which of two ships makes them: both lie at one place, and neither is royal. */
export function isSame(state: GameState, seat: Seat, a: Plan, b: Plan): boolean {
  const player = state.players[seat];
  return (
    player !== undefined &&
    player.royalShip === null &&
    player.ships[0] === player.ships[1] &&
    a.kind === 'sail' &&
    b.kind === 'sail' &&
    a.price === b.price &&
    riverOf(a) === riverOf(b)
  );
}

/** Whether a plan is made at once, or shown first because it cannot be taken back. */
function needsConfirming(state: GameState, seat: Seat, plan: Plan): boolean {
  if (plan.kind === 'clan' || plan.kind === 'patron' || plan.kind === 'setDie') return true;
  if (plan.kind === 'choose') return false;
  const { cards, roll } = planOutcome(state, seat, plan.moves);
  return cards > 0 || roll;
}

/** The places that a plan touches: for a voyage, also the shore spaces that the ship comes to lie at. */
function touched({ parts }: Plan): readonly string[] {
  const river = parts.find((key) => key.startsWith('river-'));
  if (!river) return parts;
  const shores = TOUCHING[Number(restOf(river))] ?? [];
  return [...parts, ...shores.map((space) => `space-${space}`)];
}

/** How River of Gold's plans are put together. */
export const PLAN_RULES = {
  plans: plansFor,
  isComplete,
  // A shore space without a tile, or a tile without a space, leads to too many things.
  isClear: (plan: Plan, picked: readonly string[]) =>
    plan.kind !== 'build' || picked.length === plan.parts.length,
  presumed: presumedPlan,
  isSame,
  needsConfirming,
  isShownFirst: ({ kind }) => kind === 'build' || kind === 'sail' || kind === 'deliver',
  touched,
  canSayWhyNot,
  whyNot: whyNotKey,
} satisfies PlanRules<GameState, Plan, Reason>;
