import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';

/** The game that these tests play. */
export const GAME = 'river-of-gold';

export const address = (path = ''): string => `${process.env.E2E_URL ?? ''}/${path}`;

/** Where the pictures of the main situations go; git ignores the folder. */
export const picture = (page: Page, name: string) => page.screenshot({ path: `screenshots/${name}.png` });

/** What a page must never say on its console; everything said there is a failure unless a test expects it. */
export interface Said {
  readonly problems: string[];
  /** A test that cuts the connection knows that the browser will complain about it. */
  readonly expected: RegExp[];
}

function listen(page: Page, said: Said): void {
  page.on('pageerror', (error) => said.problems.push(`page: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const text = message.text();
    // Playwright says so itself where a test blocks service workers.
    if (text.includes('Service Worker registration blocked')) return;
    said.problems.push(`${message.type()}: ${text}`);
  });
}

/** Every test fails on anything said on the console of its pages. */
export const test = base.extend<{ said: Said; visitor: () => Promise<Page> }>({
  /** Another person with a browser of their own. */
  visitor: async ({ browser, said }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        viewport: { width: 1440, height: 900 },
      });
      contexts.push(context);
      const page = await context.newPage();
      listen(page, said);
      await settle(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  said: [
    async ({ page }, use) => {
      const said: Said = { problems: [], expected: [] };
      listen(page, said);
      await use(said);
      const left = said.problems.filter((problem) => !said.expected.some((pattern) => pattern.test(problem)));
      expect(left, 'nothing is said on the console').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Stores settings before the page loads: no motion, so that nothing has to be waited for. */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  const text = JSON.stringify({
    theme: 'light',
    language: 'en',
    motion: { pieces: false, gains: false, dice: false },
    ...settings,
  });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('games.settings') === null) {
      localStorage.setItem('games.settings', stored);
    }
  }, text);
}

/** The page deals the same cards at every run. */
export const dealAlike = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(array.map((_, at) => (at * 37 + 11) % 256));
      return array;
    };
  });

/** Sets a local table: one word for each seat. */
export async function beginLocal(
  page: Page,
  seats: readonly string[],
  { game = GAME, settings = {} }: { game?: string; settings?: Record<string, unknown> } = {},
): Promise<void> {
  await settle(page, settings);
  await page.goto(address(`#/${game}/local`));
  for (let seat = 3; seat <= seats.length; seat++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  for (const [at, player] of seats.entries()) {
    await page.getByLabel(`Seat ${at + 1}: who plays`).selectOption(player);
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
}

export const noSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** Everything written inside an element. */
export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? '';

/** The number of the turn that the table shows; 0 before the first. */
export const turnOf = async (page: Page): Promise<number> =>
  Number(/Turn (\d+)/.exec(await textOf(page.locator('.tk-top')))?.[1] ?? 0);
