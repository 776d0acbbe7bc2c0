import { i18n } from '../../../i18n';
import type { Lesson, LessonStep } from '../../contract';
import { type GameState, type MatchOptions, playerAt, tableOf } from '../rules';
import { nameOf } from './names';
import { LEARNER, sensibleMove } from './opening';
import { type LessonPlan, PLANS, type LessonStep as PlannedStep } from './plans';
import '../locales';

type Values = Readonly<Record<string, string | number>>;
type StepWords = Readonly<Record<string, ReturnType<LessonStep['words']>>>;

const wordsOf = (id: LessonPlan['id'], values: Values = {}) =>
  i18n.t('lessons', { ns: 'iki-learn', returnObjects: true, ...values })[id];

/** What the words of a step may name: the hire that is wanted, what harmony gave, the final score. */
function valuesOf(state: GameState, step: PlannedStep): Values {
  const move = step.move?.(state);
  const hire = move?.name === 'hire' ? move : null;
  const harmony = state.payDay?.harmony.filter(({ player }) => player === LEARNER) ?? [];
  return {
    card: hire ? nameOf('occupation', tableOf(state).occupations[hire.arg.card]) : '…',
    stall: hire?.arg.stall ?? '…',
    iki: harmony.reduce((sum, { iki }) => sum + iki, 0),
    total: state.result?.scores[LEARNER]?.total ?? playerAt(state, LEARNER).iki,
  };
}

const stepOf = (id: LessonPlan['id'], step: PlannedStep): LessonStep<GameState> => ({
  id: step.id,
  words: (state) => {
    const steps: StepWords = wordsOf(id, valuesOf(state, step)).steps;
    return steps[step.id] ?? { title: '', text: '' };
  },
  places: step.places,
  ...(step.done ? { done: step.done } : {}),
});

const ANSWERS = ['a', 'b', 'c'] as const;

const lessonOf = (plan: LessonPlan): Lesson<GameState, MatchOptions> => ({
  id: plan.id,
  title: () => wordsOf(plan.id).title,
  about: () => wordsOf(plan.id).about,
  learner: LEARNER,
  players: 3,
  options: { extras: false, cards: null },
  seed: plan.seed,
  opening: (state) => (plan.begins(state) ? null : sensibleMove(state)),
  names: () =>
    (['you', 'second', 'third'] as const).map((who) => i18n.t(`guide.${who}`, { ns: 'iki-learn' })),
  steps: plan.steps.map((step) => stepOf(plan.id, step)),
  check: {
    kind: 'question',
    right: ANSWERS.indexOf(plan.right),
    words: () => {
      const { check } = wordsOf(plan.id);
      return { question: check.question, why: check.why, answers: ANSWERS.map((answer) => check[answer]) };
    },
  },
});

/** Six lessons, in the order in which they are best taken. */
export const lessons: readonly Lesson<GameState, MatchOptions>[] = Object.values(PLANS).map(lessonOf);
