import { memo } from 'react';
import type { TileId } from '../../rules';
import { FRAMES } from '../geometry';
import { TileFace } from './TileFace';

const FRAME = FRAMES.landscape;

/** A building tile by itself, its point downward as on the upper bank; null: a card back. */
export const TileCard = memo(function TileCard({
  tile,
  size = FRAME.tileLength,
}: {
  tile: TileId | null;
  size?: number | string;
}) {
  const [width, height] = [FRAME.tileWidth + 8, FRAME.tileLength + 8];
  const length = typeof size === 'number' ? `${size}px` : size;
  return (
    <svg
      className="rg-tile-card"
      viewBox={`0 0 ${width} ${height}`}
      style={{ height: length, width: `calc(${length} * ${width / height})` }}
      aria-hidden="true"
    >
      <g transform={`translate(${width / 2} ${height - 4})`}>
        {tile ? <TileFace frame={FRAME} bank="left" tile={tile} owners={null} /> : <TileBack />}
      </g>
    </svg>
  );
});

const TileBack = () => {
  const half = FRAME.tileWidth / 2;
  return (
    <path
      className="rg-tile-back"
      d={`M0 0L${half} ${-FRAME.tilePoint}V${-FRAME.tileLength}H${-half}V${-FRAME.tilePoint}Z`}
    />
  );
};
