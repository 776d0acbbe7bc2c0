import type { Page } from '@playwright/test';
import { Player, type Turn } from './player';

/**
 * Finds what somebody at IKI's table would click next and marks it. Runs in the page, so it sees only what is on the
 * screen: what is lit, the trades, and the big button.
 */
function markNext(number: number): Turn {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  const mark = (element: Element | null | undefined): boolean => {
    element?.setAttribute('data-next', '');
    return Boolean(element);
  };
  const one = (selector: string): boolean => {
    const found = [...document.querySelectorAll(selector)];
    return mark(found[number % Math.max(1, found.length)]);
  };
  const last = (selector: string): boolean => mark([...document.querySelectorAll(selector)].at(-1));
  const primary = '.tk-panel .tk-primary:not([disabled])';
  const lit = '[data-look="possible"]';
  if (document.querySelector('.tk-final')) return 'over';
  // A fire, a pay day or the New Year is told: to its end, then close.
  if (last('.iki-story .tk-last button:not([disabled])')) return 'acted';
  if (one('.tk-handover button')) return 'acted';
  if (!document.querySelector('.tk-panel[data-deciding="true"]')) return 'waiting';
  if (one('.tk-options .tk-option:not([disabled])')) return 'acted';
  const cards = `[data-at^="card-"]${lit}, .tk-offboard-card${lit}`;
  const selected = document.querySelector('[data-look="selected"]');
  if (selected) {
    if (one(primary)) return 'acted';
    // A stall was chosen first: it wants a card, not another stall.
    if (selected.matches('[data-at^="stall-"]') && one(cards)) return 'acted';
    if (one(`.iki-controls ${lit}`) || one(`[data-at^="stall-"]${lit}`)) return 'acted';
    return one(lit) ? 'acted' : 'waiting';
  }
  // Now and then a trade or a hire, else the usual thing.
  if (number % 3 !== 0) {
    if (one('.iki-controls button:not([disabled])')) return 'acted';
    if (one(cards)) return 'acted';
  }
  if (one(primary)) return 'acted';
  if (one(`[data-at^="space-"]${lit}:not([data-priced]), [data-at^="path-"]${lit}`)) return 'acted';
  if (one(lit)) return 'acted';
  // On a phone the Path of Life is a page of its own.
  const tab = /Path of Life/.test(document.querySelector('.tk-top')?.textContent ?? '') ? 'year' : 'street';
  return mark(document.querySelector(`.tk-tab[data-tab="${tab}"]:not([aria-current])`)) ? 'acted' : 'waiting';
}

/** A person at IKI's table who clicks on what is lit. */
export const ikiPlayer = (page: Page, touch = false): Player =>
  new Player(page, touch ? 'touch' : 'mouse', markNext);
