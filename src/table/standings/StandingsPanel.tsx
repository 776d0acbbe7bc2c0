/**
 * Who is ahead: points now, what everybody would score if the game ended now, and where that comes from; on request how
 * the bots think that it will end. The game counts with its own scoring.
 */
import { useEffect, useState } from 'react';
import type { Forecast, ScoreRow, Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { Switch } from '../../ui/Choice';
import { updateSettings, useSettings } from '../../ui/settings';
import { SeatName, useSeats } from '../seats';
import { ScoreTable } from '../story/ScoreTable';
import './standings.css';

export interface Standings {
  /** Points so far, by seat. */
  readonly points: readonly number[];
  /** What each would have if the game ended now, by seat. */
  readonly totals: readonly number[];
  /** Who would win then. */
  readonly leaders: readonly Seat[];
  /** The parts of the totals. */
  readonly rows: readonly ScoreRow[];
}

interface Props {
  readonly standings: Standings;
  /** How the bots think that it will end; the same function until that may have changed. */
  readonly forecast?: () => Promise<Forecast>;
}

type Foreseen = Forecast | 'thinking' | 'failed' | null;

/** The bots' answer while it is wanted; the one before stays until a new one is there. */
function useForecast(forecast: (() => Promise<Forecast>) | undefined, wanted: boolean): Foreseen {
  const [foreseen, setForeseen] = useState<Foreseen>(null);
  useEffect(() => {
    if (!forecast || !wanted) {
      setForeseen(null);
      return;
    }
    let stale = false;
    setForeseen((before) => (before === null || before === 'failed' ? 'thinking' : before));
    forecast().then(
      (found) => !stale && setForeseen(found),
      () => !stale && setForeseen('failed'),
    );
    return () => {
      stale = true;
    };
  }, [forecast, wanted]);
  return foreseen;
}

export function StandingsPanel({ standings: { points, totals, leaders, rows }, forecast }: Props) {
  const { t, language } = useQuickTranslation('table');
  const { order, name, className } = useSeats();
  const { forecast: wanted } = useSettings();
  const foreseen = useForecast(forecast, wanted);
  const answer = typeof foreseen === 'string' ? null : foreseen;
  const ranked = [...order].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const [leader] = leaders;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(leaders.map(name));
  const most = Math.max(1, ...totals);
  return (
    <div className="tk-standings">
      {leader !== undefined && (
        <p className="tk-quiet">
          {leaders.length > 1 ? t('standings.tie', { names }) : t('standings.leads', { name: name(leader) })}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('standings.now')}</th>
            <th scope="col">{t('standings.ended')}</th>
            {answer && <th scope="col">{t('standings.expected')}</th>}
          </tr>
        </thead>
        <tbody>
          {ranked.map((seat) => (
            <tr key={seat} className={className(seat)} data-leads={leaders.includes(seat) || undefined}>
              <th scope="row">
                <SeatName seat={seat} />
              </th>
              <td>{points[seat] ?? 0}</td>
              <td>
                <strong>{totals[seat] ?? 0}</strong>
                <span
                  className="tk-standings-bar"
                  style={{ inlineSize: `${((totals[seat] ?? 0) / most) * 100}%` }}
                />
              </td>
              {answer && (
                <td>
                  {answer.scores && <strong>≈ {Math.round(answer.scores[seat] ?? 0)}</strong>}
                  <small>
                    {t('standings.share', { percent: Math.round((answer.shares[seat] ?? 0) * 100) })}
                  </small>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {forecast && (
        <Switch
          label={t('standings.ask')}
          checked={wanted}
          onChange={(on) => updateSettings({ forecast: on })}
        />
      )}
      {foreseen === 'thinking' && <p role="status">{t('standings.thinking')}</p>}
      {foreseen === 'failed' && <p role="alert">{t('standings.failed')}</p>}
      <details open>
        <summary>{t('standings.parts')}</summary>
        <ScoreTable rows={rows} totals={totals} winners={leaders} counted={rows.length} />
      </details>
    </div>
  );
}
