import { useId, useMemo } from 'react';
import type { GameState } from '../../rules';
import type { TurnLogEntry } from '../log/fold';
import { type ScorePoint, scoresOverGame } from '../model/scores';
import type { Words } from '../model/words';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 38;
const BOTTOM = 30;
const TOP = 12;
const RIGHT = 16;
/** Lines differ by dash as well as by colour. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3'];

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

/** Everybody's points over the whole game as lines; the words of the picture tell the same. */
export function ScoreChart({
  state,
  log,
  words,
}: {
  state: GameState;
  log: readonly TurnLogEntry[];
  words: Words;
}) {
  const { t } = words;
  const title = useId();
  const history = useMemo(() => scoresOverGame(log, state.players.length), [log, state.players.length]);
  const { turns, lines, x, y } = useMemo(() => scale(history), [history]);
  const last = history.at(-1)?.points ?? [];
  const scores = words.list(
    state.turnOrder.map((seat) => `${words.name(seat)} ${words.amount('points', last[seat] ?? 0)}`),
  );
  return (
    <figure className="rp-chart">
      <figcaption className="rp-subtitle">{t('river-table:story.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={title}>
        <title id={title}>{t('river-table:story.chartLabel', { turns, scores })}</title>
        {lines.map((points) => (
          <g key={points} className="rp-chart-grid">
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(points)} y2={y(points)} />
            <text x={LEFT - 6} y={y(points) + 4} textAnchor="end">
              {points}
            </text>
          </g>
        ))}
        <text className="rp-chart-axis" x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {t('river-table:story.chartTurn')} {turns}
        </text>
        {state.turnOrder.map((seat, index) => (
          <g key={seat} className={`rg-clan-${state.players[seat]?.clan ?? 'none'}`}>
            <polyline
              className="rp-chart-line"
              strokeDasharray={DASHES[index]}
              points={history.map(({ turn, points }) => `${x(turn)},${y(points[seat] ?? 0)}`).join(' ')}
            />
            <circle className="rp-chart-dot" cx={x(turns)} cy={y(last[seat] ?? 0)} r="4" />
          </g>
        ))}
      </svg>
      <ul className="rp-plain rp-legend" aria-hidden="true">
        {state.turnOrder.map((seat, index) => (
          <li key={seat} className={`rg-clan-${state.players[seat]?.clan ?? 'none'}`}>
            <svg viewBox="0 0 30 8" width="30" height="8" aria-hidden="true">
              <line className="rp-chart-line" strokeDasharray={DASHES[index]} x1="0" x2="30" y1="4" y2="4" />
            </svg>
            {words.name(seat)}
          </li>
        ))}
      </ul>
    </figure>
  );
}
