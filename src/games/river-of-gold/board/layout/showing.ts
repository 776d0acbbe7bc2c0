import { type RefObject, useEffect, useState } from 'react';

/** The parts of the table that take turns on the screen of a phone. */
export const TABS = ['river', 'tracks', 'row', 'players'] as const;
export type Tab = (typeof TABS)[number];

/** What has to be opened on a phone before a place can be seen: a tab, or the sheet with the hand. */
export type Part = Tab | 'hand';

/** By the first word of a place's name (`data-at`), the part that holds it. */
const HOLDERS: Readonly<Record<string, Part>> = {
  space: 'river',
  river: 'river',
  ship: 'river',
  clan: 'river',
  patron: 'river',
  track: 'tracks',
  marker: 'tracks',
  row: 'row',
  tile: 'row',
  stack: 'row',
  mastery: 'row',
  player: 'players',
  customer: 'hand',
};

export const partOf = (at: string): Part | null => HOLDERS[at.split('-')[0] ?? ''] ?? null;

type Listener = (at: string) => void;
const listeners = new Set<Listener>();

/** Asks the table to bring a place into sight: whatever holds it is opened, then it is scrolled to. */
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

/** Listens to `showPlace`: opens the part that holds the place if it is closed, and scrolls to the place. */
export function useShowing(
  root: RefObject<HTMLElement | null>,
  block: ScrollLogicalPosition,
  open?: (part: Part, drawn: boolean) => void,
): void {
  const [asked, setAsked] = useState<{ readonly at: string } | null>(null);
  useEffect(() => {
    const listener: Listener = (at) => {
      const part = partOf(at);
      if (part) open?.(part, isDrawn(root.current, at));
      setAsked({ at });
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [root, open]);
  useEffect(() => {
    if (asked) findPlace(root.current, asked.at)?.scrollIntoView?.({ block, inline: 'nearest' });
  }, [asked, root, block]);
}
