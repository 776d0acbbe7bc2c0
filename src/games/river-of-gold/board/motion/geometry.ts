import { RIVER_LENGTH } from '../../rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The element at a place of the table, if it is drawn now. */
export const elementAt = (root: ParentNode, at: string): Element | null =>
  root.querySelector(`[data-at="${at}"]`);

/** The middle of an element on the screen; null for one that is not visible. */
export function centreOf(element: Element | null): Point | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return width === 0 && height === 0 ? null : { x: left + width / 2, y: top + height / 2 };
}

/** A distance on the screen in the units of the picture that an element is part of. */
export function inUnitsOf(element: Element, { x, y }: Point): Point {
  const parent = element.parentElement;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM?.()?.inverse() : null;
  if (!matrix) return { x, y };
  return { x: matrix.a * x + matrix.c * y, y: matrix.b * x + matrix.d * y };
}

/** The river spaces of a voyage in order, the first and the last included; past the end it goes on from 1 (5.4). */
export function voyagePath(from: number, to: number, journey: boolean): readonly number[] {
  const last = journey ? RIVER_LENGTH + to : to;
  return Array.from({ length: Math.max(0, last - from) + 1 }, (_, i) => ((from + i - 1) % RIVER_LENGTH) + 1);
}
