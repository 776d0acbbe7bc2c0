import { useTranslation } from 'react-i18next';
import type { AdminReport } from '../../protocol/admin';
import { formatWhen } from '../format';
import { href } from '../routes';
import { useAsked } from './access';
import { ListPart } from './ListPart';
import { ActButton, useActs } from './useActs';

/** What players have reported, open ones first. */
export function Reports() {
  const { t, i18n } = useTranslation('admin');
  const asked = useAsked<{ reports: readonly AdminReport[] }>('/reports');
  const acts = useActs(asked.refresh);
  const row = (report: AdminReport) => {
    const { id, matchID, reported, message, note, doneAt } = report;
    const name = report.reportedName || t('noName');
    return (
      <li key={id} className={doneAt === null ? 'app-row' : 'app-row admin-past'}>
        <div className="admin-grow">
          <strong>“{message}”</strong>
          <small>
            {t('reportedAs', { name })} · {formatWhen(report.at, i18n.language)}
            {doneAt === null ? null : ` · ${t('closedAt', { when: formatWhen(doneAt, i18n.language) })}`}
          </small>
          {note === '' ? null : <p className="app-hint">{t('reportNote', { note })}</p>}
        </div>
        <div className="app-row-actions">
          {matchID === null ? null : (
            <a
              className="app-button app-small"
              href={href({ page: 'admin', part: 'matches', which: matchID })}
              aria-label={t('openNamed', { names: name })}
            >
              {t('open')}
            </a>
          )}
          {reported === null || doneAt !== null ? null : (
            <ActButton
              label={t('act.banProfile')}
              name={t('act.banProfileNamed', { name })}
              onClick={() =>
                acts.begin({
                  verb: t('act.banProfile'),
                  question: t('sure.ban', { who: name }),
                  path: '/bans',
                  body: { kind: 'profile', who: reported },
                  timed: true,
                })
              }
            />
          )}
          {doneAt === null ? (
            <ActButton
              label={t('act.closeReport')}
              name={t('act.closeReportNamed', { name })}
              onClick={() =>
                acts.begin({
                  verb: t('act.closeReport'),
                  question: t('sure.closeReport'),
                  path: `/reports/${id}/close`,
                })
              }
            />
          ) : null}
        </div>
      </li>
    );
  };
  return (
    <>
      <ListPart
        title={t('parts.reports')}
        asked={asked}
        items={asked.answer?.reports ?? null}
        none={t('none.reports')}
        row={row}
      />
      {acts.dialog}
    </>
  );
}
