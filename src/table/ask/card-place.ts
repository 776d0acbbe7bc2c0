/** Where a card goes: next to the thing that it is about, never over it, whole on the screen. */

interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const EDGE = 6;

const within = (at: number, size: number, room: number): number =>
  Math.max(EDGE, Math.min(at, room - size - EDGE));

/**
 * The place of a card. Above a finger comes first, so that the hand does not cover it; else above or below, where there
 * is room for all of it, else at the side that has more.
 */
export function placeCard(thing: Box, card: Size, screen: Size): { left: number; top: number } {
  const middle = within(thing.left + thing.width / 2 - card.width / 2, card.width, screen.width);
  const above = thing.top - GAP - card.height;
  if (above >= EDGE) return { left: middle, top: above };
  const below = thing.top + thing.height + GAP;
  if (below + card.height + EDGE <= screen.height) return { left: middle, top: below };
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - card.width;
  const toTheRight = screen.width - right - card.width >= thing.left - card.width || left < EDGE;
  return {
    left: within(toTheRight ? right : left, card.width, screen.width),
    top: within(thing.top + thing.height / 2 - card.height / 2, card.height, screen.height),
  };
}

/** Puts a card that is drawn already next to a thing. */
export function putNextTo(card: HTMLElement, thing: Element): void {
  const { left, top } = placeCard(thing.getBoundingClientRect(), card.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: window.innerHeight,
  });
  // Moved after it was laid out: nothing has to be laid out again.
  card.style.translate = `${left}px ${top}px`;
}
