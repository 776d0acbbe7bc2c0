import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '../../games/contract';
import { GuideCard } from '../../table/GuideCard';
import { useTableShape } from '../../table/layout/shape';
import { Spotlight } from '../../table/Spotlight';
import { DeedCheck, QuestionCheck } from './Check';
import type { LessonRun } from './useLesson';

interface Props {
  readonly lesson: Lesson;
  readonly run: Pick<LessonRun, 'state' | 'began' | 'step' | 'next' | 'back'>;
  /** The lesson was passed; called again if it is passed again. */
  readonly onPassed: () => void;
  /** The address of all lessons. */
  readonly all: string;
  /** The way on after the check: the next lesson, or a game. */
  readonly on: { readonly label: string; readonly href: string };
}

const NO_PLACES: readonly string[] = [];

/** Leads through a lesson one step at a time, lights what it speaks of, and ends with the check. */
export function LessonGuide({ lesson, run, onPassed, all, on }: Props) {
  const { t } = useTranslation('app');
  const phone = useTableShape() === 'phone';
  const { state, began, step: index, next, back } = run;
  const { steps, check } = lesson;
  const step = steps[index];
  const [answered, setAnswered] = useState(false);
  const pass = useCallback(() => {
    setAnswered(true);
    onPassed();
  }, [onPassed]);
  const done = step === undefined && check.kind === 'deed' && check.done(state, began);
  useEffect(() => {
    if (done) pass();
  }, [done, pass]);
  const passed = step === undefined && answered;
  const words = step?.words(state, phone);
  const title = words?.title ?? t(check.kind === 'question' ? 'learn.lesson.check' : 'learn.lesson.alone');
  return (
    <>
      <GuideCard
        step={`${lesson.id}-${index}`}
        share={passed ? 1 : index / (steps.length + 1)}
        words={{
          name: lesson.title(),
          fold: t('learn.lesson.fold'),
          progress: t('learn.lesson.step', { step: index + 1, steps: steps.length + 1 }),
          title,
        }}
        actions={
          <>
            {passed ? (
              <a className="app-button app-small app-primary" href={on.href}>
                {on.label}
              </a>
            ) : null}
            {step && !step.done ? (
              <button type="button" className="app-button app-small app-primary" onClick={next}>
                {t('learn.lesson.next')}
              </button>
            ) : null}
            {back ? (
              <button type="button" className="app-button app-small" onClick={back}>
                {t('learn.lesson.back')}
              </button>
            ) : null}
            <a className="app-button app-small" href={all}>
              {passed ? t('learn.lesson.all') : t('learn.lesson.leave')}
            </a>
          </>
        }
      >
        {words ? <p>{words.text}</p> : null}
        {step === undefined && check.kind === 'question' ? (
          <QuestionCheck check={check} onPassed={pass} />
        ) : null}
        {step === undefined && check.kind === 'deed' ? (
          <DeedCheck check={check} state={state} began={began} passed={passed} />
        ) : null}
      </GuideCard>
      <Spotlight places={step?.places(state) ?? NO_PLACES} acting={step?.done !== undefined} />
    </>
  );
}
