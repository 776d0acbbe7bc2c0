import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem } from '../profile/attempt';

interface Props {
  /** Why the last token did not open the page. */
  readonly problem: string | null;
  readonly onToken: (token: string) => void;
}

/** Asks the host for the token. */
export function TokenForm({ problem, onToken }: Props) {
  const { t } = useTranslation('admin');
  const [token, setToken] = useState('');
  function enter(event: FormEvent): void {
    event.preventDefault();
    if (token.trim() !== '') onToken(token.trim());
  }
  return (
    <section className="app-card" aria-label={t('token.title')}>
      <h2>{t('token.title')}</h2>
      <p>{t('token.lead')}</p>
      <form className="admin-search" onSubmit={enter}>
        <label className="app-field">
          <span>{t('token.label')}</span>
          <input
            type="password"
            value={token}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setToken(event.target.value)}
          />
        </label>
        <button type="submit" className="app-button app-primary">
          {t('token.enter')}
        </button>
      </form>
      <Problem text={problem} />
    </section>
  );
}
