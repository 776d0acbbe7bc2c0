/**
 * Whether the person at the screen points, with a mouse or a finger, rather than types. A click that no pointer made,
 * such as a screen reader's, counts as typing.
 */
let pointing = false;
if (typeof document !== 'undefined') {
  const listen = (event: 'pointerdown' | 'keydown', points: boolean): void =>
    document.addEventListener(
      event,
      () => {
        pointing = points;
      },
      { capture: true, passive: true },
    );
  listen('pointerdown', true);
  listen('keydown', false);
}

/**
 * Brings the focus to where the next decision is, for those who play by keyboard or screen reader. Those who point need
 * no focus, and a focus costs the browser a layout in the middle of a move.
 */
export function bringFocus(element: HTMLElement | null | undefined): void {
  if (!pointing) element?.focus({ preventScroll: true });
}
