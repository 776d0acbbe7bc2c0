import type { Page } from '@playwright/test';
import { boxes, inSight, overlap } from './measure';
import { openAt } from './situation';
import { expect, test, textOf } from './table';

// One after another: each brings its table about with the same program.
test.describe.configure({ mode: 'default' });

const look = (page: Page) => page.locator('#tk-look');
const noted = (page: Page) => page.locator('[data-look="noted"]');
const open = (page: Page, tool: 'Moves' | 'Hint') =>
  page.getByRole('button', { name: tool, exact: true }).click();
const hints = (page: Page) => page.locator('.tk-hints .tk-move');

for (const tool of ['Moves', 'Hint'] as const) {
  test(`what an entry of ${tool} shows ends with Escape, and what is hovered later is shown`, async ({
    page,
  }) => {
    await openAt(page, 'can build, sail and trade');
    await open(page, tool);
    const entry = page.locator('.tk-side .tk-move:visible').first();
    await entry.hover();
    await expect(look(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.tk-side')).toHaveCount(0);
    await expect(look(page)).toHaveCount(0);
    await expect(noted(page)).toHaveCount(0);

    const ship = page.locator('[data-at^="ship-"][data-look="possible"]').first();
    await ship.hover();
    await expect(look(page)).toContainText(/sail/i);
    await ship.click();
    // What is shown is the move that the big button makes.
    const commit = page.locator('.tk-panel .tk-primary');
    await expect(commit).toBeEnabled();
    await expect(look(page)).toContainText((await commit.textContent()) ?? '');
  });
}

test('while the list stays open, the board shows what is hovered there', async ({ page }) => {
  await openAt(page, 'can build, sail and trade');
  await open(page, 'Moves');
  await page.locator('.tk-moves .tk-move:visible').first().hover();
  await expect(look(page)).toBeVisible();
  const shown = await textOf(look(page));
  await page.locator('[data-at^="ship-"][data-look="possible"]').last().hover();
  await expect(look(page)).not.toHaveText(shown);
  await expect(look(page)).toContainText(/sail/i);
});

test('hovering through the list of moves shifts none of its entries', async ({ page }) => {
  await openAt(page, 'can build, sail and trade');
  await open(page, 'Moves');
  const entries = page.locator('.tk-moves .tk-move:visible');
  const tops = () =>
    page
      .locator('.tk-moves .tk-move')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  await expect(entries.first()).toBeVisible();
  const before = await tops();
  for (let at = 0; at < Math.min(4, await entries.count()); at++) {
    await entries.nth(at).hover();
    await expect(page.locator('.tk-moves-preview')).not.toBeEmpty();
    expect(await tops()).toEqual(before);
  }
});

test('a game that ends while the hints are open leaves no empty card', async ({ page }) => {
  await openAt(page, 'before the last move');
  await open(page, 'Hint');
  await expect(page.locator('.tk-side')).toBeVisible();
  await page.locator('.tk-panel .tk-primary', { hasText: /^End/ }).click();
  await expect(page.locator('.tk-final')).toBeVisible();
  await expect(page.locator('.tk-side')).toHaveCount(0);
});

for (const situation of [
  'a good to choose',
  'something to sell',
  'a journey to choose',
  'can build, sail and trade',
] as const) {
  test(`hints are named, each once: ${situation}`, async ({ page }) => {
    await openAt(page, situation);
    await open(page, 'Hint');
    await expect(hints(page).first()).toBeVisible();
    const named = await page.locator('.tk-hints strong').allTextContents();
    for (const name of named) expect(name).toMatch(/^[A-Z]\S* .+/);
    expect(new Set(named).size).toBe(named.length);
  });
}

test('two ships that are alike on one space need no picking: where to sail says enough', async ({ page }) => {
  await openAt(page, 'two ships on one space');
  const space = page.locator('[data-at^="river-"][data-look="possible"]:not([data-priced])').first();
  await space.locator('.tk-hit').click();
  await expect(page.locator('.tk-panel .tk-primary', { hasText: /^Sail/ })).toBeEnabled();
  await expect(page.getByText('pick one')).toHaveCount(0);
});

test('a building with both markers of one player names its owner once', async ({ page }) => {
  await openAt(page, 'both markers of one player');
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  const names = await page
    .locator('[data-at^="space-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => /Daisuke|Hana/.test(name))).not.toEqual([]);
  for (const name of names) expect(name).not.toMatch(/(Daisuke|Hana) and \1/);
});

test('once the Emperor’s visit is closed, the places of what has happened since are marked', async ({
  page,
}) => {
  await openAt(page, 'before the Emperor’s visit', 'waits');
  await expect(page.locator('.rg-visit')).toBeVisible();
  await page.locator('.rg-visit').getByRole('button', { name: 'Skip' }).click();
  await page.locator('.rg-visit').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.rg-visit')).toHaveCount(0);
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  await expect(page.locator('.tk-since')).toBeVisible();
  await expect(noted(page).first()).toBeVisible();
});

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} the news and a reason leave the die's faces clear of Undo`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, 'cannot deliver');
    await expect(page.locator('.tk-since')).toBeVisible();
    const apart = async () => {
      const [undo] = await boxes(page, '.tk-last button');
      if (!undo) throw new Error('There is no Undo.');
      for (const face of await boxes(page, '.rg-face')) expect(overlap(face, undo)).toBe(false);
      expect(await inSight(page, '.rg-face')).toBe(true);
      expect(await inSight(page, '.tk-last button')).toBe(true);
    };
    await apart();
    // What cannot be done says why not: Playwright would wait until it can.
    await page.locator('.tk-action[data-action="deliver"]').click({ force: true });
    await expect(page.locator('.tk-panel .tk-warning')).toBeVisible();
    await apart();
  });
}
