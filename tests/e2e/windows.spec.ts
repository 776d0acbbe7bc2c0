import { boxes, cutOff, inSight, overlap, spilling } from './measure';
import { Player } from './player';
import { address, beginLocal, expect, GAME, noSidewaysScroll, picture, settle, test } from './table';

for (const [width, height] of [
  [667, 375],
  [720, 450],
  [740, 360],
  [683, 384],
  [390, 844],
  [320, 568],
  [280, 600],
] as const) {
  test(`at ${width} by ${height} faces, own die and whose turn it is have their room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await beginLocal(page, ['person', 'novice']);
    await new Player(page).playUntil(() => page.locator('.rg-face').first().isVisible());
    expect(await spilling(page, '.rg-face')).toEqual([]);
    const [die] = await boxes(page, '.rg-strip .rg-die');
    const [hand] = await boxes(page, '.tk-sheet-handle');
    if (!die || !hand) throw new Error('There is no die, or no hand.');
    expect(overlap(die, hand)).toBe(false);
    const said = page.locator('.tk-whose > span:last-child');
    await expect(said).toHaveText('Your turn');
    expect(await said.evaluate((one) => one.scrollWidth <= one.clientWidth + 1)).toBe(true);
    expect(await noSidewaysScroll(page)).toBe(true);
    await picture(page, `window-${width}-${height}`);
  });
}

test('at 667 by 375 a tile in the sheet stays where it is while it is hovered', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await beginLocal(page, ['person', 'novice']);
  const player = new Player(page);
  const space = page.locator('[data-at^="space-"][data-look="possible"]:not([data-priced])').first();
  await player.playUntil(() => space.isVisible());
  await space.click();
  const tile = page.locator('.tk-offboard-card').first();
  const before = await tile.boundingBox();
  if (!before) throw new Error('There is no tile.');
  await page.mouse.move(before.x + before.width / 2, before.y + 8);
  await expect(page.locator('#tk-look')).toBeVisible();
  expect((await tile.boundingBox())?.y).toBe(before.y);
});

test('at 390 the cards of the clans are not cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginLocal(page, ['person', 'novice']);
  await expect(page.locator('.rg-clan-card').first()).toBeVisible();
  const [around] = await boxes(page, '.rg-clan-picker');
  if (!around) throw new Error('There is no choice.');
  // The ring around a card that can be chosen is 3 pixels wide, 5 once it is chosen.
  for (const card of await boxes(page, '.rg-clan-card')) {
    expect(card.left - 5).toBeGreaterThanOrEqual(around.left);
    expect(card.right + 5).toBeLessThanOrEqual(around.right);
  }
});

test('the button of the debug panel covers no button of the table', async ({ page }) => {
  await settle(page);
  await page.goto(address(`?debug#/${GAME}/local`));
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.locator('.tk-table')).toBeVisible();
  await expect(page.locator('.visibility-toggle.opener')).toBeVisible();
  const [opener] = await boxes(page, '.visibility-toggle.opener');
  if (!opener) throw new Error('There is no debug panel.');
  for (const button of await boxes(page, '.tk-tools button')) expect(overlap(opener, button)).toBe(false);
});

test('the chat covers nothing, is whole, and leaves names whole at every desktop size', async ({ page }) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('Seat 2').selectOption('merchant');
  await page.getByRole('button', { name: 'Create match' }).click();
  await new Player(page).playUntil(() => page.locator('.rg-face').first().isVisible());
  await page.getByRole('button', { name: 'Chat' }).click();
  for (const [width, height] of [
    [960, 720],
    [1024, 768],
    [1180, 820],
    [1280, 720],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const where = `${width}×${height}`;
    const [chat] = await boxes(page, '.tk-side');
    if (!chat) throw new Error('There is no chat.');
    for (const part of await boxes(page, '.tk-framed, .rg-river')) {
      expect(overlap(chat, part), where).toBe(false);
    }
    for (const part of ['.tk-side', '.app-chat-say', '.rg-river', '.tk-at-opponents > .rg-board']) {
      expect(await inSight(page, part), `${where}: ${part}`).toBe(true);
    }
    expect(await cutOff(page, '.rg-board-name'), where).toEqual([]);
    await picture(page, `chat-${width}-${height}`);
  }
});

test('on a phone Back closes the chat and stays in the match', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('Seat 2').selectOption('novice');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.locator('.tk-table')).toBeVisible();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Chat' })).toHaveCount(0);
  await expect(page.locator('.tk-table')).toBeVisible();
});

test('online, one undo takes back a build with its favor, also after a reload', async ({ page, said }) => {
  // boardgame.io's client looks for the move in its own memory, which the server does not fill, before it asks the server.
  said.expected.push(/No moves to undo/);
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByLabel('Seat 2').selectOption('novice');
  await page.getByRole('button', { name: 'Create match' }).click();
  const priced = page.locator('[data-at^="space-"][data-look="possible"][data-priced]').first();
  await new Player(page).playUntil(() => priced.isVisible());
  const favor = page.locator('.tk-at-own [data-at$="-favor"] .rg-counter-number');
  const before = await favor.textContent();
  await priced.click();
  // The tile at the end of the row would give a favor back.
  await page.locator('[data-at^="row-"] [data-look="possible"]').first().click();
  const confirm = page.locator('.tk-primary:not([disabled])', { hasText: /^Build/ });
  if (await confirm.isVisible()) await confirm.click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeEnabled();
  await expect(favor).not.toHaveText(before ?? '');
  await page.reload();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(favor).toHaveText(before ?? '');
  await expect(page.locator('.rg-faces')).toBeVisible();
  await expect(undo).toBeDisabled();
});
