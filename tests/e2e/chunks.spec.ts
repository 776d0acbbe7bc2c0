/** What a game loads: its own screen, small enough, and nothing of another game's. */
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { address, expect, settle, test } from './table';

/** By game: a word that only its own screen has, and the most that its scripts may weigh, in kilobytes of gzip. */
const GAMES = {
  'river-of-gold': { mark: 'rg-table', most: 150 },
  iki: { mark: 'iki-table', most: 120 },
  root: { mark: 'rt-table', most: 150 },
};

/** The bots of all games think in one worker, which comes when the first of them is to decide: early or late. */
const isWorker = (path: string): boolean => /\.worker-[^/]*\.js$/.test(path);

/** The scripts that a page loads from the start page to a game's table, by address; without the worker's. */
async function scriptsOf(page: Page, game: string, mark: string): Promise<Map<string, string>> {
  const answers: Promise<[string, string]>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    const { pathname } = new URL(url);
    if (pathname.endsWith('.js') && !isWorker(pathname)) {
      answers.push(response.text().then((text): [string, string] => [url, text]));
    }
  });
  await page.goto(address());
  await page.goto(address(`#/${game}/local`));
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator(`.${mark}`)).toBeVisible();
  return new Map(await Promise.all(answers));
}

test('a game loads its own screen, which is small, and no other one', async ({ page, visitor }) => {
  await settle(page);
  const loaded = new Map<string, Map<string, string>>();
  for (const [game, { mark }] of Object.entries(GAMES)) {
    loaded.set(game, await scriptsOf(await visitor(), game, mark));
  }
  for (const [game, { mark, most }] of Object.entries(GAMES)) {
    const own = loaded.get(game) ?? new Map<string, string>();
    const others = [...loaded].filter(([other]) => other !== game);
    expect(
      [...own.values()].some((text) => text.includes(mark)),
      `${game} loads its screen`,
    ).toBe(true);
    for (const [other, scripts] of others) {
      const strange = [...scripts].filter(([, text]) => text.includes(mark)).map(([url]) => url);
      expect(strange, `${other} loads nothing of the screen of ${game}`).toEqual([]);
    }
    // What both others load too is the page's and the table kit's.
    const alone = [...own].filter(([url]) => !others.every(([, scripts]) => scripts.has(url)));
    const weight = alone.reduce((sum, [, text]) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024;
    expect(weight, `the scripts of ${game} alone`).toBeGreaterThan(1);
    expect(weight, `the scripts of ${game} alone`).toBeLessThan(most);
  }
});
