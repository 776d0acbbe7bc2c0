import { HOME, matchIn, seatOf } from './lobby';
import { finish } from './own-server';
import { Player } from './player';
import { address, expect, GAME, picture, settle, test, turnOf } from './table';

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
  await page.goto(address('#/'));
  await page.goto(carried);
  await page.getByRole('button', { name: 'Use the profile here' }).first().click();
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
