import { useRef } from 'react';
import { rove, Stops } from '../../../../table/pick/roving';
import { type GameState, NAGAYA, playerAt, type Seat, STALLS, STREET } from '../../rules';
import { fireToday, nextFire } from '../model/fire';
import { type Box, crossingBox, laneBox, type Orientation, sizeOf, stallBox } from '../model/geometry';
import { waitingFor } from '../model/previews';
import type { Words } from '../model/words';
import { House } from './House';
import { Ribbons } from './Ribbons';
import { Master, Space } from './Space';

interface Props {
  readonly state: GameState;
  readonly words: Words;
  readonly orientation: Orientation;
  /** Whose walk is shown. */
  readonly viewer: Seat | null;
}

/** The steps from one place of the ring to another; from the start point (0) to space 1 it is one. */
const stepsTo = (from: number, to: number): number => ((to - from + STREET.length - 1) % STREET.length) + 1;

const STONE = 26;

/** What makes a street of a field: paving stones where the ways cross, and a pine at either end of the cross way. */
function Ground({ crossing, lane }: { crossing: Box; lane: Box }) {
  const along = crossing.height > crossing.width;
  const middle = { x: crossing.x + crossing.width / 2, y: crossing.y + crossing.height / 2 };
  const [from, to] = along
    ? [crossing.y, crossing.y + crossing.height]
    : [crossing.x, crossing.x + crossing.width];
  const stones = Array.from({ length: Math.floor((to - from) / STONE) }, (_, index) => {
    const at = from + STONE * (index + 0.5);
    const aside = index % 2 === 0 ? -11 : 9;
    return along ? { x: middle.x + aside, y: at } : { x: at, y: middle.y + aside };
  });
  const [near, far] = [from + 58, to - 58];
  return (
    <g className="iki-ground-signs">
      {stones.map(({ x, y }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="9" ry="6.5" />
      ))}
      <path d={edges(lane)} />
      {[near, far].map((at) => (
        <Pine key={at} x={along ? middle.x : at} y={along ? at : middle.y} />
      ))}
    </g>
  );
}

/** The gutters on both sides of the lane. */
const edges = ({ x, y, width, height }: Box): string =>
  width > height
    ? `M${x} ${y + 2}h${width}M${x} ${y + height - 2}h${width}`
    : `M${x + 2} ${y}v${height}M${x + width - 2} ${y}v${height}`;

const Pine = ({ x, y }: { x: number; y: number }) => (
  <g className="iki-pine" transform={`translate(${x} ${y})`}>
    <path className="iki-pine-trunk" d="M-3 34c3-14-6-22 2-38h4c-5 14 5 24 1 38z" />
    <path d="M-24 6c2-10 14-12 18-8 5-8 22-4 23 5 2 6-39 9-41 3z" />
    <path d="M-17-14c2-9 11-11 15-8 5-7 18-3 18 5 1 6-32 8-33 3z" />
  </g>
);

/** The street of Edo: the crossing, eight shops, four rows of houses. */
export function Street({ state, words, orientation, viewer }: Props) {
  const board = useRef<SVGSVGElement>(null);
  const { width, height } = sizeOf(orientation);
  const crossing = crossingBox(orientation);
  const lane = laneBox(orientation);
  const middle = { x: crossing.x + crossing.width / 2, y: crossing.y + crossing.height / 2 };
  const waiting = state.players.flatMap((player, seat) => (player.at === 0 ? [seat] : []));
  const fire = nextFire(state);
  const danger = new Map(
    fire === null ? [] : NAGAYA.flatMap((nagaya) => fireToday(state, nagaya, fire.strength)),
  );
  const walks = waitingFor(state, viewer);
  const usable = new Set([...walks.values()].flatMap(({ stalls }) => stalls));
  const walkTo = (space: number) => {
    const found = walks.get(`space-${space}`);
    if (!found || viewer === null) return null;
    return { waiting: found, seat: viewer, steps: stepsTo(playerAt(state, viewer).at, space) };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this only names the drawing
    <svg
      ref={board}
      className="iki-street"
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={words.t('iki-table:part.street')}
      onKeyDown={rove}
    >
      <rect className="iki-ground" width={width} height={height} rx="10" />
      <rect className="iki-lane" {...crossing} />
      <rect className="iki-lane" {...lane} />
      <Ground crossing={crossing} lane={lane} />
      <g className="iki-start" transform={`translate(${middle.x} ${middle.y - 22})`}>
        <path d="M16 0H-14m8-7l-8 7 8 7" transform={orientation === 'landscape' ? '' : 'rotate(90)'} />
      </g>
      {STREET.map(({ space, shop }) => (
        <Space
          key={space}
          state={state}
          space={space}
          shop={shop}
          orientation={orientation}
          words={words}
          walk={walkTo(space)}
        />
      ))}
      {waiting.map((seat, index) => (
        <Master
          key={seat}
          seat={seat}
          x={middle.x + (index % 2 === 0 ? -17 : 17)}
          y={middle.y + 24 + (index > 1 ? 46 : 0)}
        />
      ))}
      {STALLS.map((stall, place) => (
        <House
          key={stall}
          state={state}
          stall={stall}
          place={place}
          box={stallBox(orientation, stall)}
          words={words}
          danger={danger.get(stall) ?? null}
          waits={usable.has(stall)}
        />
      ))}
      <Ribbons state={state} orientation={orientation} />
      <Stops board={board} />
    </svg>
  );
}
