import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminProfile } from '../../protocol/admin';
import { formatWhen } from '../format';
import { useAsked } from './access';
import { ListPart } from './ListPart';
import { SearchForm } from './SearchForm';
import { ActButton, useActs } from './useActs';

/** The profiles that were seen last, or those that are looked for. */
export function Profiles() {
  const { t, i18n } = useTranslation('admin');
  const [words, setWords] = useState('');
  const asked = useAsked<{ profiles: readonly AdminProfile[] }>(
    `/profiles?search=${encodeURIComponent(words)}`,
  );
  const acts = useActs(asked.refresh);
  const when = (time: number) => formatWhen(time, i18n.language);
  const row = ({ id, name, seenAt, matches, bannedUntil }: AdminProfile) => (
    <li key={id} className="app-row">
      <div className="admin-grow">
        <strong>{name}</strong>
        <small>
          {t('seen', { when: when(seenAt) })} · {t('inMatches', { count: matches })} ·{' '}
          <span className="app-code">{id}</span>
        </small>
        {bannedUntil === null ? null : (
          <small className="app-yours"> · {t('bannedUntil', { when: when(bannedUntil) })}</small>
        )}
      </div>
      <div className="app-row-actions">
        <ActButton
          label={t('act.removeName')}
          name={t('act.removeNameNamed', { name })}
          onClick={() =>
            acts.begin({
              verb: t('act.removeName'),
              question: t('sure.removeProfileName', { name }),
              path: `/profiles/${id}/remove-name`,
            })
          }
        />
        <ActButton
          label={t('act.ban')}
          name={t('act.banNamed', { who: name })}
          onClick={() =>
            acts.begin({
              verb: t('act.ban'),
              question: t('sure.ban', { who: name }),
              path: '/bans',
              body: { kind: 'profile', who: id },
              timed: true,
            })
          }
        />
      </div>
    </li>
  );
  return (
    <>
      <ListPart
        title={t('parts.profiles')}
        asked={asked}
        items={asked.answer?.profiles ?? null}
        none={t('none.profiles')}
        row={row}
      >
        <SearchForm hint={t('searchProfiles')} onSearch={setWords} />
      </ListPart>
      {acts.dialog}
    </>
  );
}
