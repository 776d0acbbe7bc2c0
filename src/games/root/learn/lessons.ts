import { i18n } from '../../../i18n';
import type { Lesson, LessonStep } from '../../contract';
import { card } from '../card';
import type { GameState, MatchOptions } from '../rules';
import { LEARNER, sensibleMove } from './opening';
import { aloneOver, type LessonPlan, PLANS, type PlannedStep, scoreOf } from './plans';

type StepWords = Readonly<Record<string, ReturnType<LessonStep['words']>>>;

const wordsOf = (id: LessonPlan['id'], values: Readonly<Record<string, number>> = {}) =>
  i18n.t(`lessons.${id}`, { ns: 'root-lessons', returnObjects: true, ...values });

const stepOf = (id: LessonPlan['id'], step: PlannedStep): LessonStep<GameState> => ({
  id: step.id,
  words: () => {
    const steps: StepWords = wordsOf(id).steps;
    return steps[step.id] ?? { title: '', text: '' };
  },
  places: step.places,
  ...(step.done ? { done: step.done } : {}),
});

const lessonOf = (plan: LessonPlan): Lesson<GameState, MatchOptions> => ({
  id: plan.id,
  title: () => wordsOf(plan.id).title,
  about: () => wordsOf(plan.id).about,
  learner: LEARNER,
  players: plan.factions.length,
  options: { map: 'autumn', suits: 'printed', factions: plan.factions, anyFactions: false },
  seed: plan.seed,
  opening: (state) => (plan.begins(state) ? null : sensibleMove(state)),
  names: () => card.botNames.slice(0, plan.factions.length),
  steps: plan.steps.map((step) => stepOf(plan.id, step)),
  check: {
    kind: 'deed',
    words: () => wordsOf(plan.id, { points: plan.goal }).alone,
    done: (state, began) =>
      aloneOver(state, began) && scoreOf(state) >= plan.goal && !plan.lost?.(state, began),
    failed: (state, began) =>
      plan.lost?.(state, began) === true || (aloneOver(state, began) && scoreOf(state) < plan.goal),
  },
});

/** Five lessons, in the order in which they are best taken. Each ends with a turn that the learner plays alone. */
export const lessons: readonly Lesson<GameState, MatchOptions>[] = Object.values(PLANS).map(lessonOf);
