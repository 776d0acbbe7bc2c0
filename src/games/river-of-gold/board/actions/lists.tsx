import { HintPanel } from '../../../../table/actions/HintPanel';
import { MovesPanel } from '../../../../table/actions/MovesPanel';
import type { Suggestion } from '../../../contract';
import { type Move, sameMove } from '../../rules';
import { planGroups, planWords } from '../model/move-words';
import { isSame, type TablePlay } from '../model/plan-rules';
import { type Plan, planOutcome } from '../model/plans';
import { planLabel } from '../model/primary';
import { OutcomePreview } from './OutcomePreview';

/** What a plan brings; nothing for a spectator, who has no plans. */
const previewIn = ({ state, viewer, words }: TablePlay, plan: Plan) =>
  viewer !== null && <OutcomePreview outcome={planOutcome(state, viewer, plan.moves)} words={words} />;

/** The plans without those that come to the same thing as one before them. */
const distinct = ({ state, viewer, plans }: TablePlay): readonly Plan[] =>
  viewer === null
    ? plans
    : plans.filter((plan, at) => !plans.slice(0, at).some((other) => isSame(state, viewer, other, plan)));

/** All moves of River of Gold, by what they are about. */
export const Moves = ({ play }: { play: TablePlay }) => (
  <MovesPanel
    play={play}
    groups={planGroups(distinct(play), play.words)}
    words={(plan) => planWords(plan, play)}
    preview={(plan) => previewIn(play, plan)}
  />
);

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

interface HintProps {
  readonly play: TablePlay;
  suggest(): Promise<readonly Suggestion<Move>[]>;
}

/** What a hint is called: as on its button, but an answer, a trade and a voyage say what they are about. */
const hintWords = (plan: Plan, play: TablePlay): string =>
  plan.kind === 'choose' || plan.kind === 'trade' || plan.kind === 'sail'
    ? planWords(plan, play)
    : planLabel(plan, play);

/** Hints in River of Gold's words. */
export const Hints = ({ play, suggest }: HintProps) => (
  <HintPanel
    play={play}
    suggest={suggest}
    planFor={(suggestion) => planFor(play.plans, suggestion)}
    words={(plan) => hintWords(plan, play)}
    preview={(plan) => previewIn(play, plan)}
  />
);
