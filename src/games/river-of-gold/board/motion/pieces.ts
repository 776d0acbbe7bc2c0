import type { GameEvent } from '../../rules';
import { centreOf, elementAt, inUnitsOf, type Point, voyagePath } from './geometry';

const shift = ({ x, y }: Point): string => `${x}px ${y}px`;

/** Runs an animation where the browser can; it is decoration, so that it may always be left out. */
export function animate(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null {
  if (!element || typeof element.animate !== 'function') return null;
  return element.animate(frames, options);
}

/** A ship glides along the middle of the river; at the end of a journey it fades into the bay and comes anew. */
function glide(root: ParentNode, event: Extract<GameEvent, { type: 'sailed' }>): Animation | null {
  const ship = elementAt(root, `ship-${event.player}-${event.ship}`);
  const goal = centreOf(elementAt(root, `river-${event.to}`));
  if (!ship || !goal) return null;
  const spaces = voyagePath(event.from, event.to, event.journey);
  const frames = spaces.flatMap((space, index): Keyframe[] => {
    const at = centreOf(elementAt(root, `river-${space}`));
    if (!at) return [];
    const away = inUnitsOf(ship, { x: at.x - goal.x, y: at.y - goal.y });
    const wraps = event.journey && index > 0 && space === 1;
    const before = centreOf(elementAt(root, `river-${spaces[index - 1] ?? space}`)) ?? at;
    const left = inUnitsOf(ship, { x: before.x - goal.x, y: before.y - goal.y });
    const frame: Keyframe = { translate: shift(away), opacity: 1 };
    return wraps
      ? [{ translate: shift(left), opacity: 0 }, { translate: shift(away), opacity: 0 }, frame]
      : [frame];
  });
  return animate(ship, frames, { duration: Math.min(500, 200 + spaces.length * 60), easing: 'ease-in-out' });
}

/** Where the influence markers stood, each within its row: what the next advance is compared with. */
export type MarkerPlaces = ReadonlyMap<string, Point>;

export function markerPlaces(root: ParentNode): MarkerPlaces {
  const places = new Map<string, Point>();
  for (const marker of root.querySelectorAll('[data-at^="marker-"]')) {
    const at = marker.getAttribute('data-at') ?? '';
    const row = centreOf(elementAt(root, `track-${at.split('-')[1]}`));
    const place = centreOf(marker);
    if (row && place) places.set(at, { x: place.x - row.x, y: place.y - row.y });
  }
  return places;
}

function advance(
  root: ParentNode,
  event: Extract<GameEvent, { type: 'influenced' }>,
  before: MarkerPlaces,
): Animation | null {
  const at = `marker-${event.region}-${event.player}`;
  const marker = elementAt(root, at);
  const now = centreOf(marker);
  const row = centreOf(elementAt(root, `track-${event.region}`));
  const was = before.get(at);
  if (!marker || !now || !row || !was) return null;
  const away = inUnitsOf(marker, { x: was.x - (now.x - row.x), y: was.y - (now.y - row.y) });
  return animate(marker, [{ translate: shift(away) }, { translate: '0 0' }], {
    duration: 420,
    easing: 'ease-in-out',
  });
}

const APPEAR: Keyframe[] = [{ opacity: 0.1 }, { opacity: 1 }];
const STAMP: Keyframe[] = [
  { scale: '1.25', opacity: 0.4 },
  { scale: '1', opacity: 1 },
];

/** The movement of pieces that some events stand for. */
export function movePieces(
  root: ParentNode,
  events: readonly GameEvent[],
  before: MarkerPlaces,
): readonly Animation[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'sailed':
        return glide(root, event) ?? [];
      case 'influenced':
        return advance(root, event, before) ?? [];
      case 'built':
      case 'secondMarker':
        return animate(elementAt(root, `space-${event.space}`), APPEAR, { duration: 400 }) ?? [];
      case 'masteryClaimed':
        return animate(elementAt(root, `mastery-${event.mastery}`), STAMP, { duration: 400 }) ?? [];
      case 'tileCameIn':
        return animate(elementAt(root, 'row-1'), APPEAR, { duration: 300 }) ?? [];
      default:
        return [];
    }
  });
}

const TUMBLE: Keyframe[] = [
  { rotate: '-300deg', scale: '0.7' },
  { rotate: '-120deg', scale: '1.15' },
  { rotate: '0deg', scale: '1' },
];

/** Dice that were rolled tumble; a die that was set does not. */
export function tumbleDice(root: ParentNode, events: readonly GameEvent[]): readonly Animation[] {
  return events.flatMap((event) => {
    if (event.type !== 'rolled' || event.set) return [];
    const die = elementAt(root, `player-${event.player}`)?.querySelector('.rg-die') ?? null;
    return animate(die, TUMBLE, { duration: 480, easing: 'ease-out' }) ?? [];
  });
}
