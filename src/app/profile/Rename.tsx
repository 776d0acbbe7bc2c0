import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberMyName } from '../my-name';
import { NameField } from '../online/NameField';
import { Problem, useAttempt } from './attempt';
import { renameProfile } from './client';

export function Rename({ name, onDone }: { name: string; onDone: () => void }) {
  const { t } = useTranslation('days');
  const [text, setText] = useState(name);
  const [saved, setSaved] = useState(false);
  const { problem, attempt } = useAttempt();
  function rename(event: FormEvent): void {
    event.preventDefault();
    void attempt(async () => {
      await renameProfile(text);
      rememberMyName(text);
      setSaved(true);
      onDone();
    });
  }
  return (
    <section className="app-card" aria-label={t('profile.name')}>
      <h2>{t('profile.name')}</h2>
      <form className="app-settings" onSubmit={rename}>
        <NameField
          value={text}
          problem={null}
          onChange={(next) => {
            setText(next);
            setSaved(false);
          }}
        />
        <p className="app-hint">{t('profile.nameHint')}</p>
        <button type="submit" className="app-button" disabled={text.trim() === name}>
          {t('profile.saveName')}
        </button>
        <p role="status" className="app-hint">
          {saved ? t('profile.saved') : null}
        </p>
        <Problem text={problem} />
      </form>
    </section>
  );
}
