import { type PlanWords, planOfMove } from '../../../../table/actions/plan-lists';
import { type Move, sameMove } from '../../rules';
import { moveWords, planGroups } from '../model/move-words';
import type { Plan, TablePlay } from '../model/plans';
import { Outcome } from './Outcome';

/** IKI's plans in the list of moves, by what they are about, and as hints. */
export const LISTS: PlanWords<Move, Plan, TablePlay> = {
  groups: ({ plans, words }) => planGroups(plans, words),
  words: ({ state, viewer, words }, { move }) =>
    viewer === null ? '' : moveWords(state, viewer, move, words),
  preview: ({ state, viewer, words }, { move }) =>
    viewer !== null && <Outcome state={state} seat={viewer} move={move} words={words} />,
  planFor: planOfMove(sameMove),
};
