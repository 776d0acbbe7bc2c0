import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { ADMIN_TOKEN } from './global-setup';
import { small } from './measure';
import { address, expect, GAME, noSidewaysScroll, picture, settle, test } from './table';

/** A match in which somebody with this name sits. */
async function matchOf(request: APIRequestContext, playerName: string): Promise<string> {
  const create = await request.post(address(`games/${GAME}/create`), { data: { numPlayers: 2 } });
  const { matchID } = (await create.json()) as { matchID: string };
  await request.post(address(`games/${GAME}/${matchID}/join`), { data: { playerName, playerID: '0' } });
  return matchID;
}

test('the host signs in, takes a name from a seat, bans an address and reads it all in the audit', async ({
  page,
  said,
  request,
}) => {
  said.expected.push(/status of 401/);
  const matchID = await matchOf(request, 'Very rude name');
  await settle(page);
  await page.goto(address('#/admin'));
  await page.getByLabel('Admin token').fill('not the right one');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the token of this server.');
  await picture(page, 'admin-token');
  await page.getByLabel('Admin token').fill(ADMIN_TOKEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  expect(page.url()).not.toContain(ADMIN_TOKEN);

  await page.getByRole('link', { name: 'Matches' }).click();
  await page.getByLabel('Beginning of a name, match id or profile id').fill('very rude');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: /Open the match of Very rude name/ }).click();
  await expect(page.getByText(matchID)).toBeVisible();
  await picture(page, 'admin-match');
  await page.getByRole('button', { name: 'Remove the name Very rude name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('insult');
  await picture(page, 'admin-dialog');
  await dialog.getByRole('button', { name: 'Remove the name' }).click();
  await expect(page.getByText(/1\. Player \d{4}/)).toBeVisible();

  await page.getByRole('link', { name: 'Bans' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill('203.0.113.7');
  await page.getByRole('button', { name: 'Ban', exact: true }).click();
  await dialog.getByLabel('For how long').selectOption('One day');
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(page.getByText('Address 203.0.113.7')).toBeVisible();
  await picture(page, 'admin-bans');

  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Name removed at a table')).toBeVisible();
  await expect(page.getByText('Reason: insult')).toBeVisible();
  await expect(page.getByText('Address banned')).toBeVisible();
});

test('a removed match tells those who have it open', async ({ page, visitor, request }) => {
  const matchID = await matchOf(request, 'Somebody');
  const watcher = await visitor();
  await watcher.goto(address(`#/${GAME}/match/${matchID}?watch`));
  await expect(watcher.getByText('Somebody').first()).toBeVisible();
  await settle(page);
  await page.goto(address(`#/admin/matches/${matchID}`));
  await page.getByLabel('Admin token').fill(ADMIN_TOKEN);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove the match' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the match' }).click();
  await expect(page.getByRole('heading', { name: 'Matches' })).toBeVisible();
  await expect(watcher.getByText(/match/i).first()).toBeVisible();
  await expect(watcher.getByText('Somebody')).toHaveCount(0);
});

for (const { theme, language, width } of [
  { theme: 'light', language: 'en', width: 1440 },
  { theme: 'dark', language: 'pl', width: 360 },
  { theme: 'light', language: 'fr', width: 360 },
  { theme: 'dark', language: 'it', width: 1024 },
] as const) {
  test(`every part can be used by everybody: ${theme}, ${language}, ${width} pixels`, async ({
    page,
    request,
  }) => {
    const matchID = await matchOf(request, 'Hana of the long name');
    await page.setViewportSize({ width, height: 800 });
    await settle(page, { theme, language });
    await page.goto(address());
    await page.evaluate((token) => sessionStorage.setItem('games.adminToken', token), ADMIN_TOKEN);
    for (const part of ['reports', 'matches', `matches/${matchID}`, 'profiles', 'bans', 'audit']) {
      await page.goto(address(`#/admin/${part}`));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('.admin-parts')).toBeVisible();
      expect(await noSidewaysScroll(page), part).toBe(true);
      expect(await small(page), part).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      expect(faults, part).toEqual([]);
      await picture(page, `admin-${part.replace(`/${matchID}`, '-one')}-${language}`);
    }
  });
}
