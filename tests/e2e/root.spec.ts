import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { boxes, cutOff, inSight, overlap, small } from './measure';
import { rootPlayer } from './root-player';
import { address, expect, noSidewaysScroll, picture, settle, test, turnOf } from './table';

/** Everybody else at these tables: they decide in a moment. */
const BOT = 'novice';

async function beginWith(page: Page, seats: readonly string[], settings = {}): Promise<void> {
  await settle(page, settings);
  await page.goto(address('#/root/local'));
  for (let seat = 3; seat <= seats.length; seat++) {
    await page.getByRole('button', { name: 'Add a seat' }).click();
  }
  for (const [at, player] of seats.entries()) {
    await page.getByLabel(`Seat ${at + 1}: who plays`).selectOption(player);
  }
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.rt-table')).toBeVisible();
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

const isOver = (page: Page) => () => page.locator('.tk-final').isVisible();
const actsIn = (page: Page, turn: number) => async () =>
  (await turnOf(page)) >= turn && (await page.locator('.rt-kinds').isVisible());

test('a whole game in the wood with two bots, from the start page to the score table', async ({ page }) => {
  test.setTimeout(900_000);
  await settle(page);
  await page.goto(address());
  await page.getByRole('article', { name: 'Root' }).getByRole('link', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'Play here' })).toBeVisible();
  await beginWith(page, ['person', 'planner', BOT]);
  const player = rootPlayer(page);
  await player.playUntil(actsIn(page, 2));
  await picture(page, 'root-table');
  await player.playUntil(isOver(page));
  expect(await faults(page)).toEqual([]);
  await picture(page, 'root-final');
  await page.locator('.tk-final').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.tk-final')).toBeHidden();
  expect(await faults(page)).toEqual([]);
});
