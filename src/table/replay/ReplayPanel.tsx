import { type ReactNode, useId } from 'react';
import { useQuickTranslation } from '../../i18n/quick';

/** A panel of the replay at the table's edge; on a phone it lies over everything, so it has its own way out. */
export function ReplayPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useQuickTranslation('table');
  const heading = useId();
  return (
    <section className="tk-replay-panel" aria-labelledby={heading}>
      <header className="tk-side-head">
        <h2 className="tk-title" id={heading}>
          {title}
        </h2>
        <button type="button" className="tk-small" aria-label={t('close')} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </section>
  );
}
