import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href, navigate } from '../routes';
import { Problem, useAttempt } from './attempt';
import { enterProfile } from './client';
import type { OwnProfile } from './profile';

/** For somebody who has followed a link on a new device: nothing happens before they say so. */
export function EnterByLink({ token, own }: { token: string; own: OwnProfile | null }) {
  const { t } = useTranslation('days');
  const { problem, attempt } = useAttempt();
  const enter = () =>
    attempt(
      async () => {
        await enterProfile('/follow', { token });
        // Who has gone to another page meanwhile stays there.
        if (window.location.hash === href({ page: 'profile', link: { to: 'device', token } }))
          navigate({ page: 'profile', link: null });
      },
      { unauthorized: t('enter.linkOver') },
    );
  return (
    <section className="app-card" aria-label={t('enter.linkTitle')}>
      <h2>{t('enter.linkTitle')}</h2>
      <p>{own === null ? t('enter.link') : t('enter.linkOther', { name: own.name })}</p>
      <button type="button" className="app-button app-primary" onClick={() => void enter()}>
        {t('enter.useHere')}
      </button>
      <Problem text={problem} />
    </section>
  );
}

/** For somebody who has the twelve words. */
export function EnterByWords({ own }: { own: OwnProfile | null }) {
  const { t } = useTranslation('days');
  const [words, setWords] = useState('');
  const { problem, attempt } = useAttempt();
  function enter(event: FormEvent): void {
    event.preventDefault();
    void attempt(
      async () => {
        await enterProfile('/recover', { words });
        setWords('');
      },
      { unauthorized: t('enter.wordsWrong') },
    );
  }
  return (
    <details className="app-card app-details" open={own === null}>
      <summary>{t('enter.wordsTitle')}</summary>
      <form className="app-settings" onSubmit={enter}>
        <label className="app-field">
          <span>{t('enter.words')}</span>
          <textarea
            rows={2}
            required
            value={words}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        {own === null ? null : <p className="app-hint">{t('enter.linkOther', { name: own.name })}</p>}
        <button type="submit" className="app-button">
          {t('enter.useHere')}
        </button>
        <Problem text={problem} />
      </form>
    </details>
  );
}
