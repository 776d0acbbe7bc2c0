import { type RefObject, useLayoutEffect } from 'react';
import { bringFocus } from '../../ui/focus';

interface Options {
  /** What is open: another name is another panel; null is none. */
  readonly shown: string | null;
  /** It lies over everything: nothing else on the table can be reached. */
  readonly modal: boolean;
}

/** Where the focus goes in a panel: to the table's own, else to the first thing that can have it. */
const FIRST = '[data-panel], input, button, [tabindex]';

/**
 * The focus of a panel at the side: it comes into the panel when that opens, and goes back to what had it when the
 * panel closes, unless it is somewhere else by then.
 */
export function usePanelFocus(box: RefObject<HTMLElement | null>, { shown, modal }: Options): void {
  // First, because what is out of reach cannot take the focus back.
  useLayoutEffect(() => {
    const panel = box.current;
    if (shown === null || !modal || !panel) return;
    const others = [...(panel.parentElement?.children ?? [])].filter(
      (one) => one !== panel && !one.hasAttribute('inert'),
    );
    for (const other of others) other.setAttribute('inert', '');
    return () => {
      for (const other of others) other.removeAttribute('inert');
    };
  }, [box, shown, modal]);

  useLayoutEffect(() => {
    const panel = box.current;
    if (shown === null || !panel) return;
    const before = document.activeElement;
    bringFocus(panel.querySelector<HTMLElement>(FIRST));
    return () => {
      const now = document.activeElement;
      const lost = !now || now === document.body || panel.contains(now);
      if (lost && before instanceof HTMLElement && before.isConnected) bringFocus(before);
    };
  }, [box, shown]);
}
