/** Everybody's chance to win over the whole match as lines; a click leads to the turn. */
import { useQuickTranslation } from '../../i18n/quick';
import { useSeats } from '../seats';
import './review.css';

/** Chances from 0 to 1 by seat, at a moment of the match. */
export interface ChancePoint {
  readonly at: number;
  readonly turn: number;
  readonly shares: readonly number[];
}

interface Props {
  readonly points: readonly ChancePoint[];
  /** The moment that is shown. */
  readonly at: number;
  onGo(at: number): void;
}

const WIDTH = 320;
const HEIGHT = 150;
const LEFT = 34;
const BOTTOM = 8;
const TOP = 8;
/** Lines differ by dash as well as by colour, for up to six players. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '14 4', '1 5'];

export function ChanceChart({ points, at, onGo }: Props) {
  const { t, language } = useQuickTranslation('replay');
  const { order, name, className } = useSeats();
  const last = Math.max(1, points[points.length - 1]?.at ?? 1);
  const x = (moment: number) => LEFT + (moment / last) * (WIDTH - LEFT - 4);
  const y = (share: number) => HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - TOP);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const end = points[points.length - 1]?.shares ?? [];
  const said = new Intl.ListFormat(language).format(
    order.map((seat) => `${name(seat)} ${percent.format(end[seat] ?? 0)}`),
  );
  /** The moment under a pointer. */
  const momentAt = (box: DOMRect, clientX: number): number => {
    const along = ((clientX - box.left) / Math.max(1, box.width)) * WIDTH;
    const wanted = ((along - LEFT) / (WIDTH - LEFT - 4)) * last;
    const near = (point: ChancePoint) => Math.abs(point.at - wanted);
    return points.reduce(
      (best, point) => (near(point) < near(best) ? point : best),
      points[0] ?? { at: 0, turn: 0, shares: [] },
    ).at;
  };
  return (
    <figure className="tk-chart tk-chances">
      <figcaption className="tk-subtitle">{t('review.chart')}</figcaption>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys step through the match by themselves */}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('review.chartLabel', { shares: said })}
        onClick={(event) => onGo(momentAt(event.currentTarget.getBoundingClientRect(), event.clientX))}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share} className="tk-chart-grid">
            <line x1={LEFT} x2={WIDTH - 4} y1={y(share)} y2={y(share)} />
            <text x={LEFT - 4} y={y(share) + 4} textAnchor="end">
              {percent.format(share)}
            </text>
          </g>
        ))}
        {order.map((seat, index) => (
          <g key={seat} className={className(seat)}>
            <polyline
              className="tk-chart-line"
              strokeDasharray={DASHES[index]}
              points={points.map((point) => `${x(point.at)},${y(point.shares[seat] ?? 0)}`).join(' ')}
            />
          </g>
        ))}
        <line className="tk-chances-now" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
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
