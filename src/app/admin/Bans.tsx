import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Ban } from '../../protocol/admin';
import { formatWhen } from '../format';
import { useAsked } from './access';
import { ListPart } from './ListPart';
import { ActButton, useActs } from './useActs';

/** Who is banned now, and a field to ban an address. Profiles are banned where they are listed. */
export function Bans() {
  const { t, i18n } = useTranslation('admin');
  const asked = useAsked<{ bans: readonly Ban[] }>('/bans');
  const acts = useActs(asked.refresh);
  const [address, setAddress] = useState('');
  function banAddress(event: FormEvent): void {
    event.preventDefault();
    const who = address.trim();
    if (who === '') return;
    acts.begin({
      verb: t('act.ban'),
      question: t('sure.ban', { who }),
      path: '/bans',
      body: { kind: 'address', who },
      timed: true,
    });
  }
  const row = ({ id, kind, who, until, reason }: Ban) => (
    <li key={id} className="app-row">
      <div className="admin-grow">
        <strong>{t(`banOf.${kind}`, { who })}</strong>
        <small>
          {t('bannedUntil', { when: formatWhen(until, i18n.language) })}
          {reason === '' ? null : ` · ${t('banReason', { reason })}`}
        </small>
      </div>
      <ActButton
        label={t('act.endBan')}
        name={t('act.endBanNamed', { who })}
        onClick={() =>
          acts.begin({
            verb: t('act.endBan'),
            question: t('sure.endBan', { who }),
            path: `/bans/${id}/end`,
          })
        }
      />
    </li>
  );
  return (
    <>
      <section className="app-card" aria-label={t('banAddress')}>
        <h2>{t('banAddress')}</h2>
        <form className="admin-search" onSubmit={banAddress}>
          <label className="app-field">
            <span>{t('address')}</span>
            <input
              type="text"
              value={address}
              maxLength={64}
              autoComplete="off"
              onChange={(event) => setAddress(event.target.value)}
            />
          </label>
          <button type="submit" className="app-button" disabled={address.trim() === ''}>
            {t('act.ban')}
          </button>
        </form>
        <p className="app-hint">{t('addressHint')}</p>
      </section>
      <ListPart
        title={t('parts.bans')}
        asked={asked}
        items={asked.answer?.bans ?? null}
        none={t('none.bans')}
        row={row}
      />
      {acts.dialog}
    </>
  );
}
