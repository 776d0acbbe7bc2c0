import type { Page } from '@playwright/test';
import { inSight } from './measure';
import { Player } from './player';
import { beginLocal, expect, picture, test } from './table';

/** Chips whose number or arrow has gone to another line. */
const brokenChips = (page: Page): Promise<string[]> =>
  page.locator('.tk-chip-face').evaluateAll((all) =>
    all.flatMap((chip) => {
      const { height, width } = chip.getBoundingClientRect();
      return width > 0 && height > 30 ? [`${chip.textContent}: ${height} px`] : [];
    }),
  );

test('what a delivery brings is in sight as a whole at every desktop size, and no chip is broken', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice']);
  const customer = page
    .locator('.tk-main:has(.rg-faces) .tk-at-own [data-at^="customer-"][data-look="possible"]')
    .first();
  await new Player(page).playUntil(() => customer.isVisible());
  await customer.click();
  const chosen = page.locator('.tk-at-own [data-at^="customer-"][data-look="selected"]');
  for (const [width, height] of [
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.mouse.move(5, 5);
    await chosen.hover();
    const where = `${width}×${height}`;
    await expect(page.getByText(/Cannot be taken back/).first(), where).toBeVisible();
    for (const part of ['.tk-note', '.tk-look', '.tk-last button']) {
      expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
    }
    const body = page.locator('.tk-panel-body');
    expect(await body.evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThanOrEqual(1);
    const frame = page.locator('.tk-at-actions');
    expect(await frame.evaluate((one) => one.scrollHeight - one.clientHeight), where).toBeLessThanOrEqual(1);
    expect(await inSight(page, '.tk-preview'), where).toBe(true);
    expect(await brokenChips(page), where).toEqual([]);
    await picture(page, `delivery-${width}`);
  }
});

/** The middle of an opponent's ship that lies on a river space to which the chosen ship can sail for nothing. */
const shipOnTarget = (page: Page): Promise<{ x: number; y: number; river: string } | null> =>
  page.evaluate(() => {
    const lit = document.querySelectorAll('[data-at^="river-"][data-look="possible"]:not([data-priced])');
    for (const space of lit) {
      const hit = space.querySelector('.tk-hit');
      for (const ship of document.querySelectorAll('[data-at^="ship-"]:not([data-at^="ship-0-"])')) {
        const box = ship.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (hit && document.elementsFromPoint(x, y).includes(hit)) {
          return { x, y, river: space.getAttribute('data-at') ?? '' };
        }
      }
    }
    return null;
  });

test('a lit river space is picked by a click on the ship of an opponent that lies on it', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice', 'novice', 'novice']);
  await new Player(page).playUntil(async () => (await shipOnTarget(page)) !== null);
  const target = await shipOnTarget(page);
  if (!target) throw new Error('No ship lies on a target.');
  const before = await page
    .locator('[data-at^="ship-0-"]')
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  await page.mouse.click(target.x, target.y);
  const space = page.locator(`[data-at="${target.river}"]`);
  await expect
    .poll(async () => {
      const chosen = (await space.getAttribute('data-look')) === 'selected';
      const now = await page
        .locator('[data-at^="ship-0-"]')
        .evaluateAll((all) => all.map((one) => one.outerHTML));
      return chosen || JSON.stringify(now) !== JSON.stringify(before);
    })
    .toBe(true);
});
