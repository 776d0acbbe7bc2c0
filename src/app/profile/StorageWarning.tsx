import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keepsInMemory, subscribeStored } from '../../ui/storage';
import { href, useRoute } from '../routes';

/** Whether this page keeps something that will be lost with it. */
export const useInMemory = (): boolean => useSyncExternalStore(subscribeStored, keepsInMemory);

/** Says what will be lost when the browser does not store anything; nothing where it does. */
export function StorageWarning() {
  const { t } = useTranslation('days');
  const { page } = useRoute();
  if (!useInMemory()) return null;
  return (
    <div className="app-warning" role="alert">
      <p>{t('storage.lost')}</p>
      {page === 'profile' ? (
        <p>{t('storage.here')}</p>
      ) : (
        <a className="app-button app-small" href={href({ page: 'profile', link: null })}>
          {t('storage.toProfile')}
        </a>
      )}
    </div>
  );
}
