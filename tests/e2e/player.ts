import type { Page } from '@playwright/test';

export type Turn = 'acted' | 'waiting' | 'over';

/**
 * Finds what a person would click next and marks it. Runs in the page, so it sees only what is on the screen:
 * what is lit, the choices, and the big button.
 */
function markNext(number: number): Turn {
  for (const old of document.querySelectorAll('[data-next]')) old.removeAttribute('data-next');
  const mark = (element: Element | null | undefined): boolean => {
    element?.setAttribute('data-next', '');
    return Boolean(element);
  };
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const one = (selector: string): boolean => {
    const found = all(selector);
    return mark(found[number % Math.max(1, found.length)]);
  };
  if (document.querySelector('.tk-final')) return 'over';
  // The Emperor's visit: to its end, then close.
  if (mark(all('.rg-visit .tk-last button:not([disabled])').at(-1))) return 'acted';
  if (one('.tk-handover button')) return 'acted';
  if (!document.querySelector('.tk-panel[data-deciding="true"]')) return 'waiting';
  if (one('.tk-choice .tk-option:not([disabled])')) return 'acted';
  if (one('.tk-choice button:not([disabled])')) return 'acted';
  if (mark(document.querySelector('.tk-panel .tk-primary:not([disabled])'))) return 'acted';
  const lit = '[data-look="possible"]';
  const chosen = document.querySelector('[data-at^="space-"][data-look="selected"]');
  const targets =
    chosen || document.querySelector('.tk-phone[data-tab="row"]')
      ? [`.tk-offboard-card${lit}`, `[data-at^="row-"] ${lit}`]
      : [
          `[data-at^="clan-"]${lit}, [data-at^="patron-"]${lit}`,
          `.tk-wide [data-at^="customer-"]${lit}:not([data-priced])`,
          `[data-at^="space-"]${lit}:not([data-priced])`,
          `[data-at^="ship-"][data-look="selected"] ~ [data-at^="river-"]${lit}:not([data-priced])`,
          `[data-at^="ship-"]${lit}`,
          `[data-at^="river-"]${lit}`,
        ];
  if (targets.some(one)) return 'acted';
  // On a phone the tiles lie on a page of their own, where the sheet does not offer them.
  const tab = chosen ? 'row' : 'river';
  return mark(document.querySelector(`.tk-tab[data-tab="${tab}"]:not([aria-current])`)) ? 'acted' : 'waiting';
}

/** A person at the table who clicks on what is lit. */
export class Player {
  private clicks = 0;

  constructor(
    readonly page: Page,
    private readonly touch = false,
  ) {}

  /** One click, if there is something to click. */
  async step(): Promise<Turn> {
    this.clicks += 1;
    const turn = await this.page.evaluate(markNext, this.clicks * 7);
    if (turn !== 'acted') return turn;
    const next = this.page.locator('[data-next]').first();
    if (this.touch) await next.tap();
    else await next.click();
    return turn;
  }

  /** Clicks on until a condition holds; fails where nothing can be clicked for long. */
  async playUntil(done: () => Promise<boolean>, patience = 8_000): Promise<void> {
    let idleSince = Date.now();
    while (!(await done())) {
      const turn = await this.step();
      if (turn === 'acted') idleSince = Date.now();
      else if (turn === 'over') return;
      else if (Date.now() - idleSince > patience)
        throw new Error('Nothing can be clicked, and it is not over.');
      else await this.page.waitForTimeout(40);
    }
  }
}
