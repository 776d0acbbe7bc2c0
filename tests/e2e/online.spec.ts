import { create, deciding, join, meet } from './lobby';
import { Player } from './player';
import { address, expect, GAME, picture, settle, test, turnOf } from './table';

/** Both click whenever they can, until a condition holds. */
async function playTogether(players: readonly Player[], done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 280_000;
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error('The game did not get that far.');
    for (const player of players) await player.step();
  }
}

test('two people and a spectator: a match from the lobby to the score table', async ({ page, visitor }) => {
  const { link, friend } = await meet(page, visitor);
  await expect(page.locator('.tk-table')).toBeVisible();
  await expect(friend.locator('.tk-table')).toBeVisible();

  // Before the first move everybody may add a word to the dice, which all can see.
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: 'Fair dice' }).click();
  await friend.getByLabel('Your own word').fill('plum');
  await friend.getByRole('button', { name: 'Add the word' }).click();
  await expect(friend.getByText('Ichiro: plum')).toBeVisible();
  await friend.getByRole('button', { name: 'Close' }).click();

  const guest = await visitor();
  await guest.goto(link);
  await expect(guest.getByText('All seats are taken.')).toBeVisible();
  await guest.getByRole('button', { name: 'Open as spectator' }).click();
  await expect(guest.locator('.tk-table')).toBeVisible();

  const players = [new Player(page), new Player(friend)];
  await playTogether(players, async () => (await turnOf(page)) >= 4);

  // Between people there are no hints.
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Hint' })).toHaveCount(0);

  // Each sees the own hand; the spectator sees the same board and nobody's hand.
  await expect(page.locator('[data-at^="customer-"]')).toHaveCount(2);
  await expect(friend.locator('[data-at^="customer-"]')).toHaveCount(2);
  await expect(guest.locator('[data-at^="customer-"]')).toHaveCount(0);
  await expect.poll(() => turnOf(guest)).toBe(await turnOf(page));
  await picture(guest, 'spectator');

  // Chat: both read it, the spectator too, who cannot write there.
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByPlaceholder('Message').fill('Good luck!');
  await page.getByRole('button', { name: 'Send' }).click();
  await friend.getByRole('button', { name: /^Chat, 1 new message/ }).click();
  await expect(friend.getByRole('region', { name: 'Chat' })).toContainText('Hana Good luck!');
  await guest.getByRole('button', { name: /^Chat/ }).click();
  await guest.getByRole('button', { name: 'Players', exact: true }).click();
  await expect(guest.getByRole('list', { name: 'Players' })).toContainText('Hana Good luck!');
  await expect(guest.getByPlaceholder('Message')).toHaveCount(0);
  await picture(page, 'online-table');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await friend.getByRole('button', { name: 'Close the chat' }).click();

  // Closing the browser window and coming back by the list of own matches.
  await friend.goto(address(`#/${GAME}/online`));
  const mine = friend.getByRole('region', { name: 'My matches' });
  await expect(mine).toContainText(/Your turn!|Hana’s turn/);
  await picture(friend, 'lobby');
  await mine.getByRole('link', { name: 'Go to the table' }).click();
  await expect(friend.locator('[data-at^="customer-"]')).toHaveCount(2);
  // What was said before is still there, and counts as read.
  await friend.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(friend.getByRole('region', { name: 'Chat' })).toContainText('Hana Good luck!');
  await friend.getByRole('button', { name: 'Close the chat' }).click();

  await playTogether(players, () => page.locator('.tk-final').isVisible());
  await expect(friend.locator('.tk-final')).toBeVisible();
  await expect(guest.locator('.tk-final')).toBeVisible();

  // Now that it is over, the match can be taken away as a file.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^river-of-gold-.*\.json$/);

  // And all its dice and cards can be checked, by the spectator too.
  for (const one of [page, guest]) {
    await one.keyboard.press('Escape');
    await one.getByRole('button', { name: 'Menu' }).click();
    await one.getByRole('button', { name: 'Fair dice' }).click();
    await expect(one.getByText('Ichiro: plum')).toBeVisible();
    await one.getByRole('button', { name: 'Check the dice' }).last().click();
    await expect(one.getByText(/^The set-up and all \d+ moves agree with the secret\.$/)).toBeVisible();
  }
});

test('a lost connection is said, input is off meanwhile, and the game goes on by itself', async ({
  page,
  visitor,
  said,
}) => {
  said.expected.push(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  const { friend } = await meet(page, visitor);
  const players = [new Player(page), new Player(friend)];
  await playTogether(players, async () => (await turnOf(page)) >= 2);

  await page.context().setOffline(true);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await expect(page.locator('.tk-table')).toHaveAttribute('data-blocked', 'true');
  await picture(page, 'connection-lost');
  await page.context().setOffline(false);
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeHidden();
  const before = await turnOf(page);
  await playTogether(players, async () => (await turnOf(page)) >= before + 2);
});

test('a reload in the middle of an online game brings the same seat back', async ({ page, visitor }) => {
  const { friend } = await meet(page, visitor);
  const players = [new Player(page), new Player(friend)];
  await playTogether(players, async () => (await turnOf(page)) >= 3);
  const hand = () =>
    page
      .locator('[data-at^="customer-"]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-at')));
  const before = await hand();
  await page.reload();
  await expect(page.locator('.tk-table')).toBeVisible();
  await expect.poll(hand).toEqual(before);
});

test('a private match is not listed, and its link opens it', async ({ page, visitor }) => {
  const link = await create(page, 'Kiku', async (form) => {
    await form.getByLabel('Only with the link').check();
  });
  const other = await visitor();
  await other.goto(address(`#/${GAME}/online`));
  await expect(other.getByRole('heading', { name: 'Open matches' })).toBeVisible();
  await expect(other.getByText('Kiku')).toHaveCount(0);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'You are invited to a match' })).toBeVisible();
});

test('a public match appears in the list of others by itself', async ({ page, visitor }) => {
  const other = await visitor();
  await other.goto(address(`#/${GAME}/online`));
  await expect(other.getByRole('heading', { name: 'Open matches' })).toBeVisible();
  await create(page, 'Momoko');
  const row = other.getByRole('listitem').filter({ hasText: 'Momoko' });
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Join' }).click();
  await expect(other.getByRole('button', { name: 'Take a seat' })).toBeVisible();
});

test('a person plays online against a bot of the server', async ({ page }) => {
  await settle(page);
  await page.goto(address(`#/${GAME}/online`));
  await page.getByRole('button', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill('Rin');
  await page.getByLabel('Seat 2').selectOption('novice');
  await page.getByRole('button', { name: 'Create match' }).click();
  await expect(page.locator('.tk-table')).toBeVisible();
  await new Player(page).playUntil(
    async () => (await turnOf(page)) >= 3 && (await deciding(page).isVisible()),
    15_000,
  );
  // Alone against bots, a hint may be asked for.
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText(/^About .* at the end$/).first()).toBeVisible();
});

test('an unknown match, a full match and wrong credentials each say what to do', async ({
  page,
  visitor,
  said,
}) => {
  said.expected.push(/404|403|unauthorized/i);
  await settle(page);
  await page.goto(address(`#/${GAME}/match/nosuchmatch`));
  await expect(page.getByText('There is no such match.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play online' }).first()).toBeVisible();

  const friend = await visitor();
  const link = await create(friend, 'Hana');
  const id = link.split('/').at(-1);
  await page.evaluate(
    ([matchID]) =>
      localStorage.setItem(
        `games.seat.${matchID}`,
        JSON.stringify({
          game: 'river-of-gold',
          matchID,
          playerID: '0',
          credentials: 'not-the-right-ones',
          name: 'Thief',
          joinedAt: 1,
        }),
      ),
    [id],
  );
  await page.goto(link);
  await page.reload();
  await expect(page.getByText('The server does not accept this browser for the seat.')).toBeVisible();
  await page.getByRole('button', { name: 'Open it without the seat' }).click();
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible();
});

test('leaving a match frees the seat for somebody else', async ({ page, visitor }) => {
  const link = await create(page, 'Hana');
  await page.goto(address(`#/${GAME}/online`));
  const friend = await visitor();
  await join(friend, link, 'Ichiro');
  await page.getByRole('button', { name: /^Leave the match/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the match' }).click();
  await expect(page.getByRole('region', { name: 'My matches' })).toBeHidden();
  const third = await visitor();
  await join(third, link, 'Jun');
  await expect(third.locator('.tk-table')).toBeVisible();
});

test('when somebody has left, the creator of the match lets a bot of a chosen level go on for them', async ({
  page,
  visitor,
}) => {
  const { friend } = await meet(page, visitor);
  await expect(friend.locator('.tk-table')).toBeVisible();
  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: 'Leave the match' }).click();
  await friend
    .getByRole('dialog', { name: 'Leave the match' })
    .getByRole('button', { name: 'Leave the match' })
    .click();
  await expect(friend.getByRole('heading', { name: 'Play online' })).toBeVisible();

  const table = page.locator('.tk-table');
  if (!(await table.isVisible())) await page.getByRole('button', { name: /table/i }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot take the empty seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bot: daimyo' }).click();
  await expect(page.getByText('Bot: daimyo').first()).toBeVisible();
  const player = new Player(page);
  await player.playUntil(async () => (await turnOf(page)) >= 3, 30_000);
});
