import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './Dialog';

interface Question {
  /** What would happen, as a question. */
  readonly question: string;
  /** The verb on the button that does it. */
  readonly verb: string;
  act(): void;
}

/** Asks before something is done that cannot be taken back. `dialog` is to be drawn somewhere on the page. */
export function useSure(): { ask(question: Question): void; readonly dialog: ReactNode } {
  const { t } = useTranslation('app');
  const [asked, setAsked] = useState<Question | null>(null);
  const ask = useCallback((question: Question) => setAsked(question), []);
  const close = (): void => setAsked(null);
  return {
    ask,
    dialog: asked && (
      <Dialog title={asked.verb} onClose={close}>
        <p>{asked.question}</p>
        <div className="app-buttons">
          <button type="button" className="app-button" onClick={close}>
            {t('common.cancel')}
          </button>
          <button
            type="button"
            className="app-button app-primary"
            onClick={() => {
              close();
              asked.act();
            }}
          >
            {asked.verb}
          </button>
        </div>
      </Dialog>
    ),
  };
}
