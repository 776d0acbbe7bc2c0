import type { ReactNode } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { useShortcut } from '../shortcuts/keys';
import type { Steps } from './useSteps';

interface Props {
  readonly story: Steps;
  /** More buttons before the one that closes. */
  readonly children?: ReactNode;
  close(): void;
}

/** Back, next and skip while a story runs; close at its end. */
export function StepButtons({ story, children, close }: Props) {
  const { step, steps, last, next, back, skip } = story;
  const { t } = useQuickTranslation('table');
  const commit = useShortcut('commit');
  return (
    <div className="tk-buttons tk-last">
      <span className="tk-quiet">{t('steps.step', { step: step + 1, steps })}</span>
      <button type="button" className="tk-button" disabled={step === 0} onClick={back}>
        {t('steps.back')}
      </button>
      {!last && (
        <button type="button" className="tk-button" onClick={skip}>
          {t('steps.skip')}
        </button>
      )}
      {children}
      {last ? (
        <button
          type="button"
          className={children ? 'tk-button' : 'tk-button tk-primary'}
          {...commit}
          onClick={close}
        >
          {t('close')}
        </button>
      ) : (
        <button type="button" className="tk-button tk-primary" {...commit} onClick={next}>
          {t('steps.next')}
        </button>
      )}
    </div>
  );
}
