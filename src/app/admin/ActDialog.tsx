import { type FormEvent, useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_LENGTH } from '../../protocol/admin';
import { Dialog } from '../../ui/Dialog';
import { Select } from '../../ui/Select';
import { asFailure } from '../online/lobby';
import { Problem } from '../profile/attempt';
import { AccessContext, useFailureWords } from './access';

/** Something that the host is about to do. */
export interface Act {
  /** The verb, as it stands on the button. */
  readonly verb: string;
  /** What will happen. */
  readonly question: string;
  readonly path: string;
  readonly body?: object;
  /** Whether it is for a time. */
  readonly timed?: boolean;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const TIMES = [
  { name: 'hour', minutes: HOUR },
  { name: 'day', minutes: DAY },
  { name: 'week', minutes: 7 * DAY },
  { name: 'month', minutes: 30 * DAY },
  { name: 'year', minutes: 365 * DAY },
] as const;

interface Props {
  readonly act: Act;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says what will happen, asks why and for how long, and does it. */
export function ActDialog({ act, onClose, onDone }: Props) {
  const { t } = useTranslation('admin');
  const { t: app } = useTranslation('app');
  const { ask } = useContext(AccessContext);
  const words = useFailureWords();
  const timeID = useId();
  const [reason, setReason] = useState('');
  const [minutes, setMinutes] = useState<number>(7 * DAY);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run(event: FormEvent): Promise<void> {
    event.preventDefault();
    setWorking(true);
    setProblem(null);
    try {
      await ask(act.path, { ...act.body, ...(act.timed ? { minutes } : {}), reason });
      onDone();
    } catch (error) {
      const noAddress = act.timed && asFailure(error).code === 'bad-request';
      setProblem(noAddress ? t('badAddress') : words(error));
      setWorking(false);
    }
  }

  return (
    <Dialog title={act.verb} onClose={onClose}>
      <form className="app-settings" onSubmit={(event) => void run(event)}>
        <p className="admin-question">{act.question}</p>
        {act.timed ? (
          <div className="app-field">
            <label htmlFor={timeID}>{t('time.label')}</label>
            <Select id={timeID} value={String(minutes)} onChange={(chosen) => setMinutes(Number(chosen))}>
              {TIMES.map((time) => (
                <option key={time.name} value={time.minutes}>
                  {t(`time.${time.name}`)}
                </option>
              ))}
            </Select>
          </div>
        ) : null}
        <label className="app-field">
          <span>{t('reason')}</span>
          <input
            type="text"
            value={reason}
            maxLength={REASON_LENGTH}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
          <small>{t('reasonHint')}</small>
        </label>
        <Problem text={problem} />
        <div className="app-row-actions admin-end">
          <button type="button" className="app-button" onClick={onClose}>
            {app('common.cancel')}
          </button>
          <button type="submit" className="app-button app-primary" disabled={working}>
            {act.verb}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
