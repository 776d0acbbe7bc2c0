/**
 * How pieces move. Everything here only looks at what is drawn already and lets it arrive from where it was; where a
 * browser cannot, or a place is not in sight, nothing moves: motion is decoration.
 */
import { centreOf, elementAt, inUnitsOf, type Point } from './geometry';

const shift = ({ x, y }: Point): string => `${x}px ${y}px`;

/** Runs an animation where the browser can. */
export function animate(
  element: Element | null,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
): Animation | null {
  if (!element || typeof element.animate !== 'function') return null;
  return element.animate(frames, options);
}

/**
 * A piece goes along places, the last of which is where it stands now. At `jump`, an index of the path, it fades out
 * at the place before and comes in again there.
 */
export function walk(
  root: ParentNode,
  piece: string,
  path: readonly string[],
  jump?: number,
): Animation | null {
  const element = elementAt(root, piece);
  const goal = centreOf(elementAt(root, path.at(-1) ?? ''));
  if (!element || !goal) return null;
  const away = (at: Point): string => shift(inUnitsOf(element, { x: at.x - goal.x, y: at.y - goal.y }));
  const frames = path.flatMap((place, index): Keyframe[] => {
    const at = centreOf(elementAt(root, place));
    if (!at) return [];
    const frame: Keyframe = { translate: away(at), opacity: 1 };
    if (index !== jump) return [frame];
    const before = centreOf(elementAt(root, path[index - 1] ?? place)) ?? at;
    return [{ translate: away(before), opacity: 0 }, { translate: away(at), opacity: 0 }, frame];
  });
  return animate(element, frames, { duration: Math.min(500, 200 + path.length * 60), easing: 'ease-in-out' });
}

/** Pieces whose places are compared before and after a move: the beginning of their names, and what they stand in. */
export interface Tracked {
  readonly pieces: string;
  /** The place that a piece stands in; it may be scrolled without the piece having moved. */
  frame(piece: string): string;
}

/** Where tracked pieces stood, each within its frame. */
export type PiecePlaces = ReadonlyMap<string, Point>;

export function piecePlaces(root: ParentNode, tracked: readonly Tracked[]): PiecePlaces {
  const places = new Map<string, Point>();
  for (const { pieces, frame } of tracked) {
    for (const element of root.querySelectorAll(`[data-at^="${pieces}"]`)) {
      const piece = element.getAttribute('data-at') ?? '';
      const corner = centreOf(elementAt(root, frame(piece)));
      const place = centreOf(element);
      if (corner && place) places.set(piece, { x: place.x - corner.x, y: place.y - corner.y });
    }
  }
  return places;
}

/** A tracked piece slides from where it stood within its frame. */
export function slide(root: ParentNode, piece: string, frame: string, before: PiecePlaces): Animation | null {
  const element = elementAt(root, piece);
  const now = centreOf(element);
  const corner = centreOf(elementAt(root, frame));
  const was = before.get(piece);
  if (!element || !now || !corner || !was) return null;
  const away = inUnitsOf(element, { x: was.x - (now.x - corner.x), y: was.y - (now.y - corner.y) });
  return animate(element, [{ translate: shift(away) }, { translate: '0 0' }], {
    duration: 420,
    easing: 'ease-in-out',
  });
}

const APPEAR: Keyframe[] = [{ opacity: 0.1 }, { opacity: 1 }];
const STAMP: Keyframe[] = [
  { scale: '1.25', opacity: 0.4 },
  { scale: '1', opacity: 1 },
];
const TUMBLE: Keyframe[] = [
  { rotate: '-300deg', scale: '0.7' },
  { rotate: '-120deg', scale: '1.15' },
  { rotate: '0deg', scale: '1' },
];

/** What stands at a place now was not there before. */
export const appear = (root: ParentNode, at: string, duration = 400): Animation | null =>
  animate(elementAt(root, at), APPEAR, { duration });

/** What stands at a place was put there with a stamp. */
export const stamp = (root: ParentNode, at: string): Animation | null =>
  animate(elementAt(root, at), STAMP, { duration: 400 });

/** A die that was rolled. */
export const tumble = (die: Element | null): Animation | null =>
  animate(die, TUMBLE, { duration: 480, easing: 'ease-out' });
