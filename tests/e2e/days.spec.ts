import type { Page } from '@playwright/test';
import { create, HOME, join, matchIn, seatOf } from './lobby';
import { finish } from './own-server';
import { Player } from './player';
import { address, expect, GAME, picture, settle, test, turnOf } from './table';

/** A step in which a whole turn may be played by clicking. */
const LONG = { timeout: 240_000 };

test('a match begun on one device is finished on another, with the storage of the first cleared in between', async ({
  page,
  visitor,
}) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByRole('button', { name: 'Create match' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  const friend = await visitor();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ichiro');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('.tk-table')).toBeVisible();

  // Nothing was asked for, and the profile is there: twelve words to write down.
  await page.goto(address('#/profile'));
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const words = page.getByRole('list', { name: 'Recovery code' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  const code = (await words.allTextContents()).join(' ');
  await picture(page, 'profile');
  await page.evaluate(() => localStorage.clear());
  await page.reload();

  const phone = await visitor();
  await phone.goto(address('#/profile'));
  await phone.getByLabel('The twelve words').fill(code);
  await phone.getByRole('button', { name: 'Use the profile here' }).click();
  await expect(phone.getByRole('region', { name: 'Devices' })).toContainText('This browser');
  await phone.goto(address(`#/${GAME}/online`));
  const mine = phone.getByRole('region', { name: 'My matches' });
  await mine.getByRole('link', { name: 'Go to the table' }).click();
  await expect(phone.locator('.tk-table')).toBeVisible();
  const players = [new Player(phone), new Player(friend)];
  const deadline = Date.now() + 280_000;
  while ((await turnOf(friend)) < 3) {
    if (Date.now() > deadline) throw new Error('The match did not go on.');
    for (const player of players) await player.step();
  }

  // A link made on the phone brings the first browser back, and it is the same seat.
  await phone.goto(address('#/profile'));
  await phone.getByRole('button', { name: 'Make a link' }).click();
  const carried = await phone.getByLabel('Link for the other device').inputValue();
  await page.goto(carried);
  await expect(page.getByRole('region', { name: 'Devices' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Use the profile here' }).first().click();
  await expect(page).toHaveURL(/#\/profile$/);
  await expect(page.getByRole('region', { name: 'Devices' })).toContainText('This browser');
  await page.goto(link);
  await expect(page.locator('.tk-table')).toBeVisible();

  // It is finished with the seat that the phone holds, and the browser of the beginning sees the end.
  const matchID = matchIn(link);
  await finish(HOME(), matchID, [await seatOf(phone, matchID), await seatOf(friend, matchID)]);
  await expect(page.locator('.tk-final')).toBeVisible();
});

test('a match with a clock shows the time to everybody, and the maker decides who sits there', async ({
  page,
  visitor,
}) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Hana');
  await page.getByRole('radio', { name: 'For each turn' }).check();
  await page.getByLabel('Time for a turn').selectOption({ label: '3 days' });
  await picture(page, 'create-with-clock');
  await page.getByRole('button', { name: 'Create match' }).click();
  const link = await page.getByLabel('Invitation link').inputValue();
  await page.getByRole('button', { name: 'Sit here' }).click();
  await expect(page.locator('.app-seat').nth(1)).toContainText('Hana');
  const friend = await visitor();
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ichiro');
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await expect(friend.locator('.app-time-left')).toContainText(/2 days, 23 hours|3 days/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Players and clock' }).click();
  const dialog = page.getByRole('dialog', { name: 'Players and clock' });
  await expect(dialog).toContainText('Every turn has to be played within 3 days.');
  await expect(dialog).toContainText('at the table');
  await picture(page, 'players-and-clock');
});

/** A browser that forbids pages to store anything, as some do in private windows and by their settings. */
const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    const forbidden = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get: forbidden });
    }
  });

test('a browser that stores nothing plays here and online, says what will be lost, and a code brings the seat elsewhere', async ({
  page,
  visitor,
}) => {
  const link = await create(page, 'Hana');
  const guest = await visitor();
  await forbidStorage(guest);

  // On this device.
  await guest.goto(address(`#/${GAME}/local`));
  await guest.getByRole('button', { name: 'Begin the game' }).click();
  await expect(guest.locator('.tk-panel')).toContainText('The browser does not save this game');
  const player = new Player(guest);
  await player.playUntil(async () => (await turnOf(guest)) > 0);
  await picture(guest, 'no-storage-local');

  // Online, from an invitation: the seat is held for as long as the page is open.
  await guest.evaluate((hash) => {
    window.location.hash = hash;
  }, new URL(link).hash);
  await guest.getByLabel('Your name').fill('Ichiro');
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await expect(guest.locator('.tk-table')).toBeVisible();
  await expect(guest.locator('.tk-panel')).toContainText('your seat is lost when you close the page');
  await picture(guest, 'no-storage-online');
  await guest.getByRole('button', { name: 'Menu' }).click();
  await guest.getByRole('button', { name: 'Keep my seats safe' }).click();
  await expect(guest.getByRole('alert')).toContainText('lost when you close it');
  await guest.getByRole('button', { name: 'Make a recovery code' }).click();
  const words = guest.getByRole('list', { name: 'Recovery code' }).getByRole('listitem');
  await expect(words).toHaveCount(12);
  const code = (await words.allTextContents()).join(' ');

  // The page is closed, and with it everything that it held. The code is enough.
  await guest.close();
  const phone = await visitor();
  await phone.goto(address('#/profile'));
  await phone.getByLabel('The twelve words').fill(code);
  await phone.getByRole('button', { name: 'Use the profile here' }).click();
  await expect(phone.getByRole('region', { name: 'Devices' })).toContainText('This browser');
  await phone.goto(link);
  await expect(phone.locator('.tk-table')).toBeVisible();
  await expect(phone.locator('.tk-table')).toContainText('Ichiro');
  const players = [new Player(page), new Player(phone)];
  await expect
    .poll(async () => {
      for (const one of players) await one.step();
      return turnOf(page);
    }, LONG)
    .toBeGreaterThan(0);
});

test('two people cannot have one name at a table: the form says so at once, and another name is taken', async ({
  page,
  visitor,
  said,
}) => {
  said.expected.push(/409/);
  const link = await create(page, 'Zoë');
  const friend = await visitor();
  await join(friend, link, 'zoe');
  const field = friend.getByLabel('Your name');
  await expect(friend.getByRole('alert')).toHaveText(
    'Somebody at this table has that name already, or bots go by it. Choose another one.',
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await picture(friend, 'name-taken');
  await field.fill('Ichiro');
  await expect(friend.getByRole('alert')).toHaveCount(0);
  await friend.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('.tk-table')).toContainText('Ichiro');
});
