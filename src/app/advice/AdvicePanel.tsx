import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reasons, Suggestion } from '../../games/contract';
import { CloseIcon } from '../../ui/icons';
import type { Advice } from './useAdvice';
import './advice.css';

type Answer = 'thinking' | 'failed' | readonly { suggestion: Suggestion; reasons: Reasons }[];

interface Props {
  readonly advice: Pick<Advice, 'ask' | 'reasons'>;
  readonly onClose: () => void;
}

/** What the strongest bot would do here, and what speaks for it. */
export function AdvicePanel({ advice: { ask, reasons }, onClose }: Props) {
  const { t } = useTranslation('app');
  const [answer, setAnswer] = useState<Answer>('thinking');
  useEffect(() => {
    if (!ask) return;
    let wanted = true;
    setAnswer('thinking');
    ask().then(
      (found) =>
        wanted &&
        setAnswer(
          // A choice for which nothing speaks, such as a colour, is nobody's advice.
          found.flatMap((suggestion) => {
            const given = reasons(suggestion);
            return given && given.why.length > 0 ? [{ suggestion, reasons: given }] : [];
          }),
        ),
      () => wanted && setAnswer('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [ask, reasons]);

  const leadWords = (value: number): string => {
    const count = Math.abs(Math.round(value));
    if (count === 0) return t('advice.level');
    return value > 0 ? t('advice.ahead', { count }) : t('advice.behind', { count });
  };
  const quiet = !ask
    ? t('advice.later')
    : answer === 'thinking'
      ? t('advice.thinking')
      : answer === 'failed'
        ? t('advice.failed')
        : answer.length === 0
          ? t('advice.none')
          : null;
  return (
    <section className="app-advice" aria-label={t('advice.title')}>
      <div className="app-dialog-head">
        <h2>{t('advice.title')}</h2>
        <button type="button" className="app-icon-button" aria-label={t('advice.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div aria-live="polite">
        {quiet !== null || typeof answer === 'string' ? (
          <p className="app-hint">{quiet}</p>
        ) : (
          <ol>
            {answer.map(({ suggestion, reasons: given }, at) => (
              <li key={JSON.stringify(suggestion.plan)}>
                <b>{given.what}</b>
                {at === 0 ? <em>{t('advice.first')}</em> : null}
                <ul>
                  {given.why.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
                <small>{leadWords(suggestion.value)}</small>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
