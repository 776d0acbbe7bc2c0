import { useRef } from 'react';
import { rove, Stops } from '../../../../table/pick/roving';
import { type GameState, NAGAYA, playerAt, type Seat, STALLS, STREET } from '../../rules';
import { fireToday, nextFire } from '../model/fire';
import { crossingBox, laneBox, type Orientation, sizeOf, stallBox } from '../model/geometry';
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
