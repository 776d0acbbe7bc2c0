/** Everybody's points over the whole game as lines; the words of the picture tell the same. */
import { useMemo } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { useSeats } from '../seats';

export interface ScorePoint {
  readonly turn: number;
  /** Points by seat, as they stood when the turn ended. */
  readonly points: readonly number[];
}

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 38;
const BOTTOM = 30;
const TOP = 12;
const RIGHT = 16;
/** Lines differ by dash as well as by colour, for up to six players. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '14 4', '1 5'];

const niceStep = (most: number): number => [5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200;

function scale(history: readonly ScorePoint[]) {
  const turns = Math.max(1, history.at(-1)?.turn ?? 1);
  const most = Math.max(1, ...history.flatMap(({ points }) => points));
  const step = niceStep(most);
  const top = Math.ceil(most / step) * step;
  return {
    turns,
    lines: Array.from({ length: top / step + 1 }, (_, i) => i * step),
    x: (turn: number) => LEFT + (turn / turns) * (WIDTH - LEFT - RIGHT),
    y: (points: number) => HEIGHT - BOTTOM - (points / top) * (HEIGHT - BOTTOM - TOP),
  };
}

export function ScoreChart({ history }: { history: readonly ScorePoint[] }) {
  const { t, language } = useQuickTranslation('table');
  const { order, name, className } = useSeats();
  const { turns, lines, x, y } = useMemo(() => scale(history), [history]);
  const last = history.at(-1)?.points ?? [];
  const scores = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    order.map((seat) => `${name(seat)} ${t('score.points', { count: last[seat] ?? 0 })}`),
  );
  return (
    <figure className="tk-chart">
      <figcaption className="tk-subtitle">{t('score.chart')}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('score.chartLabel', { turns, scores })}
      >
        {lines.map((points) => (
          <g key={points} className="tk-chart-grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {t('score.chartTurn')} {turns}
        </text>
        {order.map((seat, index) => (
          <g key={seat} className={className(seat)}>
            <polyline
              className="tk-chart-line"
              strokeDasharray={DASHES[index]}
              points={history.map(({ turn, points }) => `${x(turn)},${y(points[seat] ?? 0)}`).join(' ')}
            />
            <circle className="tk-chart-dot" cx={x(turns)} cy={y(last[seat] ?? 0)} r="4" />
          </g>
        ))}
      </svg>
      <ul className="tk-plain tk-legend" aria-hidden="true">
        {order.map((seat, index) => (
          <li key={seat} className={className(seat)}>
            <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
              <line className="tk-chart-line" strokeDasharray={DASHES[index]} x1="0" x2="30" y1="4" y2="4" />
            </svg>
            {name(seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
