import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem, useAttempt } from './attempt';
import { confirmEmail } from './notices';

/** For somebody who has followed the link in the message; programs that look at links confirm nothing. */
export function ConfirmEmail({ token }: { token: string }) {
  const { t } = useTranslation('days');
  const [done, setDone] = useState(false);
  const { problem, attempt } = useAttempt();
  const accept = () =>
    attempt(
      async () => {
        await confirmEmail(token);
        setDone(true);
      },
      { unauthorized: t('notices.confirmOver') },
    );
  return (
    <section className="app-card" aria-label={t('notices.confirmTitle')}>
      <h2>{t('notices.confirmTitle')}</h2>
      {done ? (
        <p role="status">{t('notices.confirmed')}</p>
      ) : (
        <button type="button" className="app-button app-primary" onClick={() => void accept()}>
          {t('notices.confirm')}
        </button>
      )}
      <Problem text={problem} />
    </section>
  );
}
