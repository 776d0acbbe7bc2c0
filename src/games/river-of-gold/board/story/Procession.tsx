import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTableShape } from '../../../../table/layout/shape';
import { animate } from '../../../../table/motion/moves';
import type { GameState, VisitGain } from '../../rules';
import { RIVER_LENGTH, RIVER_SPACES_TOUCHING } from '../../rules';
import { ClanGlyph, ResourceGlyph } from '../art';
import { EscortBoat, ImperialBarge } from '../art/barge';
import { anchor, bankOf, berths, FRAMES, type Frame, outward, place } from '../geometry';

/** How far the procession is down the river before each building: never back, always within reach of the building. */
export function stopsAlong(spaces: readonly number[]): readonly number[] {
  let at = 1;
  return spaces.map((space) => {
    const reach = RIVER_SPACES_TOUCHING[space] ?? [];
    at = reach.find((river) => river >= at) ?? Math.max(at, ...reach);
    return at;
  });
}

/** The distance down the river at which a river space has its middle. */
function middleOf(frame: Frame, river: number): number {
  const [at] = berths(frame, river, 1);
  return (frame.orientation === 'landscape' ? at?.x : at?.y) ?? 0;
}

const translation = (frame: Frame, s: number): string => {
  const { x, y } = place(frame, s, 0);
  return `${x}px ${y}px`;
};

/** What the owners of a building gain, on the building. */
function Reward({ frame, gains, state }: { frame: Frame; gains: readonly VisitGain[]; state: GameState }) {
  const space = gains[0]?.space;
  if (space === undefined) return null;
  const tip = anchor(frame, space);
  const inland = outward(frame, bankOf(space), 0, frame.tileLength * 0.62);
  const owners = state.turnOrder.flatMap((seat) => {
    const own = gains.filter(({ player, amount }) => player === seat && amount > 0);
    const clan = state.players[seat]?.clan;
    return clan && own.length > 0 ? [{ seat, clan, own }] : [];
  });
  return (
    <g transform={`translate(${tip.x + inland.x} ${tip.y + inland.y})`}>
      <g className="rg-procession-reward" key={space}>
        {owners.map(({ seat, clan, own }, line) => {
          const width = 34 + own.length * 28;
          return (
            <g
              key={seat}
              transform={`translate(${-width / 2} ${(line - (owners.length - 1) / 2) * 38 - 17})`}
            >
              <rect className="rg-procession-paper" width={width} height="34" rx="17" />
              <g transform="translate(4 4) scale(.82)">
                <ClanGlyph clan={clan} />
              </g>
              {own.map(({ resource, amount }, i) => (
                <g key={resource} transform={`translate(${32 + i * 28} 4) scale(1.08)`}>
                  <ResourceGlyph kind={resource} amount={amount} />
                </g>
              ))}
            </g>
          );
        })}
      </g>
    </g>
  );
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly state: GameState;
  /** The buildings that are visited, in order. */
  readonly spaces: readonly number[];
  /** Which of them now: -1 before the first, their number after the last. */
  readonly at: number;
  /** What its owners gain. */
  readonly gains: readonly VisitGain[];
  /** Whether the boats glide; else they stand where they are now. */
  readonly moving: boolean;
}

/**
 * The Emperor's barge between two boats of his company, on the river wherever it is drawn. It glides along the middle
 * of the water from where it was; it is a picture only, and never in the way of a pointer.
 */
export function Procession({ root, state, spaces, at, gains, moving }: Props) {
  const orientation = useTableShape() === 'phone' ? 'portrait' : 'landscape';
  const frame = FRAMES[orientation];
  const [river, setRiver] = useState<Element | null>(null);
  const boats = useRef<SVGGElement>(null);
  const before = useRef<number | null>(null);
  const stop = at < 0 ? 1 : (stopsAlong(spaces)[at] ?? RIVER_LENGTH);
  const s = middleOf(frame, stop);
  // The river is drawn again when a window turns or a tab changes: it is looked for at every step.
  useLayoutEffect(() => setRiver(root.current?.querySelector(`.rg-river.rg-${orientation}`) ?? null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once the river is found
  useLayoutEffect(() => {
    // The first time it comes from the spring.
    const from = before.current ?? -frame.source;
    if (!boats.current) return;
    before.current = s;
    if (!moving || from === s) return;
    const frames = Array.from({ length: 13 }, (_, i) => ({
      translate: translation(frame, from + ((s - from) * i) / 12),
    }));
    const gliding = animate(boats.current, frames, { duration: 900, easing: 'ease-in-out' });
    return () => gliding?.cancel();
  }, [s, frame, moving, river]);
  if (!river) return null;
  const company =
    orientation === 'landscape'
      ? ['translate(102 12)', 'translate(-106 12)']
      : ['translate(0 74)', 'translate(0 -84)'];
  return createPortal(
    <svg
      className="rg-procession"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      data-moving={moving || undefined}
    >
      <g ref={boats} style={{ translate: translation(frame, s) }}>
        {company.map((where, i) => (
          <g key={where} transform={where}>
            <g className="rg-procession-boat">
              <EscortBoat armed={i === 1} />
            </g>
          </g>
        ))}
        <g className="rg-procession-boat">
          <ImperialBarge />
        </g>
      </g>
      <Reward frame={frame} gains={gains} state={state} />
    </svg>,
    river,
  );
}
