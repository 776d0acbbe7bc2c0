import { i18n } from '../../../i18n';
import type { Lesson, LessonCheck, LessonStep } from '../../contract';
import type { GameState, MatchOptions } from '../rules';
import { LEARNER, sensibleMove } from './opening';
import { type LessonId, type LessonPlan, PLANS, type PlannedStep, type Values } from './plans';
import '../locales';
import './learn.css';

interface StepWords {
  readonly title: string;
  readonly text: string;
  /** Instead of the text, where a phone does it in another way. */
  readonly phone?: string;
}
type CheckWords = Readonly<Record<'question' | 'a' | 'b' | 'c' | 'why' | 'task', string>>;
interface LessonWords {
  readonly title: string;
  readonly about: string;
  readonly steps: Readonly<Record<string, StepWords>>;
  readonly check: Partial<CheckWords>;
}

const who = (key: 'you' | 'other'): string => i18n.t(`guide.${key}`, { ns: 'river-learn' });
const wordsOf = (id: LessonId, values: Values = {}): LessonWords =>
  i18n.t('lessons', { ns: 'river-learn', returnObjects: true, name: who('other'), ...values })[id];

const stepOf = (id: LessonId, { id: step, places, done, values }: PlannedStep): LessonStep<GameState> => ({
  id: step,
  words: (state, onPhone) => {
    const { title = '', text = '', phone } = wordsOf(id, values?.(state)).steps[step] ?? {};
    return { title, text: (onPhone ? phone : undefined) ?? text };
  },
  places,
  ...(done ? { done } : {}),
});

const ANSWERS = ['a', 'b', 'c'] as const;

function checkOf({ id, check }: LessonPlan): LessonCheck<GameState> {
  if ('right' in check) {
    return {
      kind: 'question',
      right: ANSWERS.indexOf(check.right),
      words: () => {
        const { question = '', why = '', ...words } = wordsOf(id).check;
        return { question, why, answers: ANSWERS.map((answer) => words[answer] ?? '') };
      },
    };
  }
  return {
    kind: 'deed',
    done: check.done,
    failed: check.failed,
    words: () => {
      const { task = '', why = '' } = wordsOf(id).check;
      return { task, why };
    },
  };
}

const lessonOf = (plan: LessonPlan): Lesson<GameState, MatchOptions> => ({
  id: plan.id,
  title: () => wordsOf(plan.id).title,
  about: () => wordsOf(plan.id).about,
  learner: LEARNER,
  players: 2,
  options: { patrons: 'none', clans: 'random' },
  seed: plan.seed,
  opening: (state) => (plan.begins(state) ? null : sensibleMove(state)),
  names: () => [who('you'), who('other')],
  steps: plan.steps.map((step) => stepOf(plan.id, step)),
  check: checkOf(plan),
});

/** The lessons of River of Gold, in the order in which they are best taken. */
export const lessons: readonly Lesson<GameState, MatchOptions>[] = PLANS.map(lessonOf);
