import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { Player } from './player';
import { address, beginLocal, expect, GAME, noSidewaysScroll, picture, settle, test, textOf } from './table';

/** Whether the whole of every matching element lies in the window. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    return (
      boxes.length > 0 &&
      boxes.every(
        ({ top, left, bottom, right }) =>
          top >= 0 && left >= 0 && bottom <= window.innerHeight + 1 && right <= window.innerWidth + 1,
      )
    );
  }, selector);

/** What lies under the middle of each ring: the rings themselves never catch the pointer. */
const underRings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tk-ring')].map((ring) => {
      const box = ring.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest('[data-at]')?.getAttribute('data-at') ?? `nothing but ${hit?.className}`;
    }),
  );

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [768, 1024],
] as const) {
  test.describe(`a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('the guide shows on every step what it speaks of, and a newcomer finishes it', async ({ page }) => {
      await settle(page);
      await page.goto(address(`#/${GAME}/learn/first-turn`));
      const guide = page.getByRole('region', { name: 'Guided first turn' });
      const next = guide.getByRole('button', { name: 'Next' });
      const ringed = async (places: RegExp) => {
        await expect.poll(async () => (await underRings(page)).join(' ')).toMatch(places);
        expect(await inSight(page, '.tk-ring')).toBe(true);
        expect(await inSight(page, '.tk-last')).toBe(true);
      };
      await ringed(/^(river|ship)-\S+$/);
      await next.tap();
      await ringed(/^customer-\S+ customer-\S+ player-0\S*$/);
      await next.tap();
      await ringed(/^player-0\S*$/);
      await next.tap();
      await ringed(/^(track|marker)-1\S*$/);
      await next.tap();
      const space = /space (\d+)/.exec(await textOf(guide))?.[1];
      await ringed(new RegExp(`^space-${space}$`));
      await picture(page, `guide-${width}`);
      await page.locator(`[data-at="space-${space}"]`).tap();
      await ringed(new RegExp(`^space-${space} tile-`));
      const end = page.locator('.tk-offboard-card').last();
      await end.tap();
      await expect(end).toHaveAttribute('aria-pressed', 'true');
      await expect(guide.getByRole('heading', { name: 'Let us build' })).toBeVisible();
      await page.getByRole('button', { name: /^Build on space/ }).tap();
      await expect(guide.getByRole('heading', { name: 'Well done' })).toBeVisible();
      await next.tap();
      await page.getByRole('button', { name: /^End turn/ }).tap();
      await expect(guide.getByRole('heading', { name: 'Now sail' })).toBeVisible();
      await ringed(/ship-0-/);
      await new Player(page, true).playUntil(() =>
        guide.getByRole('heading', { name: 'You know how it goes' }).isVisible(),
      );
      expect(await noSidewaysScroll(page)).toBe(true);
    });
  });
}

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('own things, six faces and the main button are in sight, and axe finds nothing', async ({ page }) => {
    await beginLocal(page, ['person', 'novice']);
    await new Player(page, true).playUntil(() => page.locator('.rg-face').first().isVisible());
    for (const part of ['.rg-strip > *', '.rg-face', '.tk-primary', '.tk-tab', '.tk-zoom button']) {
      expect(await inSight(page, part), part).toBe(true);
    }
    // Whose turn it is and all tools take no more than two lines together.
    expect((await page.locator('.tk-head').boundingBox())?.height ?? 999).toBeLessThan(80);
    expect((await page.locator('.tk-main').boundingBox())?.height ?? 0).toBeGreaterThan(240);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join()}`)).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Show your hand' }).tap();
    expect(await inSight(page, '.rg-hand-card')).toBe(true);
    await picture(page, 'phone-hand');
  });
});

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1366, 650],
  [1024, 768],
] as const) {
  test(`at ${width} by ${height} river, hand, actions and building row are in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginLocal(page, ['person', 'novice']);
    const lit = page.locator('[data-at^="space-"][data-look="possible"]').first();
    await new Player(page).playUntil(() => lit.isVisible());
    for (const part of ['.rg-river', '.rg-hand-card', '.tk-primary', '.rg-row-tile .rg-tile-card']) {
      expect(await inSight(page, part), part).toBe(true);
    }
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    if (width === 1440) expect(scrolls).toBe(0);
    await picture(page, `table-${width}-${height}`);
  });
}
