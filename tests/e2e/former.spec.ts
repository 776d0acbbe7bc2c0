import { readFileSync } from 'node:fs';
import { address, expect, GAME, settle, test, turnOf } from './table';

/** Everything that a browser had stored when version 0.1 was used in it. */
const STORED: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/fixtures/river-of-gold/0.1/local-storage.json', 'utf8'),
);

test('addresses of 0.1 lead where they led', async ({ page, said }) => {
  said.expected.push(/404/);
  await settle(page);
  for (const [place, heading] of [
    ['#/local', 'Play here'],
    ['#/online', 'Play online'],
    ['#/learn', 'Learn River of Gold'],
    ['#/local/none', 'There is no such game here'],
    ['#/match/none', 'This match cannot be opened'],
    ['#/match/none?watch', 'This match cannot be opened'],
  ] as const) {
    await page.goto(address(place));
    await expect(page.getByRole('heading', { level: 1, name: heading }), place).toBeVisible();
  }
  await page.goto(address('#/learn/first-turn'));
  await expect(page.getByRole('region', { name: 'The river and your ships' })).toBeVisible();
});

test('what a browser stored with 0.1 is all there: games, name, settings and the own seat', async ({
  page,
  said,
}) => {
  // The seat is in a match of another server: this one has no such match, and the seat is shown until it says so.
  said.expected.push(/404|403/);
  let answer = (): void => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/games\/[^/]+\?ids=/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.addInitScript((stored) => {
    if (localStorage.length > 0) return;
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, STORED);
  await page.goto(address());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const seat = page.getByText('You have a seat in 1 online match.');
  await expect(seat).toBeVisible();
  answer();
  await expect(seat).toBeHidden();
  const games = page.getByRole('region', { name: 'Games on this device' });
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await expect(games).toContainText('Finished');

  const running = games.getByRole('listitem').filter({ hasText: 'Hana' });
  const turn = Number(/turn (\d+)/.exec((await running.textContent()) ?? '')?.[1]);
  await running.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`#/${GAME}/local/`));
  await expect(page.locator('.tk-panel[data-deciding="true"]')).toBeVisible();
  expect(await turnOf(page)).toBe(turn);

  await page.goto(address(`#/${GAME}/local`));
  await expect(page.getByLabel('Seat 1: name')).toHaveValue('Hana');
  await page.goto(address('#/'));
  await games.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
