import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GuideCard } from '../../../table/GuideCard';
import { Spotlight } from '../../../table/Spotlight';
import type { LessonProps } from '../../contract';
import { type GameState, playerAt, tableOf } from '../rules';
import { nameOf } from './names';
import { LEARNER } from './opening';
import { type LessonPlan, type LessonStep, waitingStep } from './plans';
import './learn.css';
import '../locales';

const ANSWERS = ['a', 'b', 'c'] as const;
type Answer = (typeof ANSWERS)[number];

interface StepWords {
  readonly title: string;
  readonly text: string;
}

/** What the words of a step may name: the hire that is wanted, what harmony gave, the final score. */
function valuesOf(state: GameState, step: LessonStep | undefined): Readonly<Record<string, string | number>> {
  const move = step?.move?.(state);
  const hire = move?.name === 'hire' ? move : null;
  const harmony = state.payDay?.harmony.filter(({ player }) => player === LEARNER) ?? [];
  return {
    card: hire ? nameOf('occupation', tableOf(state).occupations[hire.arg.card]) : '…',
    stall: hire?.arg.stall ?? '…',
    iki: harmony.reduce((sum, { iki }) => sum + iki, 0),
    total: state.result?.scores[LEARNER]?.total ?? playerAt(state, LEARNER).iki,
  };
}

/** The question at the end: a wrong answer may be followed by another, the right one says why. */
function Check({ plan, onRight }: { plan: LessonPlan; onRight: () => void }) {
  const { t } = useTranslation('iki-learn');
  const [given, setGiven] = useState<Answer | null>(null);
  const words = t('lessons', { returnObjects: true })[plan.id].check;
  const right = given === plan.right;
  return (
    <>
      <fieldset className="iki-check">
        <legend>{words.question}</legend>
        {ANSWERS.map((answer) => (
          <button
            key={answer}
            type="button"
            className="app-button app-small"
            aria-pressed={given === answer}
            disabled={right && answer !== plan.right}
            onClick={() => {
              setGiven(answer);
              if (answer === plan.right) onRight();
            }}
          >
            {words[answer]}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {given === null ? '' : right ? `${t('guide.right')} ${words.why}` : t('guide.wrong')}
      </p>
    </>
  );
}

/** Leads through a lesson on a real table, one step at a time, with a question at the end. */
export function Guide({ plan, state, links }: LessonProps<GameState> & { readonly plan: LessonPlan }) {
  const { t } = useTranslation('iki-learn');
  const [began] = useState(state);
  const [index, setIndex] = useState(0);
  const [passed, setPassed] = useState(false);
  useEffect(() => setIndex((now) => waitingStep(plan, now, state, began)), [plan, state, began]);
  const next = useCallback(
    () => setIndex((now) => waitingStep(plan, now + 1, state, began)),
    [plan, state, began],
  );
  const step = plan.steps[index];
  const steps: Readonly<Record<string, StepWords>> = t('lessons', {
    returnObjects: true,
    ...valuesOf(state, step),
  })[plan.id].steps;
  const words = step ? steps[step.id] : undefined;
  const total = plan.steps.length + 1;
  return (
    <>
      <GuideCard
        step={`${plan.id}-${index}`}
        words={{
          name: t('guide.title'),
          fold: t('guide.fold'),
          progress: t('guide.progress', { step: index + 1, steps: total }),
          title: words?.title ?? t('guide.check'),
        }}
        actions={
          <>
            {step && !step.done ? (
              <button type="button" className="app-button app-small app-primary" onClick={next}>
                {t('guide.next')}
              </button>
            ) : null}
            {passed ? (
              <>
                <a className="app-button app-small app-primary" href={links.rules}>
                  {t('guide.nextLesson')}
                </a>
                <a className="app-button app-small" href={links.play}>
                  {t('guide.play')}
                </a>
              </>
            ) : (
              <a className="app-button app-small" href={links.rules}>
                {t('guide.leave')}
              </a>
            )}
          </>
        }
      >
        {words ? <p>{words.text}</p> : <Check plan={plan} onRight={() => setPassed(true)} />}
      </GuideCard>
      <Spotlight places={step?.places(state) ?? []} />
    </>
  );
}
