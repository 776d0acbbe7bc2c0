import { memo, type ReactNode } from 'react';
import { type BuildingType, building, type Clan, type Effect, type TileId } from '../../rules';
import { BuildingGlyph, ClanGlyph, effectPicture, Flower, ResourceGlyph } from '../art';
import { type Bank, type Frame, outward, type Point, tileParts } from '../geometry';

/** Pictures around a point, in a row, or one above the other where there is more height than width. */
function Pictures({
  effects,
  at,
  size,
  room,
  stacked = false,
}: {
  effects: readonly Effect[];
  at: Point;
  size: number;
  room: number;
  stacked?: boolean;
}): ReactNode {
  const pictures = effects.map((effect) => ({ effect, ...effectPicture(effect) }));
  const gap = 3;
  const widest = Math.max(0, ...pictures.map((p) => p.width));
  const total = stacked ? widest : pictures.reduce((sum, p) => sum + p.width + gap, -gap);
  const scale = Math.min(size / 24, room / Math.max(total, 1));
  let x = -total / 2;
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      {pictures.map((p, i) => {
        const left = stacked ? -p.width / 2 : x;
        const top = stacked ? -12 + (i - (pictures.length - 1) / 2) * 27 : -12;
        x += p.width + gap;
        return (
          <g key={JSON.stringify(p.effect)} transform={`translate(${left} ${top})`}>
            {p.node}
          </g>
        );
      })}
    </g>
  );
}

function BandSign({ type, at, size }: { type: BuildingType; at: Point; size: number }) {
  return (
    <g
      transform={`translate(${at.x - size / 2} ${at.y - size / 2}) scale(${size / 24})`}
      color="var(--on-type)"
    >
      <BuildingGlyph type={type} />
    </g>
  );
}

/** Where nobody can own: the imperial flower, or on a starting tile a closed gate. */
function Unowned({ imperial, at }: { imperial: boolean; at: Point }) {
  return (
    <g className="rg-unowned" transform={`translate(${at.x - 14.4} ${at.y - 14.4}) scale(.9)`}>
      {imperial ? (
        <Flower />
      ) : (
        <path className="rg-gate" d="M6 8h20M8 8v17M24 8v17M8 14h16M13 14v11M19 14v11M16 8V4" />
      )}
    </g>
  );
}

/**
 * A building tile around its tip, reading from the water outward: visitor reward, band with type and influence
 * or the owners' emblems, owner reward. Pictures stay upright on both banks and in both orientations.
 */
export const TileFace = memo(function TileFace({
  frame,
  bank,
  tile,
  owners,
}: {
  frame: Frame;
  bank: Bank;
  tile: TileId;
  /** The clans with a marker on it, oldest first; null where the tile is not built yet. */
  owners: readonly (Clan | null)[] | null;
}) {
  const { type, era, visitor, owner, influence } = building(tile);
  const parts = tileParts(frame, bank);
  const stacked = frame.orientation === 'portrait';
  const at = (u: number, v: number) => outward(frame, bank, u, v);
  const room = stacked ? 40 : frame.tileWidth - 10;
  const things = owners === null ? (influence > 0 ? 1 : 0) : owners.length;
  const step = Math.min(stacked ? 25 : 30, (frame.tileWidth - 4) / (things + 1));
  const seat = (i: number) => at((i - things / 2) * step, parts.middle);
  return (
    <g className={`rg-tile rg-type-${type}`} data-era={era}>
      <path className="rg-tile-shadow" d={parts.shadow} />
      <path className="rg-tile-paper" d={parts.outline} />
      <path className="rg-tile-band" d={parts.band} />
      <path className="rg-tile-rim" d={parts.outline} />
      {owner.length === 0 && <Unowned imperial={era === 'imperial'} at={at(0, parts.owner)} />}
      <Pictures
        effects={visitor}
        at={at(0, parts.visitor)}
        size={stacked ? 27 : 31}
        room={room}
        stacked={stacked}
      />
      <Pictures
        effects={owner}
        at={at(0, parts.owner)}
        size={stacked ? 26 : 30}
        room={room}
        stacked={stacked}
      />
      <BandSign type={type} at={seat(0)} size={stacked ? Math.min(20, step - 1) : 22} />
      {owners === null
        ? influence > 0 && (
            <g transform={`translate(${seat(1).x - 14} ${seat(1).y - 14}) scale(1.17)`}>
              <ResourceGlyph kind="influence" amount={influence} />
            </g>
          )
        : owners.map((clan, i) => {
            const p = seat(i + 1);
            const size = Math.min(stacked ? 26 : 31, step + 3);
            return (
              clan && (
                // biome-ignore lint/suspicious/noArrayIndexKey: markers never change places, and one clan may have two
                <g key={i} transform={`translate(${p.x - size / 2} ${p.y - size / 2}) scale(${size / 32})`}>
                  <ClanGlyph clan={clan} />
                </g>
              )
            );
          })}
    </g>
  );
});
