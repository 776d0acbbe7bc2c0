import { matching, type Selection } from '../../../../table/pick/plans';
import { type GameState, hasAnotherTurn, isCustomerId, type Move, type Seat } from '../../rules';
import type { Where } from './move-words';
import { foresee, type Plan } from './plans';
import { isRoyal } from './ships';
import { spaceName } from './space-name';
import type { Words } from './words';

/** The one button that matters now: what it says, what it sends, and what happens next. */
export interface Primary {
  readonly label: string;
  readonly moves: readonly Move[];
  readonly notes: readonly string[];
}

/** What a plan is called on a button, with the favor that comes first. */
export function planLabel(plan: Plan, where: Where): string {
  const { words } = where;
  const move = moveLabel(plan, where);
  return plan.price === 0 || plan.kind === 'turnDie'
    ? move
    : words.t('river-table:moves.withFavor', { move, favor: words.amount('favor', plan.price) });
}

function moveLabel(plan: Plan, where: Where): string {
  const { words } = where;
  const { t } = words;
  const { move } = plan;
  switch (move.name) {
    case 'chooseClan':
      return t('river-table:do.takeClan', { clan: words.clan(move.arg.clan) });
    case 'choosePatron':
      return t('river-table:do.takePatron', { patron: words.patron(move.arg.patron) });
    case 'build':
      return t('river-table:do.buildNow', {
        space: spaceName(move.arg.space),
        building: words.building(move.arg.tile),
      });
    case 'sail':
      return t(sailsRoyal(plan, where) ? 'river-table:do.sailRoyalNow' : 'river-table:do.sailNow', {
        to: riverOf(plan),
      });
    case 'deliver':
      return t('river-table:do.deliverNow', { customer: words.customer(move.arg.customer) });
    case 'spendFavor':
      return t('river-table:moves.spendFavor', {
        face: move.arg.face,
        favor: words.amount('favor', plan.price),
      });
    case 'trade':
      return t('river-table:do.trade');
    case 'choose':
      return isCustomerId(move.arg.option)
        ? t('river-table:choice.discardOne', { customer: words.customer(move.arg.option) })
        : String(move.arg.option);
    case 'endTurn':
      return move.arg.setDie === undefined
        ? t('river-table:do.endTurn')
        : t('river-table:do.endTurnSet', { face: move.arg.setDie });
  }
}

/** The river space that a voyage leads to. */
export function riverOf(plan: Plan): number {
  const river = plan.parts.find((key) => key.startsWith('river-'));
  return river ? Number(river.slice('river-'.length)) : 0;
}

/** Whether a plan is a voyage of the royal ship. */
export const sailsRoyal = ({ move }: Plan, { state, viewer }: Where): boolean =>
  move.name === 'sail' && viewer !== null && isRoyal(state, viewer, move.arg.ship);

/** What the end of the turn brings, as far as it is known: masteries, the Emperor, the final round, who is next. */
function endTurnNotes(state: GameState, seat: Seat, move: Move, words: Words): string[] {
  const { t } = words;
  const { events } = foresee(state, seat, [move]);
  return events.flatMap((event) => {
    switch (event.type) {
      case 'gained':
        return event.source.from === 'mastery'
          ? [
              t('river-table:do.nextMastery', {
                mastery: words.mastery(event.source.mastery),
                points: words.amount('points', event.amount),
              }),
            ]
          : [];
      case 'emperorArrived':
        return [t('river-table:do.nextEmperor')];
      case 'finalRoundBegan':
        return [t('river-table:do.nextFinalRound')];
      case 'gameEnded':
        return [t('river-table:do.nextScoring')];
      case 'turnBegan':
        return [t('river-table:do.nextPlayer', { name: words.name(event.player) })];
      default:
        return [];
    }
  });
}

function endTurnLabel(state: GameState, move: Move, words: Words): string {
  const { t } = words;
  if (move.name === 'endTurn' && move.arg.setDie !== undefined) {
    return t('river-table:do.endTurnSet', { face: move.arg.setDie });
  }
  if (hasAnotherTurn(state)) return t('river-table:do.endTurn');
  return state.finalRound?.turnsLeft === 1 ? t('river-table:do.endGame') : t('river-table:do.endTurnOnly');
}

/** The voyage of a chosen ship: a ship alone already says where it goes, as far as the die shows. */
export function presumedPlan(plans: readonly Plan[], selection: Selection): Plan | null {
  const [only, other] = matching(plans, selection).filter((plan) => plan.price === 0);
  return only?.kind === 'sail' && !other ? only : null;
}

interface Deciding {
  readonly state: GameState;
  readonly plans: readonly Plan[];
  readonly chosen: Plan | null;
  readonly waiting: Plan | null;
}

/** What the big button does now, or null while the player still has to pick something. */
export function primaryOf(
  { state, plans, chosen, waiting }: Deciding,
  seat: Seat,
  words: Words,
): Primary | null {
  const end = chosen?.kind === 'setDie' ? chosen : plans.find((plan) => plan.kind === 'endTurn');
  if (end) {
    return {
      label: endTurnLabel(state, end.move, words),
      moves: end.moves,
      notes: endTurnNotes(state, seat, end.move, words),
    };
  }
  return (
    waiting && { label: planLabel(waiting, { state, viewer: seat, words }), moves: waiting.moves, notes: [] }
  );
}
