import { ShipGlyph } from '../board/art';
import {
  anchor,
  bankOf,
  berths,
  type Frame,
  LINES,
  outward,
  type Point,
  path,
  regionLand,
  regionTitle,
  riverCell,
  riverCorners,
  tileParts,
  tip,
} from '../board/geometry';
import { REGIONS, RIVER_LENGTH, SHORE_SPACES } from '../rules';

const RIVER = Array.from({ length: RIVER_LENGTH }, (_, index) => index + 1);

/** A number in a circle, which the words beside the drawing explain. */
export interface Callout {
  readonly number: number;
  readonly at: Point;
}

interface Props {
  readonly frame: Frame;
  /** What the drawing shows, for those who cannot see it. */
  readonly label: string;
  /** The part that is drawn; all of it where this is left out. */
  readonly part?: { readonly from: Point; readonly to: Point };
  /** A ship lies here, and what it touches is lit. */
  readonly ship?: { readonly river: number; readonly touched: readonly number[] };
  readonly callouts?: readonly Callout[];
}

const CALLOUT = 20;
/** Room around the whole board, so that no number is cut. */
const EDGE = 12;

/** The board as a plain drawing: land, river, shore spaces with their prices, from the geometry of the real one. */
export function BoardSketch({ frame, label, part, ship, callouts = [] }: Props) {
  const from = part?.from ?? { x: -EDGE, y: -EDGE };
  const to = part?.to ?? { x: frame.width + EDGE, y: frame.height + EDGE };
  const lit = new Set(ship?.touched);
  const [berth] = ship ? berths(frame, ship.river, 1) : [];
  return (
    <svg
      className="learn-sketch"
      viewBox={`${from.x} ${from.y} ${to.x - from.x} ${to.y - from.y}`}
      role="img"
      aria-label={label}
    >
      {REGIONS.map((region) => (
        <path
          key={region}
          className={`learn-sketch-land rg-region-${region}`}
          d={path(regionLand(frame, region))}
        />
      ))}
      {REGIONS.map((region) => {
        const { at } = regionTitle(frame, region, 'left');
        return (
          <text key={region} className={`learn-sketch-region rg-region-${region}`} x={at.x} y={at.y}>
            {region}
          </text>
        );
      })}
      {RIVER.map((river) => (
        <path
          key={river}
          className="learn-sketch-water"
          data-lit={ship?.river === river || undefined}
          d={path(riverCell(frame, river))}
        />
      ))}
      {LINES.map(([left, right]) => (
        <path
          key={`${left}-${right}`}
          className="learn-sketch-line"
          d={path([anchor(frame, left), anchor(frame, right)], false)}
        />
      ))}
      {RIVER.map((river) => {
        const { number } = riverCorners(frame, river);
        return (
          <text key={river} className="learn-sketch-river" x={number.x} y={number.y}>
            {river}
          </text>
        );
      })}
      {SHORE_SPACES.map(({ id, region, cost }) => {
        const bank = bankOf(id);
        const parts = tileParts(frame, bank);
        const at = tip(frame, id);
        const price = outward(frame, bank, 0, parts.middle);
        return (
          <g
            key={id}
            className={`learn-sketch-space rg-region-${region}`}
            data-lit={lit.has(id) || undefined}
            data-faint={(ship !== undefined && !lit.has(id)) || undefined}
            transform={`translate(${at.x} ${at.y})`}
          >
            <path d={parts.outline} />
            <text x={price.x} y={price.y}>
              {cost ?? '◆'}
            </text>
          </g>
        );
      })}
      {ship && berth
        ? ship.touched.map((space) => {
            const end = tip(frame, space);
            return <path key={space} className="learn-sketch-touch" d={path([berth, end], false)} />;
          })
        : null}
      {berth ? (
        <g transform={`translate(${berth.x} ${berth.y})`}>
          <ShipGlyph clan="crane" royal={false} />
        </g>
      ) : null}
      {callouts.map(({ number, at }) => (
        <g key={number} className="learn-callout" transform={`translate(${at.x} ${at.y})`}>
          <circle r={CALLOUT} />
          <text>{number}</text>
        </g>
      ))}
    </svg>
  );
}
