import { Player } from './player';
import { beginLocal, expect, picture, test, turnOf } from './table';

declare global {
  interface Window {
    /** The longest time between two frames since it was last set to 0, in milliseconds. */
    longestFrame: number;
  }
}

test('daimyo and merchant think in a worker: they are seen thinking, and the screen never stands still', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.longestFrame = 0;
    let last = performance.now();
    const frame = (now: number): void => {
      window.longestFrame = Math.max(window.longestFrame, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await beginLocal(page, ['person', 'daimyo', 'merchant']);
  const player = new Player(page);
  const thinking = page.getByText(/is thinking…/).first();
  await player.playUntil(async () => (await turnOf(page)) >= 1 && (await thinking.isVisible()), 15_000);
  await page.evaluate(() => {
    window.longestFrame = 0;
  });
  // A daimyo thinks for most of a second; on the page's own thread no frame would be drawn meanwhile.
  await page.waitForTimeout(600);
  expect(await page.evaluate(() => window.longestFrame)).toBeLessThan(650);
  await player.playUntil(
    async () =>
      (await turnOf(page)) >= 6 && (await page.locator('.tk-panel[data-deciding="true"]').isVisible()),
    15_000,
  );
});

test('a hint names the best few moves and what each is expected to bring', async ({ page }) => {
  await beginLocal(page, ['person', 'merchant']);
  await new Player(page).playUntil(
    async () =>
      (await turnOf(page)) >= 3 && (await page.locator('.tk-panel[data-deciding="true"]').isVisible()),
    15_000,
  );
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.locator('.tk-hints > li');
  await expect(hints.first()).toBeVisible();
  expect(await hints.count()).toBeGreaterThan(1);
  await expect(hints.first()).toContainText(/About .* at the end/);
  await picture(page, 'hints');
});
