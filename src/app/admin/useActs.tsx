import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, ActDialog } from './ActDialog';

/** Lets the host do something after a question. `dialog` is to be drawn somewhere on the page. */
export function useActs(onDone: () => void): { begin(act: Act): void; readonly dialog: ReactNode } {
  const { t } = useTranslation('admin');
  const [act, setAct] = useState<Act | null>(null);
  const [done, setDone] = useState(0);
  return {
    begin: (next) => {
      setDone(0);
      setAct(next);
    },
    dialog: (
      <>
        <p role="status" className="app-hint admin-done">
          {done > 0 ? t('done') : null}
        </p>
        {act ? (
          <ActDialog
            act={act}
            onClose={() => setAct(null)}
            onDone={() => {
              setAct(null);
              setDone(done + 1);
              onDone();
            }}
          />
        ) : null}
      </>
    ),
  };
}

interface ButtonProps {
  readonly label: string;
  /** What it is about, for those who do not see the row. */
  readonly name: string;
  onClick(): void;
}

export function ActButton({ label, name, onClick }: ButtonProps) {
  return (
    <button type="button" className="app-button app-small" aria-label={name} onClick={onClick}>
      {label}
    </button>
  );
}
