/** Where things are on the screen. */
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
