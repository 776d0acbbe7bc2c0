import { Player } from './player';
import { address, beginLocal, expect, GAME, picture, settle, test, textOf, turnOf } from './table';

test('two clicks lead from the start page to the first move', async ({ page }) => {
  await settle(page);
  await page.goto(address());
  await picture(page, 'start');
  // Further games stand below, and change nothing about the way in.
  await expect(page.getByRole('region', { name: 'More games' }).getByRole('article')).toHaveCount(2);
  await page.getByRole('link', { name: /^Play here On this device/ }).click();
  await page.getByRole('button', { name: 'Begin the game' }).click();
  // A bot may choose its clan first; then the move is ours, with no further click.
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  await expect(page.locator('[data-at^="clan-"][data-look="possible"]').first()).toBeVisible();
});

test('two people play a whole game at one screen, by clicking, to the score table', async ({ page }) => {
  await beginLocal(page, ['person', 'person']);
  await expect(page.getByText('Choose your clan.')).toBeVisible();
  await picture(page, 'choosing-clans');
  const player = new Player(page);
  let visited = false;
  await player.playUntil(async () => {
    if (!visited && (await page.locator('.rg-visit').isVisible())) {
      visited = true;
      await picture(page, 'emperors-visit');
    }
    return page.locator('.tk-final').isVisible();
  });
  expect(visited, 'the Emperor came').toBe(true);
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.locator('.tk-winner')).toHaveText(/Player [12]/);
  await picture(page, 'final-scoring');

  // On paper the score sheet stands alone and whole, in black on white.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('.tk-winner')).toBeVisible();
  for (const part of ['.tk-head', '.tk-main', '.rg-river', '.tk-final .tk-last', '.app-table-tools']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  const frame = page.locator('.tk-scores-frame');
  expect(await frame.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1);
  expect(await page.locator('.tk-final').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  // The finished game is still there, and can be looked at from the start page.
  await page.goto(address('#/'));
  await expect(page.getByRole('region', { name: 'Games on this device' })).toContainText('Finished');
});

test('hands stay secret between two people', async ({ page }) => {
  await beginLocal(page, ['person', 'person']);
  const player = new Player(page);
  const handOver = page.getByRole('alertdialog');
  await player.playUntil(() => handOver.isVisible());
  await expect(page.locator('[data-at^="customer-"]')).toHaveCount(0);
  await handOver.getByRole('button', { name: /I am/ }).click();
  await expect(page.locator('[data-at^="customer-"]')).toHaveCount(2);
  await expect(handOver).toBeHidden();
});

test('a local game is exactly where it was after a reload, and can be taken up from the list', async ({
  page,
}) => {
  await beginLocal(page, ['person', 'novice']);
  const player = new Player(page);
  await player.playUntil(
    async () =>
      (await turnOf(page)) >= 5 && (await page.locator('.tk-panel[data-deciding="true"]').isVisible()),
  );
  const look = async () => ({
    text: await textOf(page.locator('[data-at="player-0"]')),
    shore: await page
      .locator('[data-at^="space-"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    turn: await turnOf(page),
  });
  const before = await look();
  await page.reload();
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  expect(await look()).toEqual(before);

  await page.goto(address('#/'));
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  expect(await look()).toEqual(before);
  await picture(page, 'local-table');
});

test('an undone move is undone after a reload too', async ({ page }) => {
  await beginLocal(page, ['person', 'novice']);
  const player = new Player(page);
  const end = page.getByRole('button', { name: /^End turn/ });
  await player.playUntil(() => end.isVisible());
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(end).toBeHidden();
  await page.reload();
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  await expect(end).toBeHidden();
});

test('a saved game can be exported and deleted', async ({ page }) => {
  await beginLocal(page, ['person', 'person']);
  await new Player(page).playUntil(() => page.getByRole('alertdialog').isVisible());
  await page.goto(address(`#/${GAME}/local`));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const stream = await download.createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const file: unknown = JSON.parse(Buffer.concat(chunks).toString());
  expect(file).toMatchObject({
    format: 'match',
    version: 2,
    game: GAME,
    players: 2,
    options: { patrons: 'none', clans: 'choose' },
    secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    moves: [{ name: 'chooseClan' }, { name: 'chooseClan' }],
  });
  await page.getByRole('button', { name: /^Delete the game of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('region', { name: 'Games on this device' })).toBeHidden();
});

test('the debug panel is there with ?debug, and nobody else loads it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await beginLocal(page, ['person', 'person']);
  await expect(page.getByText('Choose your clan.')).toBeVisible();
  expect(scripts.some((url) => /debug/.test(url))).toBe(false);
  const game = page.url().split('#')[1];
  await page.goto(address(`?debug#${game}`));
  await page.locator('.visibility-toggle').click();
  await expect(page.getByRole('heading', { name: 'Controls' })).toBeVisible();
  expect(scripts.some((url) => /assets\/debug-.*\.js/.test(url))).toBe(true);
});
