import type { Page } from '@playwright/test';
import { small } from './measure';
import { Player } from './player';
import { openAt } from './situation';
import { address, beginLocal, expect, GAME, settle, test } from './table';

/** What has the focus, by its name or its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const one = document.activeElement;
    return one?.getAttribute('aria-label') ?? one?.textContent ?? '';
  });

test('every page has a title of its own', async ({ page }) => {
  await settle(page);
  const titles: string[] = [];
  for (const place of ['#/', `#/${GAME}/local`, `#/${GAME}/online`, `#/${GAME}/learn`, '#/nowhere/at/all']) {
    await page.goto(address(place));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toContain('River of Gold');
});

test('the focus comes back after a dialogue, and a page that one returns to has it where one left', async ({
  page,
}) => {
  await settle(page);
  await page.goto(address());
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused(page)).toBe('Settings');
  const door = page.getByRole('link', { name: /^Play here On this device/ });
  await door.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toMatch(/local$/);
});

test('panels take the focus and give it back, on a phone they are modal; targets are large enough', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice']);
  await new Player(page).playUntil(() => page.locator('.rg-face').first().isVisible());
  const moves = page.getByRole('button', { name: 'Moves' });
  await moves.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'All your moves' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(moves).toBeFocused();
  await page.getByRole('button', { name: 'Log' }).click();
  expect(await small(page), 'log').toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  // Its parts are found by their headings.
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  for (const part of ['River', 'Tiles', 'Masteries', 'Players', 'What you can do']) {
    expect(headings).toContain(part);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await moves.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Panels' });
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(page.getByRole('region', { name: 'All your moves' })).toBeFocused();
  // Nothing behind it can be reached, neither by Tab nor by a screen reader.
  await expect(page.locator('.tk-phone > :not(.tk-side):not([inert])')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(moves).toBeFocused();
  expect(await small(page), 'phone').toEqual([]);
});

test('what happens is announced line after line, and then whose turn it is', async ({ page }) => {
  await beginLocal(page, ['person', 'novice']);
  const player = new Player(page);
  await player.playUntil(() => page.locator('.rg-face').first().isVisible());
  await player.playUntil(async () => /Turn [3-9]/.test((await page.locator('.tk-top').textContent()) ?? ''));
  const lines = page.locator('.tk-table > [role="log"] > p');
  await expect(lines.last()).toHaveText('Your turn');
  const said = await lines.allTextContents();
  expect(said.length).toBeGreaterThan(2);
  expect(said.some((line) => line.startsWith('Benjiro'))).toBe(true);
});

test('without colours of ours, lit and chosen things differ by their outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await beginLocal(page, ['person', 'novice']);
  const lit = page.locator('[data-at^="space-"][data-look="possible"]:not([data-priced])').first();
  await new Player(page).playUntil(() => lit.isVisible());
  const outline = (at: string) =>
    page
      .locator(at)
      .first()
      .evaluate((one) => {
        const { stroke, strokeWidth } = getComputedStyle(one);
        return `${stroke} ${strokeWidth}`;
      });
  expect(await page.locator('[data-at^="space-"][data-look="idle"] > .tk-lit').count()).toBe(0);
  const possible = await outline('[data-at^="space-"][data-look="possible"]:not([data-priced]) > .tk-lit');
  await lit.click();
  const selected = await outline('[data-at^="space-"][data-look="selected"] > .tk-lit');
  expect(parseFloat(selected.split(' ').at(-1) ?? '')).toBeGreaterThan(
    parseFloat(possible.split(' ').at(-1) ?? ''),
  );
  const tile = page.locator('.rg-row-tile[data-look="possible"]').first();
  expect(await tile.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe('solid');
});

test('who asks for more contrast gets it: no faint words, thicker light, thicker frames', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice']);
  const lit = page.locator('[data-at^="space-"][data-look="possible"] > .tk-lit').first();
  await new Player(page).playUntil(() => lit.isVisible());
  const look = () =>
    page.evaluate(() => {
      const of = (selector: string): CSSStyleDeclaration => {
        const found = document.querySelector(selector);
        if (!found) throw new Error(`There is no ${selector}.`);
        return getComputedStyle(found);
      };
      return {
        plain: of('.tk-table').color,
        faint: of('.tk-at-opponents .rg-quiet').color,
        light: Number.parseFloat(of('[data-look="possible"] > .tk-lit').strokeWidth),
        frame: Number.parseFloat(of('.tk-framed').borderTopWidth),
      };
    });
  const usual = await look();
  expect(usual.faint).not.toBe(usual.plain);
  await page.emulateMedia({ contrast: 'more' });
  const strong = await look();
  expect(strong.faint).toBe(strong.plain);
  expect(strong.light).toBeGreaterThan(usual.light);
  expect(strong.frame).toBeGreaterThan(usual.frame);
});

/** What is on paper is dark on white, whatever the theme of the screen is. */
const inkOf = (page: Page, words: string): Promise<string[]> =>
  page.locator(words).evaluate((one) => {
    const root = getComputedStyle(document.documentElement);
    return [root.colorScheme, root.backgroundColor, getComputedStyle(one).color];
  });
/** How many pages of paper it takes. */
const pagesOf = async (page: Page): Promise<number> =>
  (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
const BLACK_ON_WHITE = ['light', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'];

test('on paper the rules have neither menus nor lessons, and are black on white in the dark theme too', async ({
  page,
}) => {
  await settle(page, { theme: 'dark' });
  await page.goto(address(`#/${GAME}/learn`));
  await expect(page.locator('.ui-text-section figure').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['.app-head', '.app-foot', '.app-lessons', '.app-first-game', '.ui-search']) {
    await expect(page.locator(part)).toBeHidden();
  }
  expect(await inkOf(page, 'h1')).toEqual(BLACK_ON_WHITE);
  expect(await pagesOf(page)).toBeGreaterThan(3);
});

test('the score sheet on paper is the count with everybody’s name, and nothing else', async ({ page }) => {
  await settle(page, { theme: 'dark' });
  await openAt(page, 'before the last move');
  await page.locator('.tk-panel .tk-primary', { hasText: /^End/ }).click();
  await page.locator('.tk-final').getByRole('button', { name: 'Skip' }).click();
  await page.emulateMedia({ media: 'print' });
  // As wide as paper with broad margins: a phone of this width shows emblems alone.
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(page.locator('.tk-final .tk-last')).toBeHidden();
  await expect(page.locator('.tk-main')).toBeHidden();
  for (const name of await page.locator('.tk-scores thead .tk-player > span').all()) {
    expect((await name.boundingBox())?.width).toBeGreaterThan(20);
  }
  expect(await inkOf(page, '.tk-winner')).toEqual(BLACK_ON_WHITE);
  expect(await pagesOf(page)).toBe(1);
});
