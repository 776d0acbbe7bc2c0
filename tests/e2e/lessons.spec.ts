import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { Player } from './player';
import { address, expect, GAME, noSidewaysScroll, picture, settle, test } from './table';

/** A local game against a novice, at a moment in which delivering to a noble is far better than anything else. */
const ADVISED = readFileSync('tests/fixtures/river-of-gold/advised-game.json', 'utf8');

/** What lies under the middle of each ring once the board stands still: neither rings nor the shade ever catch the pointer. */
async function underRings(page: Page): Promise<string[]> {
  const before = await ringed(page);
  await page.waitForTimeout(150);
  const now = await ringed(page);
  return now.join() === before.join() ? now : [];
}
const ringed = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.tk-ring')].map((ring) => {
      const box = ring.getBoundingClientRect();
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return hit?.closest('[data-at]')?.getAttribute('data-at') ?? `nothing but ${hit?.className}`;
    }),
  );

/** Whether the whole of every matching element lies in the window. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll(wanted)].map((element) => element.getBoundingClientRect());
    return boxes.every(
      ({ top, left, bottom, right }) =>
        top >= 0 && left >= 0 && bottom <= window.innerHeight + 1 && right <= window.innerWidth + 1,
    );
  }, selector);

test('a newcomer takes the first lesson, goes back in it, passes its check, and finds it ticked', async ({
  page,
}) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/learn`));
  await picture(page, 'learn');
  await page.getByRole('link', { name: 'Begin the lesson: The river and your ships' }).click();
  const guide = page.getByRole('region', { name: 'The river and your ships' });
  const next = guide.getByRole('button', { name: 'Next' });
  await expect(guide.getByRole('heading', { name: 'This is the river' })).toBeVisible();
  await next.click();
  await next.click();
  await expect(guide.getByRole('heading', { name: 'A ship touches four spaces' })).toBeVisible();
  await expect(page.locator('.tk-ring')).toHaveCount(5);
  await expect(page.locator('.tk-dim')).toBeVisible();
  await picture(page, 'lesson');
  await next.click();
  await next.click();
  await expect(guide.getByRole('heading', { name: 'Now sail' })).toBeVisible();
  const player = new Player(page);
  const sailed = guide.getByRole('heading', { name: 'Gifts for the visitor' });
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await page.locator('[data-at^="ship-0-"][data-look="possible"]').first().click();
  await player.playUntil(() => sailed.isVisible());
  // Back takes the voyage back.
  await guide.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(guide.getByRole('heading', { name: 'Now sail' })).toBeVisible();
  await page.getByRole('button', { name: 'Sail', exact: true }).click();
  await page.locator('[data-at^="ship-0-"][data-look="possible"]').first().click();
  await player.playUntil(() => sailed.isVisible());
  await next.click();
  await page.getByRole('button', { name: /^End turn/ }).click();

  await expect(guide.getByRole('heading', { name: 'One question' })).toBeVisible();
  await guide.getByRole('button', { name: 'Only what the market gives.' }).click();
  await expect(guide.getByText('Not quite. Try again.')).toBeVisible();
  await guide.getByRole('button', { name: '3 koku, and what the market gives a visitor.' }).click();
  await guide.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page.getByRole('region', { name: 'Build', exact: true })).toBeVisible();
  await page.goto(address(`#/${GAME}/learn`));
  await expect(page.getByText('1 of 8 done')).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [768, 1024],
] as const) {
  test.describe(`a screen of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('the lesson of building lights at every step what it speaks of, and is passed', async ({ page }) => {
      await settle(page);
      await page.goto(address(`#/${GAME}/learn/build`));
      const guide = page.locator('.tk-guide');
      const next = guide.getByRole('button', { name: 'Next' });
      const lit = async (places: RegExp) => {
        await expect.poll(async () => (await underRings(page)).join(' ')).toMatch(places);
        expect(await inSight(page, '.tk-ring')).toBe(true);
        expect(await inSight(page, '.tk-last')).toBe(true);
      };
      await lit(/^space-\d+/);
      await next.tap();
      await lit(/^(row-1|tile)/);
      await next.tap();
      // A tablet shows the row all the time; a phone offers its tiles once the space is picked.
      const tablet = await page.locator('.tk-wide').isVisible();
      await lit(tablet ? /^space-\d+ (row|tile)-/ : /^space-\d+$/);
      await picture(page, `lesson-${width}`);
      const [space] = await ringed(page);
      await page.locator(`[data-at="${space}"]`).tap();
      await lit(new RegExp(`^${space} ${tablet ? '(row|tile)' : 'tile'}-`));
      if (tablet) await page.locator('[data-at^="row-"][data-end] .rg-row-tile').tap();
      else await page.locator('.tk-offboard-card').last().tap();
      const done = guide.getByRole('heading', { name: 'Influence' });
      await page.getByRole('button', { name: /^Build (on|in)/ }).tap();
      await expect(done).toBeVisible();
      await next.tap();
      await lit(/^space-\d+$/);
      await next.tap();
      await guide.getByRole('button', { name: 'On any empty space of region 4 that you can pay.' }).tap();
      await expect(guide.getByText(/^Right\./)).toBeVisible();
      expect(await noSidewaysScroll(page)).toBe(true);
    });
  });
}

test('in a first game with advice a bad move is doubted, and can be made all the same', async ({ page }) => {
  await settle(page);
  await page.addInitScript((game) => {
    if (localStorage.getItem('games.local.advised') !== null) return;
    localStorage.setItem('games.local.advised', game);
    localStorage.setItem('games.advice.advised', 'true');
  }, ADVISED);
  await page.goto(address(`#/${GAME}/local/advised`));
  await page.getByRole('button', { name: 'Advice' }).click();
  const advice = page.getByRole('region', { name: 'What a strong player would do' });
  await expect(advice.getByText('Best')).toBeVisible();
  await expect(advice.getByText(/^Expected in the end/).first()).toBeVisible();
  await picture(page, 'advice');
  await advice.getByRole('button', { name: 'Close the advice' }).click();

  const favor = page.locator('.tk-at-own [data-at="player-0-favor"]');
  const before = (await favor.textContent()) ?? '';
  const turnDie = async () => {
    await page.locator('[data-at="face-6"]').click();
    const primary = page.locator('.tk-panel .tk-primary:not([disabled])');
    if (await primary.isVisible()) await primary.click();
  };
  await turnDie();
  const sure = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(sure.getByText(/This loses about \d+ points/)).toBeVisible();
  await picture(page, 'advice-sure');
  await sure.getByRole('button', { name: 'Think again' }).click();
  await expect(favor).toHaveText(before);

  await turnDie();
  await sure.getByRole('button', { name: 'Do it anyway' }).click();
  await expect(favor).not.toHaveText(before);
});
