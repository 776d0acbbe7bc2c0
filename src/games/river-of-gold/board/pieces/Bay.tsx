import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import type { Clan } from '../../rules';
import { ClanGlyph, ResourceGlyph, RoleGlyph } from '../art';
import { type Frame, placeOnLand } from '../geometry';

const MERCHANT = 'merchant' as const;

/** A curling crest of the open sea, about 44 wide. */
const Crest = ({ x, y, flip = false }: { x: number; y: number; flip?: boolean }) => (
  <g transform={`translate(${x} ${y})${flip ? ' scale(-1 1)' : ''}`}>
    <path
      className="rg-crest"
      d="M-24 14C-20-2-10-12 4-13c9 0 15 6 14 12-3-4-8-5-11-2 4 2 5 6 3 10 5-3 10-1 14 7z"
    />
    <path className="rg-crest-line" d="M-16 13C-12 2-6-4 2-5M-8 13c2-6 5-9 8-10M2 13c1-3 3-5 6-5" />
    <path className="rg-crest-foam" d="M4-13c9 0 15 6 14 12M18-1c-3-4-8-5-11-2M10 7c5-3 10-1 14 7" />
  </g>
);

/** One or two markers lie under the merchant, three or four beside it, two by two. */
const markerPlace = (i: number, count: number): string =>
  count > 2
    ? `translate(${-2 + (i % 2) * 13.5} ${-13 + Math.floor(i / 2) * 13.5})`
    : `translate(${(i - count / 2) * 17} 7)`;

interface Props {
  readonly frame: Frame;
  /** The clans that have delivered to merchants, joined. */
  readonly merchants: string;
  /** The players of these clans, in words. */
  readonly names: string;
}

/** The bay: what the end of a journey gives, and the space of the merchants with the clans that deliver to them. */
export const Bay = memo(function Bay({ frame, merchants, names }: Props) {
  const { t } = useQuickTranslation(['river-art', 'river-terms']);
  const clans = merchants === '' ? [] : (merchants.split(' ') as Clan[]);
  const crowded = clans.length > 2;
  const landscape = frame.orientation === 'landscape';
  const s = frame.length - frame.bay * (landscape ? 0.36 : 0.4);
  const at = (across: number, ds = 0) => placeOnLand(frame, s + ds, across * frame.across);
  const journey = at(0.5);
  const space = at(landscape ? 0.79 : 0.82);
  const waves = landscape
    ? [at(0.14, 6), at(0.25, -4), at(0.33, 9)]
    : [at(0.08, 8), at(0.2, -4), at(0.31, 10)];
  return (
    <g className="rg-bay">
      {waves.map((p, i) => (
        <Crest key={p.x + p.y} x={p.x} y={p.y} flip={i === 1} />
      ))}
      <svg
        x={journey.x}
        y={journey.y}
        overflow="visible"
        data-ask="bay"
        role="img"
        aria-label={t('river-art:journeyEnd')}
      >
        <circle className="rg-bay-ground" r="28" />
        <g transform="translate(-11 -25) scale(.92)">
          <ResourceGlyph kind="journey" />
        </g>
        <g transform="translate(-24 -1) scale(.9)">
          <ResourceGlyph kind="koku" amount={3} />
        </g>
        <path d="M-2 20L4 4" className="rg-bay-or" />
        <g transform="translate(4 -1) scale(.86)">
          <ResourceGlyph kind="anyGood" />
        </g>
      </svg>
      <svg
        x={space.x}
        y={space.y}
        overflow="visible"
        data-ask="merchants"
        role="img"
        aria-label={`${t('river-terms:role.merchant')}${names ? `: ${names}` : ''}`}
      >
        <rect className="rg-bay-ground" x="-25" y="-24" width="50" height="48" rx="8" />
        <g
          transform={crowded ? 'translate(-24 -12) scale(.95)' : 'translate(-14 -22) scale(1.16)'}
          opacity={clans.length > 0 ? 1 : 0.6}
        >
          <RoleGlyph role={MERCHANT} />
        </g>
        {clans.map((clan, i) => (
          <g key={clan} transform={`${markerPlace(i, clans.length)} scale(${crowded ? 0.4 : 0.5})`}>
            <ClanGlyph clan={clan} />
          </g>
        ))}
      </svg>
    </g>
  );
});
