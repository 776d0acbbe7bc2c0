import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Player } from './player';
import { beginLocal, expect, settle, test } from './table';

/** A local table in its first turn, with the clans chosen. */
async function firstTurn(page: Page, seats: readonly string[] = ['person', 'novice']): Promise<void> {
  await beginLocal(page, seats);
  await new Player(page).playUntil(() => page.locator('.rg-faces').isVisible());
}

const card = (page: Page) => page.locator('.tk-card');

/** Whether two elements overlap on the screen. */
const overlap = (page: Page, one: string, other: string): Promise<boolean> =>
  page.evaluate(
    ([a = '', b = '']) => {
      const boxes = [a, b].map((selector) => document.querySelector(selector)?.getBoundingClientRect());
      const [p, q] = boxes;
      if (!p || !q) throw new Error('Both have to be there.');
      return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
    },
    [one, other],
  );

test('a pointer asks: one card next to the thing, whole on the screen, gone with Escape', async ({
  page,
}) => {
  await firstTurn(page);
  for (const key of ['step-6-18', 'scoring-1', 'stack-1', 'bay', 'die-1', 'player-1-koku']) {
    await page.locator(`[data-ask="${key}"]`).first().hover();
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toBeInViewport({ ratio: 0.999 });
    expect(await overlap(page, '.tk-card', `[data-ask="${key}"]`)).toBe(false);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('a button that shows only a picture says its word; one that shows the word says it once', async ({
  page,
}) => {
  await firstTurn(page);
  const log = page.getByRole('button', { name: 'Log', exact: true });
  const point = async (): Promise<void> => {
    await page.mouse.move(2, 2);
    await log.hover();
  };
  await point();
  await page.waitForTimeout(1000);
  await expect(card(page)).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await point();
  await expect(card(page)).toHaveText('Log');
});

test('by keyboard the masteries are one stop; arrows read them one after another', async ({ page }) => {
  await firstTurn(page);
  const masteries = page.locator('.rg-mastery');
  await page.locator('.rg-masteries').evaluate((list) => {
    const before = list.closest('.tk-main')?.querySelectorAll('[tabindex="0"], button') ?? [];
    const last = [...before].filter((one) => one.compareDocumentPosition(list) & 4).at(-1);
    if (last instanceof HTMLElement || last instanceof SVGElement) last.focus();
  });
  const reached = () => masteries.first().evaluate((mastery) => mastery === document.activeElement);
  for (let stops = 0; stops < 20 && !(await reached()); stops++) await page.keyboard.press('Tab');
  await expect(masteries.first()).toBeFocused();
  await expect(card(page)).toContainText('Mastery');
  await expect(masteries.first()).toHaveAttribute('aria-describedby', /tk-ask/);
  await page.keyboard.press('ArrowRight');
  await expect(masteries.nth(1)).toBeFocused();
});

test('what a pick would bring stands next to it, and the actions stay in reach', async ({ page }) => {
  await firstTurn(page);
  await page.locator('[data-at^="ship-"][data-look="possible"]').first().hover();
  await expect(page.locator('#tk-look')).toBeInViewport({ ratio: 0.999 });
  await expect(page.getByRole('button', { name: 'Trade' })).toBeVisible();
  expect(await overlap(page, '#tk-look', '.tk-controls')).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a long press asks, and the card is above the finger', async ({ page }) => {
    await settle(page);
    await firstTurn(page);
    const thing = page.locator('.rg-strip [data-ask$="-koku"]');
    const box = await thing.boundingBox();
    if (!box) throw new Error('There is no koku.');
    const session = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + 10, y: box.y + 10 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(card(page)).toContainText('koku');
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const shown = await card(page).boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(box.y);
  });
});

test('bots can be paused and skipped, and their levels stand at their seats', async ({ page }) => {
  await settle(page, { botSpeed: 'slow' });
  await firstTurn(page, ['person', 'novice', 'novice']);
  await expect(page.locator('.rg-board-note').first()).toHaveText(/Bot: novice/);
  await new Player(page).playUntil(() => page.locator('.tk-follow').isVisible());
  await page.getByRole('button', { name: 'Pause' }).click();
  const lines = page.locator('.tk-follow ol');
  const before = await lines.textContent();
  await page.waitForTimeout(2500);
  expect(await lines.textContent()).toBe(before);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
});
