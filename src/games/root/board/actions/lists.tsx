import { HintPanel } from '../../../../table/actions/HintPanel';
import { MovesPanel } from '../../../../table/actions/MovesPanel';
import type { Suggestion } from '../../../contract';
import { type Move, sameMove } from '../../rules';
import { moveWords, planGroups } from '../model/move-words';
import type { Plan, TablePlay } from '../model/plans';
import { Outcome } from './Outcome';

const wordsIn = ({ state, viewer, words }: TablePlay, plan: Plan): string =>
  viewer === null ? '' : moveWords(state, viewer, plan.move, words);
const previewIn = ({ state, viewer, words }: TablePlay, plan: Plan) =>
  viewer !== null && <Outcome state={state} seat={viewer} move={plan.move} words={words} />;

/** All moves of Root, by what they are about. */
export const Moves = ({ play }: { play: TablePlay }) => (
  <MovesPanel
    play={play}
    groups={planGroups(play.plans, play.words)}
    words={(plan) => wordsIn(play, plan)}
    preview={(plan) => previewIn(play, plan)}
  />
);

interface HintProps {
  readonly play: TablePlay;
  suggest(): Promise<readonly Suggestion<Move>[]>;
}

/** Hints in Root's words: the first move of what the bots suggest. */
export const Hints = ({ play, suggest }: HintProps) => (
  <HintPanel
    play={play}
    suggest={suggest}
    planFor={({ move }) => play.plans.find((plan) => sameMove(plan.move, move)) ?? null}
    words={(plan) => wordsIn(play, plan)}
    preview={(plan) => previewIn(play, plan)}
  />
);
