import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LessonCheck } from '../../games/contract';

type Question = Extract<LessonCheck, { kind: 'question' }>;
type Deed = Extract<LessonCheck, { kind: 'deed' }>;

/** A question: a wrong answer may be followed by another, the right one says why. */
export function QuestionCheck({ check, onPassed }: { check: Question; onPassed: () => void }) {
  const { t } = useTranslation('app');
  const [given, setGiven] = useState<number | null>(null);
  const { question, answers, why } = check.words();
  const right = given === check.right;
  return (
    <>
      <fieldset className="app-check">
        <legend>{question}</legend>
        {answers.map((answer, at) => (
          <button
            key={answer}
            type="button"
            className="app-button app-small"
            aria-pressed={given === at}
            disabled={right && at !== check.right}
            onClick={() => {
              setGiven(at);
              if (at === check.right) onPassed();
            }}
          >
            {answer}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {given === null ? '' : right ? `${t('learn.lesson.right')} ${why}` : t('learn.lesson.wrong')}
      </p>
    </>
  );
}

interface DeedProps {
  readonly check: Deed;
  readonly state: unknown;
  readonly began: unknown;
  readonly passed: boolean;
}

/** Something to do alone; what went wrong can be taken back. */
export function DeedCheck({ check, state, began, passed }: DeedProps) {
  const { t } = useTranslation('app');
  const { task, why } = check.words(state);
  const failed = !passed && check.failed(state, began);
  return (
    <>
      <p>{task}</p>
      <p role="status">
        {passed ? `${t('learn.lesson.right')} ${why}` : failed ? t('learn.lesson.missed') : ''}
      </p>
    </>
  );
}
