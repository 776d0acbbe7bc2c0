import { memo } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { REGIONS } from '../../rules';
import {
  type Bank,
  type Frame,
  path,
  placeOnLand,
  regionLand,
  regionSlots,
  regionTitle,
  slotAt,
} from '../geometry';
import { Clouds, Dawn, MOTIFS } from './motifs';

/** How far the picture reaches beyond the board. */
export const BEYOND = 140;

const BANK_NAMES: readonly Bank[] = ['left', 'right'];

/** Where the pictures of a region stand: toward the outer edge, between and behind its shore spaces. */
function spots(frame: Frame, region: (typeof REGIONS)[number], bank: Bank) {
  const [first, last] = regionSlots(region, bank);
  const count = last - first + 1;
  return Array.from({ length: count }, (_, i) => {
    const s = slotAt(frame, first + i) + ((i % 2) - 0.5) * frame.pitch * 0.24;
    const depth = frame.margin + frame.tileLength * (0.34 + 0.16 * ((i + region) % 3));
    return { key: i, ...placeOnLand(frame, s, bank === 'left' ? depth : frame.across - depth) };
  });
}

const Border = ({ frame, region }: { frame: Frame; region: (typeof REGIONS)[number] }) => {
  const land = regionLand(frame, region);
  const [a, b, c, d] = [land[1], land[2], land[3], land[4]];
  if (!a || !b || !c || !d) return null;
  return <path className="rg-border" d={`${path([a, b], false)}${path([c, d], false)}`} />;
};

/** Long names are set smaller; they may reach a little over their region's edges, where no other name stands. */
const titleSize = (name: string, room: number): number =>
  Math.max(10.5, Math.min(13.5, (room * 1.2) / (name.length * 0.5)));

/** The land goes on beyond both ends of the board, where a wide window shows it. */
const Beyond = ({ frame }: { frame: Frame }) => (
  <>
    <rect className="rg-land rg-region-1" x={-BEYOND} width={BEYOND + 1} height={frame.height} />
    <rect className="rg-land rg-region-6" x={frame.width - 1} width={BEYOND + 1} height={frame.height} />
  </>
);

/**
 * The land under the pieces with the regions' names. It never changes during a game: as the marker of a path all of it is
 * one thing for the browser to put into a frame, where each of its groups would be one.
 */
export const Scenery = memo(function Scenery({ frame }: { frame: Frame }) {
  const { t } = useQuickTranslation('river-terms');
  const upright = frame.orientation === 'landscape';
  const scale = upright ? 1 : 0.86;
  const id = `rg-scenery-${frame.orientation}`;
  return (
    <svg className="rg-scenery" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <marker id={id} markerUnits="userSpaceOnUse" overflow="visible">
        <Beyond frame={frame} />
        {REGIONS.map((region) => (
          <path key={region} className={`rg-land rg-region-${region}`} d={path(regionLand(frame, region))} />
        ))}
        <Dawn frame={frame} />
        {REGIONS.slice(0, -1).map((region) => (
          <Border key={region} frame={frame} region={region} />
        ))}
        {REGIONS.map((region) => {
          const Motif = MOTIFS[region];
          return (
            <g key={region} className={`rg-motif rg-region-${region}`}>
              {BANK_NAMES.flatMap((bank) =>
                spots(frame, region, bank).map(({ key, x, y }) => (
                  <g key={`${bank}-${key}`} transform={`translate(${x} ${y}) scale(${scale})`}>
                    <Motif variant={key} />
                  </g>
                )),
              )}
            </g>
          );
        })}
        <Clouds frame={frame} />
        {REGIONS.flatMap((region) =>
          BANK_NAMES.map((bank) => {
            const { at, room } = regionTitle(frame, region, bank);
            const name = t(`region.${region}`);
            return (
              <text
                key={`${region}-${bank}`}
                className={`rg-region-name rg-region-${region}`}
                textAnchor="middle"
                dominantBaseline="central"
                style={{ fontSize: `calc(${titleSize(name, room)}px * var(--up-names, 1))` }}
                transform={`translate(${at.x} ${at.y})${upright ? '' : ` rotate(${bank === 'left' ? -90 : 90})`}`}
              >
                {name}
              </text>
            );
          }),
        )}
      </marker>
      <path d="M0 0H1" markerStart={`url(#${id})`} />
    </svg>
  );
});
