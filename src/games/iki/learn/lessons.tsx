import { i18n } from '../../../i18n';
import type { Lesson } from '../../contract';
import type { GameState, MatchOptions } from '../rules';
import { Guide } from './Guide';
import { LEARNER, sensibleMove } from './opening';
import { type LessonPlan, PLANS } from './plans';
import '../locales';

const wordsOf = (id: LessonPlan['id']) => i18n.t('lessons', { ns: 'iki-learn', returnObjects: true })[id];

const GUIDES: Readonly<Record<LessonPlan['id'], Lesson<GameState, MatchOptions>['Guide']>> = {
  street: (props) => <Guide {...props} plan={PLANS.street} />,
  hire: (props) => <Guide {...props} plan={PLANS.hire} />,
  experience: (props) => <Guide {...props} plan={PLANS.experience} />,
  fire: (props) => <Guide {...props} plan={PLANS.fire} />,
  payDay: (props) => <Guide {...props} plan={PLANS.payDay} />,
  end: (props) => <Guide {...props} plan={PLANS.end} />,
};

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
  Guide: GUIDES[plan.id],
});

/** Six lessons, in the order in which they are best taken. */
export const lessons: readonly Lesson<GameState, MatchOptions>[] = Object.values(PLANS).map(lessonOf);
