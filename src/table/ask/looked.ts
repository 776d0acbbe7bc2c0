/**
 * The element that is looked at or was picked last: a card about it stands next to it. Only where a card is put depends
 * on it, so it is kept here and draws nothing again.
 */
import { createContext } from 'react';

let looked: Element | null = null;
let picked: Element | null = null;

export const lookedAt = (element: Element | null): void => {
  looked = element;
};
export const pickedAt = (element: Element): void => {
  picked = element;
};

const isInSight = (element: Element | null): element is Element =>
  element?.isConnected === true && element.getClientRects().length > 0;

/** Where to put a card: next to what is looked at, else to what was picked last; null where neither is in sight. */
export const lookedElement = (): Element | null => [looked, picked].find(isInSight) ?? null;

/** Where a table draws its cards: outside of everything that scrolls or is cut off. */
export const CardsContext = createContext<HTMLElement | null>(null);
