import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuietHours } from '../../protocol/notices';
import { Switch } from '../../ui/Choice';
import { canPush, pushSubscription, subscribePush } from '../notify/push';
import { Problem, useAttempt } from './attempt';
import { type NoticeDetails, noticeDetails, saveEmail, saveNotices, sendPush } from './notices';

const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
};
const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** One line of text that is saved with a button. */
function TextSetting(props: {
  label: string;
  hint: string;
  type: 'email' | 'url';
  value: string;
  onSave: (text: string) => void;
}) {
  const { t } = useTranslation('days');
  const [text, setText] = useState(props.value);
  function save(event: FormEvent): void {
    event.preventDefault();
    props.onSave(text.trim());
  }
  return (
    <form className="app-settings" onSubmit={save}>
      <label className="app-field">
        <span>{props.label}</span>
        <input type={props.type} value={text} onChange={(event) => setText(event.target.value)} />
        <small>{props.hint}</small>
      </label>
      <button type="submit" className="app-button app-small" disabled={text.trim() === props.value}>
        {t('notices.save')}
      </button>
    </form>
  );
}

/** How to tell this person that it is their turn while no page is open. */
export function NoticeSettings() {
  const { t, i18n } = useTranslation('days');
  const [details, setDetails] = useState<NoticeDetails | null>(null);
  const [here, setHere] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { problem, attempt } = useAttempt();
  const look = useCallback(async () => {
    setDetails(await noticeDetails());
    setHere((await pushSubscription())?.endpoint ?? null);
  }, []);
  useEffect(() => {
    void attempt(look);
  }, [attempt, look]);
  if (details === null) return <Problem text={problem} />;

  const change = (work: () => Promise<void>, done: string | null = null) =>
    void attempt(async () => {
      setSaid(null);
      await work();
      await look();
      setSaid(done);
    });
  const push = (wanted: boolean) =>
    change(async () => {
      if (!wanted) return sendPush(null, here);
      const subscription = await subscribePush(details.pushKey);
      if (subscription === null) setSaid(t('notices.pushRefused'));
      else await sendPush(subscription, null);
      await saveNotices({ language: i18n.language });
    });
  const quiet = (next: Omit<QuietHours, 'timeZone'> | null) =>
    change(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      return saveNotices({ quiet: next === null ? null : { ...next, timeZone } });
    });
  return (
    <section className="app-card" aria-label={t('notices.title')}>
      <h2>{t('notices.title')}</h2>
      <p>{t('notices.text')}</p>
      <Switch
        label={t('notices.push')}
        hint={canPush() ? undefined : t('notices.noPush')}
        checked={here !== null && details.pushes.includes(here)}
        disabled={!canPush()}
        onChange={push}
      />
      {details.canMail ? (
        <TextSetting
          key={details.email ?? ''}
          label={t('notices.email')}
          hint={t('notices.emailHint')}
          type="email"
          value={details.email ?? ''}
          onSave={(text) =>
            change(
              async () => {
                await saveNotices({ language: i18n.language });
                await saveEmail(text === '' ? null : text);
              },
              text === '' ? null : t('notices.emailSent'),
            )
          }
        />
      ) : null}
      <TextSetting
        key={`webhook ${details.webhook ?? ''}`}
        label={t('notices.webhook')}
        hint={t('notices.webhookHint')}
        type="url"
        value={details.webhook ?? ''}
        onSave={(text) =>
          change(() => saveNotices({ webhook: text === '' ? null : text, language: i18n.language }))
        }
      />
      <Switch
        label={t('notices.quiet')}
        checked={details.quiet !== null}
        onChange={(on) => quiet(on ? NIGHT : null)}
      />
      {details.quiet === null ? null : (
        <div className="app-quiet">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="app-field">
              <span>{t(`notices.${end}`)}</span>
              <input
                type="time"
                required
                value={clockText(details.quiet?.[end] ?? 0)}
                onChange={(event) => {
                  const { from, to } = details.quiet ?? NIGHT;
                  if (event.target.value !== '') quiet({ from, to, [end]: minutesOf(event.target.value) });
                }}
              />
            </label>
          ))}
        </div>
      )}
      <p role="status" className="app-hint">
        {said}
      </p>
      <Problem text={problem} />
    </section>
  );
}
