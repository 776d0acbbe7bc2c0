import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuditLine } from '../../protocol/admin';
import { formatWhen } from '../format';
import { useAsked } from './access';
import { ListPart } from './ListPart';

/** A full answer: there may be older lines. */
const FULL = 100;

/** All that was done on this page or by the command, the newest first. */
export function Audit() {
  const { t, i18n } = useTranslation('admin');
  const [before, setBefore] = useState<number | null>(null);
  const asked = useAsked<{ lines: readonly AuditLine[] }>(
    before === null ? '/audit' : `/audit?before=${before}`,
  );
  const lines = asked.answer?.lines ?? null;
  const oldest = lines?.at(-1)?.at;
  const row = ({ id, at, act, target, details, address }: AuditLine) => (
    <li key={id} className="app-row">
      <div className="admin-grow">
        <strong>{t(`line.${act}`)}</strong>
        <small>
          <span className="app-code">{target}</span> · {formatWhen(at, i18n.language)} ·{' '}
          {t('from', { address })}
        </small>
        {details.reason === undefined ? null : (
          <p className="app-hint">{t('banReason', { reason: details.reason })}</p>
        )}
      </div>
    </li>
  );
  return (
    <ListPart title={t('parts.audit')} asked={asked} items={lines} none={t('none.audit')} row={row}>
      {lines !== null && lines.length >= FULL && oldest !== undefined ? (
        <button type="button" className="app-button app-small" onClick={() => setBefore(oldest)}>
          {t('older')}
        </button>
      ) : null}
    </ListPart>
  );
}
