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

/** How long a click waits for what it was promised, and how often it tries. */
const PATIENCE = 5000;
const MOST_TRIES = 12;

/** So many clicks that show nothing new are a dead end: of the table, or of the one who clicks. */
const MOST_IN_VAIN = 150;
const LAST_CLICKS = 12;

/** What is about to be clicked, what is asked, and a number that stands for everything written on the table. */
function lookAround(): { readonly next: string; readonly asked: string; readonly screen: number } {
  const next = document.querySelector('[data-next]');
  const named = next?.getAttribute('aria-label') ?? next?.textContent ?? '';
  const place = next?.getAttribute('data-ask') ?? next?.getAttribute('data-action') ?? 'button';
  let screen = 0;
  for (const letter of document.querySelector('.tk-table')?.textContent ?? '') {
    screen = (Math.imul(screen, 31) + letter.charCodeAt(0)) | 0;
  }
  return {
    next: `${place} (${named.slice(0, 50)})`,
    asked: document.querySelector('.tk-prompt')?.textContent ?? '',
    screen,
  };
}

/** A person at the table who clicks on what is lit. */
export class Player {
  private clicks = 0;
  private inVain = 0;
  private readonly seen = new Set<number>();
  private readonly last: string[] = [];

  constructor(
    readonly page: Page,
    private readonly how: 'mouse' | 'touch' | 'keys' = 'mouse',
    /** Finds what to click next on the game's table. */
    private readonly mark: (number: number) => Turn = markNext,
  ) {}

  /**
   * One click, if there is something to click. `unless` is asked after the click was chosen and before it is made: what
   * a test waits for is never clicked away.
   */
  async step(unless?: () => Promise<boolean>): Promise<Turn> {
    const turn = await this.lookForNext();
    if (turn !== 'acted') return turn;
    if (await unless?.()) return 'waiting';
    await this.clickNext();
    return turn;
  }

  /**
   * Clicks on until a condition holds; fails where nothing can be clicked for long. The condition is asked after the
   * next click was chosen and before it is made: what came onto the screen in between is never clicked away.
   */
  async playUntil(done: () => Promise<boolean>, patience = 60_000): Promise<void> {
    let idleSince = Date.now();
    for (;;) {
      const turn = await this.lookForNext();
      if (await done()) return;
      if (turn === 'over') return;
      if (turn === 'acted') {
        await this.clickNext();
        idleSince = Date.now();
      } else if (Date.now() - idleSince > patience) {
        throw new Error('Nothing can be clicked, and it is not over.');
      } else await this.page.waitForTimeout(40);
    }
  }

  /** Marks what to click next. */
  private lookForNext(): Promise<Turn> {
    this.clicks += 1;
    return this.page.evaluate(this.mark, this.clicks * 7);
  }

  /** What was drawn again between the look and the click has lost its mark: then it is looked for again. */
  private async clickNext(): Promise<void> {
    const next = this.page.locator('[data-next]').first();
    await this.mindDeadEnd();
    if (this.how === 'keys') return this.pressNext();
    for (let tries = 1; (await next.count()) > 0; tries++) {
      try {
        if (this.how === 'touch') await next.tap({ timeout: PATIENCE });
        else await next.click({ timeout: PATIENCE });
        return;
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      }
    }
  }

  /** Fails where clicks lead to nothing that was not seen before, and says what they were. */
  private async mindDeadEnd(): Promise<void> {
    const { next, asked, screen } = await this.page.evaluate(lookAround);
    this.inVain = this.seen.has(screen) ? this.inVain + 1 : 0;
    this.seen.add(screen);
    this.last.push(`“${asked}” → ${next}`);
    if (this.last.length > LAST_CLICKS) this.last.shift();
    if (this.inVain <= MOST_IN_VAIN) return;
    throw new Error(`${MOST_IN_VAIN} clicks have led nowhere. The last were:\n${this.last.join('\n')}`);
  }

  /**
   * Reaches the next thing as somebody without a pointer does, and presses it: the big button has a key, the things
   * that are lit are gone through with another, everything else is reached with Tab.
   */
  private async pressNext(): Promise<void> {
    const { page } = this;
    const found = await page.evaluate(() => {
      const element = document.querySelector('[data-next]');
      if (!element) return 'gone';
      if (element.matches('.tk-panel .tk-primary')) return 'commit';
      return element.matches('[data-look="possible"]') ? 'lit' : 'other';
    });
    if (found === 'gone') return;
    if (found === 'commit') {
      await page.keyboard.press('e');
      return;
    }
    const key = found === 'lit' ? 'n' : 'Tab';
    for (let presses = 0; ; presses++) {
      const now = await whereIsFocus(page);
      if (now === 'gone') return;
      if (now === 'there') break;
      if (presses > MOST_PRESSES) throw new Error(`The key ${key} never reaches ${this.last.at(-1)}.`);
      await page.keyboard.press(key);
    }
    await page.keyboard.press('Enter');
  }
}

/** More than there are stops on any table. */
const MOST_PRESSES = 150;
/** Whether the focus is where it is wanted; what was drawn again has lost its mark. */
const whereIsFocus = (page: Page): Promise<'there' | 'elsewhere' | 'gone'> =>
  page.evaluate(() => {
    if (document.activeElement?.hasAttribute('data-next')) return 'there';
    return document.querySelector('[data-next]') ? 'elsewhere' : 'gone';
  });
