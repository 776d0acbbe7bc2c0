import { memo } from 'react';
import { MAPS, type MapId } from '../../rules';
import { clearingPoint, grass, meadow, river, SIDE, trail, trees } from '../model/geometry';

const TREES = 130;
const GRASS = 170;
/** How far feet step aside of the middle of a trail. */
const STEP = 2.7;

/** A crown of leaves, its boughs, and the side of it that the light falls on; the trunk stands below. */
const TRUNK = 'M-2.6 8h5.2l1.6 10h-8.4z';
const CROWN =
  'M-12 9C-18 9-20 1-15-3C-17-10-10-15-5-12C-2-18 7-17 8-11C14-12 18-5 14-1C19 3 15 10 10 9C7 13-1 14-3 10C-6 13-11 12-12 9z';
const BOUGHS = 'M-9-3Q-7-8-2-7M3-9Q8-9 9-4M-8 4Q-5 8-1 5M5 4Q9 6 11 2';
const CROWN_LIGHT = 'M-14-2C-16-9-10-13-5-10.5C-3-15 4-15.5 6-11C0-11-4-8-5-4C-9-5-12-4-14-2z';
const FIR =
  'M0-27Q3-18 9-12Q6-12 4-11Q7-3 13 2Q9 3 7 2Q10 8 15 12Q0 17-15 12Q-10 8-7 2Q-9 3-13 2Q-7-3-4-11Q-6-12-9-12Q-3-18 0-27z';
const FIR_LIGHT = 'M0-27Q-3-18-9-12Q-6-12-4-11Q-7-3-13 2Q-9 3-7 2Q-10 8-15 12Q-10 14-5 14.5Q-3-6 0-27z';
const FIR_BOUGHS = 'M-4-11Q0-9 4-11M-7 2Q0 5 7 2';
const BARE = 'M0 14V-6M0 0L-9-12M0-2L9-14M-5-7L-12-8M5-9L13-7M0-6L-2-18M-7-9.5L-7-15M6-10L7-18';

/** A tree: leaves in autumn; in winter bare branches, and firs under snow. */
export const Tree = ({
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
    <ellipse className="rt-tree-shade" cx="3" cy="16" rx="14" ry="5" />
    {map === 'winter' && kind > 0 ? (
      <path className="rt-bare" d={BARE} />
    ) : (
      <>
        <path className="rt-trunk" d={TRUNK} />
        <path d={kind === 0 ? FIR : CROWN} />
        <path className="rt-tree-light" d={kind === 0 ? FIR_LIGHT : CROWN_LIGHT} />
        <path className="rt-boughs" d={kind === 0 ? FIR_BOUGHS : BOUGHS} />
      </>
    )}
  </g>
);

/** The wood without anybody in it: hills, meadows, trails, water, trees. It is drawn once for a map. */
export const Ground = memo(function Ground({ map }: { map: MapId }) {
  const { clearings, paths } = MAPS[map];
  return (
    <g>
      <rect className="rt-ground" width={SIDE} height={SIDE} rx="26" />
      <path className="rt-hill" d="M0 300Q250 180 520 320T1000 240V620Q720 520 480 640T0 560z" />
      <path className="rt-hill" d="M0 760Q300 660 560 790T1000 730V1000H0z" />
      <path className="rt-grass" d={grass(map, GRASS)} />
      <path className="rt-bank" d={river(map)} />
      <path className="rt-river" d={river(map)} />
      <path className="rt-ripple" d={river(map)} />
      {paths.map(([one, other]) => (
        <g key={`${one}-${other}`}>
          <path className="rt-trail-side" d={trail(map, one, other)} />
          <path className="rt-trail-edge" d={trail(map, one, other)} />
          <path className="rt-trail" d={trail(map, one, other)} />
          <path className="rt-steps" d={trail(map, one, other, STEP)} />
          <path className="rt-steps rt-steps-left" d={trail(map, one, other, -STEP)} />
        </g>
      ))}
      {clearings.map(({ id }) => {
        const { x, y } = clearingPoint(map, id);
        return <path key={id} className="rt-meadow" d={meadow(id)} transform={`translate(${x} ${y})`} />;
      })}
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
