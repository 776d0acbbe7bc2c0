import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableShape } from '../../../table/layout/shape';
import { ClanGlyph, RoleGlyph } from '../board/art';
import { FRAMES, outward, placeOnLand, regionTitle, riverCorners, tileParts, tip } from '../board/geometry';
import { type Clan, TOUCHING } from '../rules';
import { BoardSketch, type Callout } from './BoardSketch';
import { EXAMPLE } from './example';

function Figure({ title, children, words }: { title: string; children: ReactNode; words: ReactNode }) {
  return (
    <figure className="learn-figure">
      {children}
      <figcaption>
        <b>{title}</b>
        {words}
      </figcaption>
    </figure>
  );
}

const useFrame = () => FRAMES[useTableShape() === 'phone' ? 'portrait' : 'landscape'];

const PRICED_SPACE = 10;
const IMPERIAL_SPACE = 17;
const NUMBERED_SPACE = 7;
const NAMED_REGION = 3;
const PARTS = ['river', 'price', 'region', 'imperial', 'bay'] as const;

/** The whole board with numbers on its parts, and what each part is. */
export function AnnotatedBoard() {
  const { t } = useTranslation('river-learn');
  const frame = useFrame();
  const onTile = (space: number) => {
    const at = tip(frame, space);
    const bank = space === IMPERIAL_SPACE || space === PRICED_SPACE ? 'left' : 'right';
    const { x, y } = outward(frame, bank, 0, tileParts(frame, bank).owner + 6);
    return { x: at.x + x, y: at.y + y };
  };
  const beside = frame.orientation === 'landscape' ? { x: 34, y: 0 } : { x: 0, y: 34 };
  const region = regionTitle(frame, NAMED_REGION, 'left').at;
  const river = riverCorners(frame, NUMBERED_SPACE).number;
  const places: Readonly<Record<(typeof PARTS)[number], Callout['at']>> = {
    river: { x: river.x + beside.x, y: river.y + beside.y },
    price: onTile(PRICED_SPACE),
    region: { x: region.x + beside.x, y: region.y + beside.y },
    imperial: onTile(IMPERIAL_SPACE),
    bay: placeOnLand(frame, frame.length - frame.bay * 0.36, frame.across * 0.5),
  };
  return (
    <Figure
      title={t('figures.board.title')}
      words={
        <ol>
          {PARTS.map((part) => (
            <li key={part}>{t(`figures.board.${part}`)}</li>
          ))}
        </ol>
      }
    >
      <BoardSketch
        frame={frame}
        label={t('figures.board.title')}
        callouts={PARTS.map((part, at) => ({ number: at + 1, at: places[part] }))}
      />
    </Figure>
  );
}

const SHIP_AT = 6;

/** One ship, and the four shore spaces that it touches. */
export function TouchedSpaces() {
  const { t } = useTranslation('river-learn');
  const frame = FRAMES.landscape;
  const touched = TOUCHING[SHIP_AT] ?? [];
  const along = touched.map((space) => tip(frame, space).x);
  const margin = 2.1 * frame.pitch;
  return (
    <Figure title={t('figures.touched.title')} words={<p>{t('figures.touched.text', { river: SHIP_AT })}</p>}>
      <BoardSketch
        frame={frame}
        label={t('figures.touched.title')}
        part={{
          from: { x: Math.min(...along) - margin, y: 0 },
          to: { x: Math.max(...along) + margin, y: frame.height },
        }}
        ship={{ river: SHIP_AT, touched }}
      />
    </Figure>
  );
}

const STEP = 30;
const LEFT = 20;
const TRACK_TOP = 56;
const LINE = 40;
const ELDER = 'elder' as const;

/** Two players tied for first in a region, one with an elder: what each of them scores. */
export function ScoredRegion() {
  const { t } = useTranslation('river-learn');
  const { steps, tile, influence, shares, elder } = EXAMPLE.region;
  const marker = (clan: Clan, x: number, y: number) => (
    <g key={clan} transform={`translate(${x} ${y}) scale(.75)`}>
      <ClanGlyph clan={clan} />
    </g>
  );
  /** Markers on one step lie one above the other. */
  const level = (at: number): number =>
    influence.slice(0, at).filter(({ at: step }) => step === influence[at]?.at).length;
  return (
    <Figure title={t('figures.scored.title')} words={<p>{t('figures.scored.text')}</p>}>
      <svg
        className="learn-sketch learn-scored"
        viewBox={`0 0 ${LEFT * 2 + steps * STEP + 90} ${TRACK_TOP + STEP + 20 + shares.length * LINE}`}
        role="img"
        aria-label={t('figures.scored.title')}
      >
        {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
          <g key={step} transform={`translate(${LEFT + (step - 1) * STEP} ${TRACK_TOP})`}>
            <rect width={STEP - 2} height={STEP - 2} rx="5" />
            <text x={STEP / 2 - 1} y={STEP / 2}>
              {step}
            </text>
          </g>
        ))}
        <g
          className="learn-scored-tile"
          transform={`translate(${LEFT + steps * STEP + 10} ${TRACK_TOP - 8})`}
        >
          <rect width="80" height="44" rx="8" />
          <text x="40" y="22">
            {tile.join(' · ')}
          </text>
        </g>
        {influence.map(({ clan, at }, index) =>
          marker(clan, LEFT + (at - 1) * STEP + 2, TRACK_TOP - 27 - level(index) * 25),
        )}
        {shares.map(({ clan, sum, points }, index) => {
          const y = TRACK_TOP + STEP + 18 + index * LINE;
          return (
            <g key={clan}>
              {marker(clan, LEFT, y)}
              <text className="learn-scored-sum" x={LEFT + 40} y={y + 13}>
                {sum}
              </text>
              {clan === elder ? (
                <g transform={`translate(${LEFT + 230} ${y - 3})`}>
                  <RoleGlyph role={ELDER} />
                </g>
              ) : null}
              <text className="learn-scored-points" x={LEFT + 300} y={y + 13}>
                {points}
              </text>
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}
