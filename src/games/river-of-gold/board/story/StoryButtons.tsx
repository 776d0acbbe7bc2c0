import type { ReactNode } from 'react';
import type { Words } from '../model/words';

interface Props {
  readonly words: Words;
  readonly step: number;
  readonly steps: number;
  readonly last: boolean;
  /** More buttons before the one that closes. */
  readonly children?: ReactNode;
  next(): void;
  back(): void;
  skip(): void;
  close(): void;
}

/** Back, next and skip while the story runs; close when it is told. */
export function StoryButtons({ words, step, steps, last, children, next, back, skip, close }: Props) {
  const { t } = words;
  return (
    <div className="rp-buttons rp-last">
      <span className="rp-quiet">{t('river-table:story.step', { step: step + 1, steps })}</span>
      <button type="button" className="rp-button" disabled={step === 0} onClick={back}>
        {t('river-table:story.back')}
      </button>
      {!last && (
        <button type="button" className="rp-button" onClick={skip}>
          {t('river-table:story.skip')}
        </button>
      )}
      {children}
      {last ? (
        <button type="button" className={children ? 'rp-button' : 'rp-button rp-primary'} onClick={close}>
          {t('river-table:story.close')}
        </button>
      ) : (
        <button type="button" className="rp-button rp-primary" onClick={next}>
          {t('river-table:story.next')}
        </button>
      )}
    </div>
  );
}
