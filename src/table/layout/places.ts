/**
 * Places: everything on a table that words can point at carries `data-at="kind-id"`, such as `space-3`. `showPlace`
 * brings one into sight from anywhere, whatever tab or sheet of a small screen holds it; `findPlace` finds its piece.
 */
import { type RefObject, useEffect, useState } from 'react';

/** The sheet with the player's hand, as the holder of places. */
export const HAND = 'hand';

/** By the kind of a place, the first word of its name: the tab that holds it, or `HAND`. */
export type Holders = Readonly<Record<string, string>>;

type Listener = (at: string) => void;
const listeners = new Set<Listener>();

/** Asks the table to bring a place into sight: what holds it is opened, then it is scrolled to. */
export function showPlace(at: string): void {
  for (const listener of listeners) listener(at);
}

/** The piece at a place: the one that can be seen, where it is drawn more than once. */
export function findPlace(root: ParentNode | null, at: string): Element | null {
  const found = [...(root?.querySelectorAll(`[data-at="${at}"]`) ?? [])];
  if (found.length < 2) return found[0] ?? null;
  return found.find((element) => element.getClientRects().length > 0) ?? found[0] ?? null;
}

const isDrawn = (root: ParentNode | null, at: string): boolean =>
  (findPlace(root, at)?.getClientRects().length ?? 0) > 0;

/** What a layout does to open the holder of a place; `drawn` says that the place can be seen already. */
export interface Opening {
  readonly holders: Holders;
  open(holder: string, drawn: boolean): void;
}

/** Listens to `showPlace`: opens what holds the place if it is closed, and scrolls to the place. */
export function useShowing(
  root: RefObject<HTMLElement | null>,
  block: ScrollLogicalPosition,
  opening?: Opening,
): void {
  const [asked, setAsked] = useState<{ readonly at: string } | null>(null);
  useEffect(() => {
    const listener: Listener = (at) => {
      const holder = opening?.holders[at.split('-')[0] ?? ''];
      if (holder !== undefined) opening?.open(holder, isDrawn(root.current, at));
      setAsked({ at });
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [root, opening]);
  useEffect(() => {
    if (asked) findPlace(root.current, asked.at)?.scrollIntoView?.({ block, inline: 'nearest' });
  }, [asked, root, block]);
}
