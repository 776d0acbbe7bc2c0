import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { REGIONS } from '../../data';
import { bankLine, type Frame, path, regionLand, regionTitle } from '../geometry';

/** The printed picture under the pieces: land, water, names. It never changes during a game. */
export const Scenery = memo(function Scenery({ frame }: { frame: Frame }) {
  const { t } = useTranslation('terms');
  const water = path([
    ...bankLine(frame, 'left', 0, frame.length),
    ...bankLine(frame, 'right', 0, frame.length).reverse(),
  ]);
  const upright = frame.orientation === 'landscape';
  return (
    <svg className="rg-scenery" viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      {REGIONS.map((region) => (
        <path key={region} className={`rg-land rg-region-${region}`} d={path(regionLand(frame, region))} />
      ))}
      <path d={water} fill="var(--water)" stroke="var(--bank)" strokeWidth="3" />
      {REGIONS.flatMap((region) =>
        (['left', 'right'] as const).map((bank) => {
          const { at } = regionTitle(frame, region, bank);
          return (
            <text
              key={`${region}-${bank}`}
              className={`rg-region-name rg-region-${region}`}
              textAnchor="middle"
              dominantBaseline="central"
              transform={`translate(${at.x} ${at.y})${upright ? '' : ` rotate(${bank === 'left' ? -90 : 90})`}`}
            >
              {t(`region.${region}`)}
            </text>
          );
        }),
      )}
    </svg>
  );
});
