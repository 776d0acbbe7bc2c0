import type { PlanWords } from '../../../../table/actions/plan-lists';
import type { Suggestion } from '../../../contract';
import { type Move, sameMove } from '../../rules';
import { planGroups, planWords } from '../model/move-words';
import { isSame, type TablePlay } from '../model/plan-rules';
import { type Plan, planOutcome } from '../model/plans';
import { planLabel } from '../model/primary';
import { OutcomePreview } from './OutcomePreview';

/** The plans without those that come to the same thing as one before them. */
const distinct = ({ state, viewer, plans }: TablePlay): readonly Plan[] =>
  viewer === null
    ? plans
    : plans.filter((plan, at) => !plans.slice(0, at).some((other) => isSame(state, viewer, other, plan)));

const sameMoves = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length === b.length && a.every((move, index) => sameMove(move, b[index] ?? move));

/** The plan of the table that a suggestion comes to: up to its action, for ending the turn stays the player's. */
function planFor(plans: readonly Plan[], { move, plan }: Suggestion<Move>): Plan | null {
  const action = plan.findIndex(({ name }) => name !== 'spendFavor' && name !== 'trade');
  const upToAction = plan.slice(0, action + 1);
  return (
    plans.find(({ moves }) => sameMoves(moves, upToAction)) ??
    plans.find(({ moves }) => sameMoves(moves, [move])) ??
    null
  );
}

/** What a hint is called: as on its button, but an answer, a trade and a voyage say what they are about. */
const hintWords = (play: TablePlay, plan: Plan): string =>
  plan.kind === 'choose' || plan.kind === 'trade' || plan.kind === 'sail'
    ? planWords(plan, play)
    : planLabel(plan, play);

/** River of Gold's plans in the list of moves, by what they are about, and as hints. */
export const LISTS: PlanWords<Move, Plan, TablePlay> = {
  groups: (play) => planGroups(distinct(play), play.words),
  words: (play, plan) => planWords(plan, play),
  hintWords,
  preview: ({ state, viewer, words }, { moves }) =>
    viewer !== null && <OutcomePreview outcome={planOutcome(state, viewer, moves)} words={words} />,
  planFor,
};
