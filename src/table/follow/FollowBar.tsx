/** What the others do while one waits: the newest lines of the log, and, where bots play here, their pace. */
import { useId, useMemo } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { Select } from '../../ui/Select';
import { BOT_SPEEDS, updateSettings, useSettings } from '../../ui/settings';
import type { Point } from '../layout/usePointing';
import type { LogEntry } from '../log/entries';
import { LogLine } from '../log/LogLine';
import { logLines, type Say } from '../log/sentences';
import type { Follow } from '../props';
import './follow.css';

/** As many lines as an eye reads between two moves, from as many moves as a turn has. */
const LINES = 3;
const MOVES = 8;

interface Props<E> {
  readonly log: readonly LogEntry<E>[];
  readonly say: Say<E>;
  readonly point: Point;
  readonly follow?: Follow;
}

function Pace({ follow: { paused, pause, skip } }: { follow: Follow }) {
  const { t } = useQuickTranslation('table');
  const { botSpeed } = useSettings();
  const id = useId();
  return (
    <div className="tk-follow-pace">
      <button type="button" className="tk-small" aria-pressed={paused} onClick={() => pause(!paused)}>
        {paused ? t('follow.resume') : t('follow.pause')}
      </button>
      <button type="button" className="tk-small" onClick={skip}>
        {t('follow.skip')}
      </button>
      <span>
        <label htmlFor={id} className="tk-hidden">
          {t('follow.speed')}
        </label>
        <Select
          id={id}
          value={botSpeed}
          onChange={(chosen) => {
            const speed = BOT_SPEEDS.find((one) => one === chosen);
            if (speed) updateSettings({ botSpeed: speed });
          }}
        >
          {BOT_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {t(`follow.speeds.${speed}`)}
            </option>
          ))}
        </Select>
      </span>
    </div>
  );
}

export function FollowBar<E>({ log, say, point, follow }: Props<E>) {
  const { t } = useQuickTranslation('table');
  const lines = useMemo(
    () =>
      logLines(log.slice(-MOVES), say)
        .filter(({ heading }) => !heading)
        .slice(-LINES),
    [log, say],
  );
  return (
    <section className="tk-follow" aria-label={t('follow.title')}>
      <ol className="tk-plain">
        {lines.map((line) => (
          <li key={line.key}>
            <LogLine sentence={line} point={point} badge />
          </li>
        ))}
      </ol>
      {follow && <Pace follow={follow} />}
    </section>
  );
}
