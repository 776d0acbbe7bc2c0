import { Player } from './player';
import { address, expect, GAME, settle, test } from './table';

test('online, bots are followed at the own pace: paused, shown later, and whose turn it is stays true', async ({
  page,
}) => {
  await settle(page, { botSpeed: 'slow' });
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Rin');
  await page.getByLabel('Seat 2').selectOption('novice');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.locator('.tk-table')).toBeVisible();
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await new Player(page).playUntil(() => pause.isVisible());
  await pause.click();
  // The bot plays on at the server: its moves wait, and the page says that it is Rin's turn.
  await expect(page.getByText(/^It is your turn\. \d+ moves? (is|are) shown first\.$/)).toBeVisible();
  await expect(page.locator('.tk-whose')).toContainText('Your turn');
  await expect(page.locator('.tk-panel')).toHaveAttribute('data-deciding', 'false');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Go to my turn' }).click();
  await expect(page.locator('.tk-panel')).toHaveAttribute('data-deciding', 'true');
  await expect(page.getByRole('button', { name: 'Go to my turn' })).toHaveCount(0);
});
