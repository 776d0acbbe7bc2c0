import type { Page } from '@playwright/test';
import { Player, type Turn } from './player';

/**
 * Finds what somebody at Root's table would click next and marks it. Runs in the page, so it sees only what is on the
 * screen: the answers to a question, the actions that are possible, what is lit, and the big button.
 */
function markNext(number: number): Turn {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  const mark = (element: Element | null | undefined): boolean => {
    element?.setAttribute('data-next', '');
    return Boolean(element);
  };
  // Spread out, so that two things which put each other aside are not clicked in turn for ever.
  const chance = Math.imul(number, 0x9e3779b1) >>> 13;
  const drawn = (element: Element): boolean => element.getBoundingClientRect().width > 0;
  const one = (selector: string): boolean => {
    const found = [...document.querySelectorAll(selector)].filter(drawn);
    return mark(found[chance % Math.max(1, found.length)]);
  };
  const lit = '[data-look="possible"]';
  const primary = '.tk-panel .tk-primary:not([disabled])';
  if (document.querySelector('.tk-final')) return 'over';
  if (one('.tk-handover button')) return 'acted';
  if (!document.querySelector('.tk-panel[data-deciding="true"]')) return 'waiting';
  if (one('.tk-panel .tk-option:not([disabled])')) return 'acted';
  const picked = document.querySelector('[data-look="selected"]');
  const begun = document.querySelector('.rt-kinds [aria-pressed="true"]');
  if (picked || begun) {
    if (one(primary)) return 'acted';
    if (one(`.rt-chips ${lit}, .tk-offboard-card${lit}`)) return 'acted';
    if (one(lit)) return 'acted';
  }
  // Now and then something else than to go on, fighting and building before the rest.
  if (chance % 3 !== 0) {
    const kinds = (names: readonly string[]) =>
      names.map((name) => `.rt-kinds [data-action="${name}"][aria-disabled="false"]`).join();
    if (one(kinds(['battle', 'build', 'spread', 'revolt', 'craft', 'quest', 'organize']))) return 'acted';
    if (one('.rt-kinds [aria-disabled="false"]')) return 'acted';
  }
  if (one(primary)) return 'acted';
  if (one('.rt-kinds [aria-disabled="false"]') || one(lit)) return 'acted';
  // On a phone cards and columns of the Decree are in the sheet, everything else is on the map.
  if (one('.tk-sheet-handle[aria-expanded="false"]')) return 'acted';
  return mark(document.querySelector('.tk-tab[data-tab="wood"]:not([aria-current])')) ? 'acted' : 'waiting';
}

/** A person at Root's table who clicks on what is lit. */
export const rootPlayer = (page: Page, touch = false): Player =>
  new Player(page, touch ? 'touch' : 'mouse', markNext);
