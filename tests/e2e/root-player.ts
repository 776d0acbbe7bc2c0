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
  /** Whether a finger reaches it: it is drawn, and nothing lies over it, such as the sheet of a phone. */
  const inReach = (element: Element): boolean => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && there !== null && (element.contains(there) || there.contains(element));
  };
  const one = (selector: string): boolean => {
    const found = [...document.querySelectorAll(selector)];
    const turned = found.map((_, at) => found[(at + chance) % found.length]);
    return mark(turned.find((element) => element && inReach(element)));
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
    // Whoever has begun something that leads nowhere begins something else.
    const buttons = [...document.querySelectorAll('.tk-panel button')];
    if (chance % 7 === 0 && mark(buttons.find(({ textContent }) => textContent === 'Cancel'))) return 'acted';
    if (one(`.rt-chips ${lit}`)) return 'acted';
    // A card wants a column, not another card; a way its other end, not another end of the same kind.
    const kinds = [...document.querySelectorAll('[data-look="selected"]')].map(
      (one) => one.getAttribute('data-ask')?.split('-')[0],
    );
    const others = kinds.map((kind) => `:not([data-ask^="${kind}-"])`).join('');
    if (others && one(`${lit}${others}`)) return 'acted';
    if (one(lit)) return 'acted';
    if (one('.tk-sheet-handle')) return 'acted';
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
  if (one('.tk-sheet-handle')) return 'acted';
  return mark(document.querySelector('.tk-tab[data-tab="wood"]:not([aria-current])')) ? 'acted' : 'waiting';
}

/** A person at Root's table who clicks on what is lit. */
export const rootPlayer = (page: Page, how: 'mouse' | 'touch' | 'keys' = 'mouse'): Player =>
  new Player(page, how, markNext);
