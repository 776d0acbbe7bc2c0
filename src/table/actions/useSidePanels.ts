import { useCallback, useEffect, useRef, useState } from 'react';

/** The panels that a table can open. */
export type Panel = 'log' | 'moves' | 'hint' | 'since' | 'standings';

export interface SidePanels {
  readonly panel: Panel | null;
  open(panel: Panel): void;
  toggle(panel: Panel): void;
  close(): void;
  /** Closes the table's panel and the page's. */
  closeAll(): void;
  /** Closes what stands at the side, the page's panel if the table has none open; undefined where nothing does. */
  readonly closeSide: (() => void) | undefined;
}

/** Which panel of the table is open at the side: one at a time, in addition to the page's own. */
export function useSidePanels(page: { readonly sidePanel?: unknown; onSideClose?(): void }): SidePanels {
  const [panel, setPanel] = useState<Panel | null>(null);
  const close = useCallback(() => setPanel(null), []);
  const toggle = useCallback((next: Panel) => setPanel((now) => (now === next ? null : next)), []);
  return {
    panel,
    open: setPanel,
    toggle,
    close,
    closeAll: () => {
      close();
      page.onSideClose?.();
    },
    closeSide: panel !== null ? close : page.sidePanel ? page.onSideClose : undefined,
  };
}

/** What Escape can do; it does the first of these that there is to do. */
interface Escapes {
  /** Ends a ceremony that is under way. */
  readonly endCeremony: (() => void) | null;
  /** Closes what stands at the side. */
  readonly closeSide: (() => void) | undefined;
  /** Drops what was begun; false where nothing was. */
  cancel(): boolean;
}

/**
 * Escape closes one thing: a ceremony, the panel that has the focus, what was begun, or else an open panel. A dialogue
 * of the page has Escape for itself.
 */
export function useEscape(escapes: Escapes): void {
  const latest = useRef(escapes);
  latest.current = escapes;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const { endCeremony, closeSide, cancel } = latest.current;
      if (endCeremony) endCeremony();
      else if (closeSide && document.activeElement?.closest('.tk-side')) closeSide();
      else if (!cancel()) closeSide?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
