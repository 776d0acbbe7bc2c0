import { useTranslation } from 'react-i18next';
import { Problem, useAttempt } from '../profile/attempt';
import { useHidden } from './hidden';

/** Everybody whom this browser has muted and this profile has blocked, to take it back; nothing where there is nobody. */
export function HiddenPeople() {
  const { t } = useTranslation('days');
  const { muted, blocked, unmuteKey, unblock } = useHidden();
  const { problem, attempt } = useAttempt();
  if (muted.length + blocked.length === 0) return null;
  return (
    <section className="app-card" aria-label={t('people.title')}>
      <h2>{t('people.title')}</h2>
      <ul className="app-rows">
        {blocked.map(({ profileID, name }) => (
          <li key={profileID} className="app-row">
            <div>
              <strong>{name}</strong>
              <small>{t('people.isBlocked')}</small>
            </div>
            <button
              type="button"
              className="app-button app-small"
              aria-label={t('people.unblockNamed', { name })}
              onClick={() => void attempt(() => unblock(profileID))}
            >
              {t('people.unblock')}
            </button>
          </li>
        ))}
        {muted.map(({ key, name }) => (
          <li key={key} className="app-row">
            <div>
              <strong>{name}</strong>
              <small>{t('people.isMuted')}</small>
            </div>
            <button
              type="button"
              className="app-button app-small"
              aria-label={t('people.unmuteNamed', { name })}
              onClick={() => unmuteKey(key)}
            >
              {t('people.unmute')}
            </button>
          </li>
        ))}
      </ul>
      <Problem text={problem} />
    </section>
  );
}
