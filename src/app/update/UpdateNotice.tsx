import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { updates } from './updates';
import './update.css';

/** Says that a new version is there, or that this one is too old for the server, with a button that loads it. */
export function UpdateNotice() {
  const { t } = useTranslation('replay');
  const { ready, tooOld } = useSyncExternalStore(updates.subscribe, updates.snapshot);
  const [later, setLater] = useState(false);
  if (!tooOld && (!ready || later)) return null;
  return (
    <div className="app-update" role="status">
      <p>{tooOld ? t('update.tooOld') : t('update.ready')}</p>
      <button type="button" className="app-button app-small app-primary" onClick={() => updates.apply()}>
        {t('update.load')}
      </button>
      {tooOld ? null : (
        <button type="button" className="app-button app-small" onClick={() => setLater(true)}>
          {t('update.later')}
        </button>
      )}
    </div>
  );
}
