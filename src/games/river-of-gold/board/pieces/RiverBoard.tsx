import { memo, useRef } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { type TargetAttributes, usePickable } from '../../../../table/pick/pickable';
import { type PickLook, usePicking } from '../../../../table/pick/picking';
import { rove, Stops } from '../../../../table/pick/roving';
import { useSeats } from '../../../../table/seats';
import { useSettings } from '../../../../ui/settings';
import type { GameState, Seat } from '../../rules';
import { customer, RIVER_LENGTH, SHORE_SPACES } from '../../rules';
import {
  anchor,
  FRAMES,
  type Frame,
  LINES,
  type Orientation,
  path,
  riverCell,
  riverCorners,
} from '../geometry';
import { Bay } from './Bay';
import { FavorPrice } from './FavorPrice';
import { Scenery } from './Scenery';
import { ShipView, shipPlaces } from './Ships';
import { Anchor, RiverNumber, ShoreSpaceView } from './ShoreSpace';
import { Water } from './Water';

const RIVER_SPACES = Array.from({ length: RIVER_LENGTH }, (_, i) => i + 1);

interface RiverSpaceProps {
  readonly frame: Frame;
  readonly river: number;
}

const RiverSpaceDrawing = memo(function RiverSpaceDrawing({
  frame,
  river,
  look,
  attributes,
}: RiverSpaceProps & { look: PickLook; attributes: TargetAttributes }) {
  const outline = path(riverCell(frame, river));
  return (
    <g className="rg-river-space" data-at={`river-${river}`} data-place={river} {...attributes}>
      <path className="tk-hit" d={outline} />
      {look !== 'idle' && <path className="tk-lit" d={outline} />}
    </g>
  );
});

const RiverSpace = memo(function RiverSpace({ frame, river }: RiverSpaceProps) {
  const { look, attributes } = usePickable(`river-${river}`, 'river', true);
  return <RiverSpaceDrawing frame={frame} river={river} look={look} attributes={attributes} />;
});

/** The numbers of the river spaces, over everything that lies on the water. */
const RiverNumbers = memo(function RiverNumbers({ frame }: { frame: Frame }) {
  return RIVER_SPACES.map((river) => {
    const { number } = riverCorners(frame, river);
    return <RiverNumber key={river} x={number.x} y={number.y} river={river} />;
  });
});

/** The favor that river spaces cost, over the ships that may lie there. */
function RiverPrices({ frame }: { frame: Frame }) {
  const { look, price: priceOf } = usePicking();
  return (
    <g className="rg-river-prices">
      {RIVER_SPACES.map((river) => {
        const price = look(`river-${river}`) === 'idle' ? 0 : priceOf(`river-${river}`);
        if (price <= 0) return null;
        const corner = riverCorners(frame, river).price;
        return <FavorPrice key={river} price={price} x={corner.x} y={corner.y} />;
      })}
    </g>
  );
}

const Lines = memo(function Lines({ frame }: { frame: Frame }) {
  return (
    <g className="rg-lines">
      {LINES.map(([left, right]) => {
        const [a, b] = [anchor(frame, left), anchor(frame, right)];
        return <path key={`${left}-${right}`} d={path([a, b], false)} />;
      })}
      {SHORE_SPACES.map((s) => (
        <Anchor key={s.id} frame={frame} space={s.id} />
      ))}
    </g>
  );
});

export interface RiverBoardProps {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly orientation: Orientation;
}

/** The land, the river with its lines, the shore spaces and everything that stands on them. */
export const RiverBoard = memo(function RiverBoard({ state, viewer, orientation }: RiverBoardProps) {
  const { t } = useQuickTranslation('river-art');
  const { motion } = useSettings();
  const board = useRef<SVGSVGElement>(null);
  const frame = FRAMES[orientation];
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  const { name } = useSeats();
  const merchants = state.players.flatMap(({ clan, delivered }, seat) =>
    clan && delivered.some((id) => customer(id).role === 'merchant') ? [{ seat, clan }] : [],
  );
  // Own ships last, so that they lie on top and are reached last by the keyboard among those of a space.
  const ships = shipPlaces(state, frame).sort(
    (a, b) => Number(a.seat === viewer) - Number(b.seat === viewer),
  );
  return (
    <div className={`rg-river rg-${orientation}`} style={{ aspectRatio: `${frame.width} / ${frame.height}` }}>
      <Scenery frame={frame} />
      <Water frame={frame} drift={motion.pieces} />
      {/* biome-ignore lint/a11y/useSemanticElements: an svg has no fieldset; this names the board's targets */}
      <svg
        className="rg-pieces"
        viewBox={viewBox}
        role="group"
        aria-label={t('board')}
        ref={board}
        data-asks=""
        onKeyDown={rove}
      >
        {RIVER_SPACES.map((river) => (
          <RiverSpace key={river} frame={frame} river={river} />
        ))}
        <Lines frame={frame} />
        <Bay
          frame={frame}
          merchants={merchants.map(({ clan }) => clan).join(' ')}
          names={merchants.map(({ seat }) => name(seat)).join(', ')}
        />
        {SHORE_SPACES.map(({ id }) => {
          const built = state.shore[id - 1] ?? null;
          const clans = built ? built.owners.map((seat) => state.players[seat]?.clan ?? '').join(' ') : '';
          return (
            <ShoreSpaceView key={id} frame={frame} space={id} tile={built?.tile ?? null} clans={clans} />
          );
        })}
        {ships.map(({ at, ...ship }) => (
          <ShipView key={`${ship.seat}-${ship.ship}`} {...ship} x={at.x} y={at.y} />
        ))}
        <RiverNumbers frame={frame} />
        <RiverPrices frame={frame} />
        <Stops board={board} />
      </svg>
    </div>
  );
});
