import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import type { Warning } from './useAdvice';
import './advice.css';

interface Props {
  readonly warning: Warning;
  /** Warnings are not wanted any more. */
  readonly onOff: () => void;
}

/** Asks before a clearly bad move. Closing it thinks again; the move can always be made. */
export function SureDialog({ warning: { verdict, better, goOn, drop }, onOff }: Props) {
  const { t } = useTranslation('app');
  return (
    <Dialog title={t('advice.sure')} onClose={drop} className="app-sure">
      <p>{t('advice.loses', { count: Math.round(verdict.loss) })}</p>
      {better ? (
        <>
          <p>
            <b>{t('advice.better', { what: better.what })}</b>
          </p>
          <ul>
            {better.why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="app-actions">
        <button type="button" className="app-button app-primary" onClick={drop}>
          {t('advice.again')}
        </button>
        <button type="button" className="app-button" onClick={goOn}>
          {t('advice.anyway')}
        </button>
        <button
          type="button"
          className="app-button app-quiet"
          onClick={() => {
            onOff();
            goOn();
          }}
        >
          {t('advice.off')}
        </button>
      </div>
    </Dialog>
  );
}
