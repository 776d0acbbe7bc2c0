import { type RefObject, useEffect, useRef } from 'react';
import { bringFocus } from '../../ui/focus';

/** Whether an element can still have the focus. */
function canHold(element: Element): boolean {
  if (!element.isConnected || (element as HTMLButtonElement).disabled) return false;
  return (element as HTMLElement).tabIndex >= 0 || element.hasAttribute('tabindex');
}

const isLost = (element: Element | null): boolean =>
  !element || element === document.body || !canHold(element);

export type HadFocus = RefObject<boolean>;

/** Whether anything has had the focus since the table was opened: what never was cannot be lost. */
export function useHadFocus(): HadFocus {
  const had = useRef(false);
  useEffect(() => {
    const onFocus = (): void => {
      had.current = true;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return had;
}

/** Where one goes on: the open choice, the main button, else the words that say what to do. */
const GOES_ON = ['.tk-choice', '.tk-primary:not(:disabled)', '.tk-prompt'] as const;

/**
 * Brings the focus back into the panel when a move took away what had it: somebody who plays by keyboard goes on
 * where the next decision is, or, after a dialogue, at the button that opened it (`data-action` is its name). Nobody
 * who is elsewhere is called away, and nothing is measured while nothing is lost.
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  { had, at, deciding, dialog }: { had: HadFocus; at: unknown; deciding: boolean; dialog: string | null },
): void {
  const before = useRef({ deciding, dialog });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state is another decision
  useEffect(() => {
    const was = before.current;
    before.current = { deciding, dialog };
    const own = deciding || was.deciding;
    if (!own || !had.current || !isLost(document.activeElement)) return;
    const closed = was.dialog !== dialog ? was.dialog : null;
    const back = closed === null ? GOES_ON : [`[data-action="${closed}"]`, ...GOES_ON];
    for (const place of back) {
      const found = panel.current?.querySelector<HTMLElement>(place);
      if (found) {
        bringFocus(found);
        return;
      }
    }
  }, [panel, had, at, deciding, dialog]);
}
