import AxeBuilder from '@axe-core/playwright';
import { inSight } from './measure';
import { Player } from './player';
import { beginLocal, expect, picture, test } from './table';

test.describe('a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('own things, six faces and the main button are in sight, and axe finds nothing', async ({ page }) => {
    await beginLocal(page, ['person', 'novice']);
    await new Player(page, 'touch').playUntil(() => page.locator('.rg-face').first().isVisible());
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
