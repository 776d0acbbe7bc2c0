import { memo } from 'react';
import { type TargetAttributes, usePickable } from '../../../../table/pick/pickable';
import { type PickLook, usePicking } from '../../../../table/pick/picking';
import type { Clan, GameState } from '../../rules';
import { ShipGlyph as PlainShip } from '../art';
import { berths, type Frame, type Point } from '../geometry';

export interface ShipPlace {
  readonly seat: number;
  readonly ship: 0 | 1;
  readonly clan: Clan;
  readonly royal: boolean;
  readonly river: number;
  readonly at: Point;
  /** Ships on a crowded space are drawn smaller. */
  readonly scale: number;
}

/** Ships on one space are drawn as large as its room allows. */
function scaleFor(places: readonly Point[]): number {
  const gaps = places.flatMap((p, i) => places.slice(i + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  return Math.min(1, Math.max(0.5, Math.min(...gaps, 36) / 32));
}

/** Where every ship lies. Ships on one space share its room in the order of their seats. */
export function shipPlaces(state: GameState, frame: Frame): ShipPlace[] {
  const ships = state.players.flatMap((player, seat) =>
    player.ships.map((river, i) => ({ seat, ship: i === 0 ? (0 as const) : (1 as const), river, player })),
  );
  return ships.flatMap(({ seat, ship, river, player }) => {
    if (!player.clan) return [];
    const here = ships.filter((other) => other.river === river);
    const index = here.findIndex((other) => other.seat === seat && other.ship === ship);
    const places = berths(frame, river, here.length);
    const at = places[index];
    if (!at) return [];
    return [
      {
        seat,
        ship,
        clan: player.clan,
        royal: player.royalShip === ship,
        river,
        at: { x: at.x, y: at.y + 1 },
        scale: scaleFor(places),
      },
    ];
  });
}

type ShipProps = Omit<ShipPlace, 'at'> & Point;

/** The same picture again and again, on a board where other things about ships change with every click. */
const ShipGlyph = memo(PlainShip);

const ShipDrawing = memo(function ShipDrawing({
  seat,
  ship,
  clan,
  royal,
  river,
  x,
  y,
  scale,
  look,
  attributes,
  through,
}: ShipProps & { look: PickLook; attributes: TargetAttributes; through: boolean }) {
  return (
    <g
      className="rg-ship"
      data-at={`ship-${seat}-${ship}`}
      data-place={river + 0.5}
      data-through={through || undefined}
      style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
      {...attributes}
    >
      {look !== 'idle' && <ellipse className="tk-lit tk-lit-round" cx="0" cy="-2" rx="22" ry="21" />}
      <ShipGlyph clan={clan} royal={royal} />
      <ellipse className="tk-hit" cx="0" cy="-2" rx="20" ry="19" />
    </g>
  );
});

/** A voyage's price stands at the space that it leads to: ships have no room for one. */
export const ShipView = memo(function ShipView(props: ShipProps) {
  const { look, attributes } = usePickable(`ship-${props.seat}-${props.ship}`, 'river');
  // A ship that cannot be picked does not stand in the way of a river space that can.
  const under = usePicking().look(`river-${props.river}`);
  const through =
    look !== 'possible' && look !== 'selected' && (under === 'possible' || under === 'selected');
  return <ShipDrawing {...props} look={look} attributes={attributes} through={through} />;
});
