import { memo } from 'react';
import { MAPS, type MapId } from '../../rules';
import { river, SIDE, trail, trees } from '../model/geometry';

const TREES = 150;

/** A tree from above: leaves in autumn, bare branches under snow in winter. */
const Tree = ({
  x,
  y,
  size,
  kind,
  map,
}: {
  x: number;
  y: number;
  size: number;
  kind: number;
  map: MapId;
}) => (
  <g
    className={`rt-tree rt-tree-${kind}`}
    transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
  >
    <ellipse className="rt-tree-shade" cx="3" cy="12" rx="15" ry="6" />
    {map === 'autumn' || kind === 0 ? (
      <path
        d={
          kind === 0
            ? 'M0-24L13 10H-13z'
            : 'M0-18c12 0 17 8 15 17-1 8-8 12-15 12s-14-4-15-12c-2-9 3-17 15-17z'
        }
      />
    ) : (
      <path className="rt-bare" d="M0 12V-6M0 0L-9-12M0-2L9-14M-5-7L-12-8M5-9L13-7M0-6L-2-18" />
    )}
  </g>
);

/** The wood without anybody in it: hills, trails, water, trees. It is drawn once for a map. */
export const Ground = memo(function Ground({ map }: { map: MapId }) {
  const { paths } = MAPS[map];
  return (
    <g>
      <rect className="rt-ground" width={SIDE} height={SIDE} rx="26" />
      <path className="rt-hill" d="M0 300Q250 180 520 320T1000 240V620Q720 520 480 640T0 560z" />
      <path className="rt-hill" d="M0 760Q300 660 560 790T1000 730V1000H0z" />
      <path className="rt-bank" d={river(map)} />
      <path className="rt-river" d={river(map)} />
      <path className="rt-ripple" d={river(map)} />
      {paths.map(([one, other]) => (
        <g key={`${one}-${other}`}>
          <path className="rt-trail-edge" d={trail(map, one, other)} />
          <path className="rt-trail" d={trail(map, one, other)} />
        </g>
      ))}
      {trees(map, TREES).map((tree) => (
        <Tree key={`${tree.x}`} {...tree} map={map} />
      ))}
    </g>
  );
});

/** Patterns that tell suits and factions apart without their colours. */
export const Patterns = memo(function Patterns() {
  return (
    <defs>
      <pattern
        id="rt-marquise"
        width="10"
        height="10"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="10" height="10" fill="var(--rt-marquise)" />
        <rect width="4" height="10" fill="#fff" opacity="0.35" />
      </pattern>
      <pattern id="rt-eyrie" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="var(--rt-eyrie)" />
        <path d="M0 7L5 2L10 7" fill="none" stroke="#fff" strokeWidth="2" opacity="0.45" />
      </pattern>
      <pattern id="rt-alliance" width="9" height="9" patternUnits="userSpaceOnUse">
        <rect width="9" height="9" fill="var(--rt-alliance)" />
        <circle cx="4.5" cy="4.5" r="2" fill="#fff" opacity="0.5" />
      </pattern>
      <pattern id="rt-vagabond" width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="var(--rt-vagabond)" />
        <path d="M0 5H10" stroke="#fff" strokeWidth="2" opacity="0.4" />
      </pattern>
    </defs>
  );
});
