import type { Page } from '@playwright/test';
import { faults } from './faults';
import { ikiPlayer } from './iki-player';
import { address, beginLocal, expect, noSidewaysScroll, picture, settle, test } from './table';

/** Everybody else at these tables: they decide in a moment. */
const BOT = 'apprentice';

async function beginWithBots(page: Page, bots: number): Promise<void> {
  await beginLocal(page, ['person', ...Array.from({ length: bots }, () => BOT)], { game: 'iki' });
  await expect(page.locator('.iki-table')).toBeVisible();
}

const isOver = (page: Page) => () => page.locator('.tk-final').isVisible();

test('a year in Edo with two bots, from the start page to the score table', async ({ page }) => {
  await settle(page);
  await page.goto(address());
  await page.getByRole('article', { name: 'IKI' }).getByRole('link', { name: 'Play here' }).click();
  await expect(page.getByRole('heading', { name: 'Play here' })).toBeVisible();
  await beginWithBots(page, 2);
  const player = ikiPlayer(page);
  await player.playUntil(() => page.locator('.iki-footprints').first().isVisible(), 15_000);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'iki-walk');
  await player.playUntil(() => page.locator('.iki-ribbon').first().isVisible(), 15_000);
  await picture(page, 'iki-table');
  await player.playUntil(isOver(page), 15_000);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'iki-final');
});

/** What somebody who owns the box has written down. */
const cardFile = (cost: unknown) => ({
  name: 'cards.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      name: 'My box',
      fish: [{ id: 'whitebait-1', cost }],
      pipes: [{ colour: 'grey', cost: 5 }],
    }),
  ),
});

test('a game is played by the values of a file, which the table names; a wrong file changes nothing', async ({
  page,
}) => {
  await settle(page);
  await page.goto(address('#/iki/local'));
  await page.getByText('More options').click();
  const chosen = page.getByLabel('Choose a file …');
  await chosen.setInputFiles(cardFile('dear'));
  await expect(page.getByRole('alert')).toHaveText(
    'The file is wrong at fish[0] whitebait-1, cost. Expected: a whole number from 0 to 99.',
  );
  await chosen.setInputFiles(cardFile(9));
  await expect(page.getByText('Card values: My box')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.iki-offer')).toContainText('Played with the card values “My box”.');
  // Every value on the table says whose it is.
  const card = page.locator('#tk-look, #tk-ask');
  await page.locator('[data-at="fish-whitebait-1"]').hover();
  await expect(card).toContainText('whitebait for 9 mon');
  await expect(card).toContainText('From the file “My box”: cost.');
  await page.locator('[data-at="pouch-top"]').hover();
  await expect(card).toContainText('Our own value: cost and points.');
  await page.locator('[data-at="space-7"]').hover();
  await expect(card).toContainText('Partly from the rulebook: what the shop trades.');
  await picture(page, 'iki-file');
});

test('three people play a whole year online', async ({ page, visitor }) => {
  await settle(page);
  await page.goto(address('#/iki/online'));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('3', { exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Create match' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  const friends = [await visitor(), await visitor()];
  for (const [at, friend] of friends.entries()) {
    await friend.goto(link);
    await friend.getByLabel('Your name').fill(`Friend ${at + 1}`);
    await friend.getByRole('button', { name: 'Take a seat' }).click();
  }
  const players = [page, ...friends].map((one) => ikiPlayer(one));
  await expect(page.locator('.iki-table')).toBeVisible();
  const deadline = Date.now() + 280_000;
  while (!(await isOver(page)())) {
    if (Date.now() > deadline) throw new Error('The year did not end.');
    for (const player of players) await player.step();
  }
  for (const one of friends) await expect(one.locator('.tk-final')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole year is played by touch, and nothing scrolls sideways', async ({ page }) => {
    await beginWithBots(page, 1);
    const player = ikiPlayer(page, true);
    await player.playUntil(() => page.locator('.iki-footprints').first().isVisible(), 15_000);
    expect(await noSidewaysScroll(page)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await picture(page, 'iki-phone');
    await player.playUntil(isOver(page), 15_000);
  });
});
