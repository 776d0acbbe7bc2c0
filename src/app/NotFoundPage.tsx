import { useTranslation } from 'react-i18next';
import { MessagePage } from './MessagePage';

/** An address that leads nowhere. The link is a whole address, for the path itself may be wrong. */
export function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <a className="app-button app-primary" href="/#/">
        {t('common.toStart')}
      </a>
    </MessagePage>
  );
}
