import type { Page } from '@playwright/test';
import { startForwarder } from '../server/helpers/forwarder';
import { Browser, receiveMail, receivePosts } from '../server/helpers/receivers';
import { create, deciding, HOME, join, matchIn, meet, seatOf } from './lobby';
import { finish, type OwnServer, test } from './own-server';
import { Player } from './player';
import { expect, GAME, picture } from './table';

/** A step in which several moves are made by clicking. */
const LONG = { timeout: 240_000 };

test('a clock runs out into a bot, and the player comes back', async ({ page, visitor, serverWith }) => {
  const server = await serverWith();
  const choose = async () => {
    await page.getByRole('radio', { name: 'For each turn' }).check();
    await page.getByLabel('Time for a turn').selectOption({ label: '1 day' });
    await page.getByLabel('When time is over').selectOption({ index: 0 });
  };
  const link = await create(page, 'Hana', choose, server.url);
  const friend = await visitor();
  await join(friend, link, 'Ichiro');
  await expect(friend.locator('.tk-table')).toBeVisible();
  await expect(page.locator('.tk-table')).toBeVisible();
  const isHanas = async () => (await deciding(page).count()) > 0;
  await expect.poll(async () => (await isHanas()) || (await deciding(friend).count()) > 0).toBe(true);
  const [late, other] = (await isHanas()) ? [page, friend] : [friend, page];

  server.clock.forward(25 * 60 * 60 * 1000);
  await expect(late.getByRole('heading', { name: 'Your time was over' })).toBeVisible();
  await picture(late, 'time-over');
  // The others see that a bot plays, and for whom; the game goes on.
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Players and clock' }).click();
  const who = late === page ? 'Hana' : 'Ichiro';
  await expect(other.getByRole('dialog')).toContainText(`plays for ${who}`);
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(deciding(other)).toBeVisible();

  await late.getByRole('button', { name: 'Take the seat back' }).click();
  await expect(late.locator('.tk-table')).toBeVisible();
  await new Player(other).playUntil(async () => (await deciding(late).count()) > 0);
  const player = new Player(late);
  await player.playUntil(async () => (await deciding(other).count()) > 0);
});

/** Lets the profile page of this browser subscribe to pushes at an address of ours; the real service is the vendor's. */
async function pushesTo(page: Page, subscription: object): Promise<void> {
  await page.addInitScript(
    (given) => {
      let subscribed = false;
      const one = { ...given, toJSON: () => given };
      const pushManager = {
        getSubscription: async () => (subscribed ? one : null),
        subscribe: async () => {
          subscribed = true;
          return one;
        },
      };
      Object.defineProperty(navigator.serviceWorker, 'getRegistration', {
        value: async () => ({ pushManager, update: async () => undefined }),
      });
    },
    subscription as { endpoint: string },
  );
}

test('one turn is told by push, e-mail and webhook, and the link in the message leads to the table', async ({
  browser,
  visitor,
  serverWith,
}) => {
  const [hook, pushService, mail] = await Promise.all([receivePosts(), receivePosts(), receiveMail()]);
  const server = await serverWith({ SMTP_URL: mail.url, PRIVATE_HOSTS: '1', NOTICE_DELAY: '60' });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const hana = await context.newPage();
  const device = new Browser(`${pushService.url}/hana`);
  await pushesTo(hana, device.subscription());
  const link = await create(hana, 'Hana', undefined, server.url);

  await hana.goto(`${server.url}/#/profile`);
  await hana.getByRole('switch', { name: 'Notify this browser' }).click();
  await expect(hana.getByRole('switch', { name: 'Notify this browser' })).toBeChecked();
  const settings = hana.getByRole('region', { name: 'When it is your turn' });
  await settings.getByLabel('E-mail').fill('hana@example.org');
  await settings.getByRole('button', { name: 'Save' }).first().click();
  await expect(settings.getByRole('status')).toContainText('A message is on its way.');
  await expect.poll(() => mail.received.length).toBe(1);
  const [confirm = ''] = /http:\S+#\/profile\/email\/[\w-]+/.exec(mail.received[0]?.text ?? '') ?? [];
  await hana.goto(confirm);
  await hana.getByRole('button', { name: 'Yes, tell me at this address' }).click();
  await expect(hana.getByText('Your address is confirmed.')).toBeVisible();
  await settings.getByLabel('Webhook').fill(`${hook.url}/hana`);
  await settings.getByRole('button', { name: 'Save' }).last().click();
  await expect(settings.getByRole('button', { name: 'Save' }).last()).toBeDisabled();
  await picture(hana, 'notices');
  await hana.close();

  // The page is closed; the match begins and comes to Hana's turn.
  const friend = await visitor();
  await join(friend, link, 'Ichiro');
  await expect(friend.locator('.tk-table')).toBeVisible();
  await expect(friend.locator('.tk-top')).toContainText(/turn/i);
  const ichiro = new Player(friend);
  await ichiro.playUntil(async () => (await deciding(friend).count()) === 0);
  server.clock.forward(5 * 60 * 1000);
  await expect
    .poll(() => [pushService, hook, mail].map(({ received }) => received.length))
    .toEqual([1, 1, 2]);
  const path = `#/${GAME}/match/${matchIn(link)}`;
  const [push] = pushService.received;
  if (push === undefined) throw new Error('there is a push');
  expect(device.read(push)).toEqual({ text: 'It is your turn in River of Gold.', path });
  const told = `It is your turn in River of Gold. ${server.url}/${path}`;
  expect(JSON.parse(hook.received[0]?.body.toString() ?? '')).toEqual({ content: told });
  const [there = ''] = /http:\S+#\/river-of-gold\/match\/[\w-]+/.exec(mail.received[1]?.text ?? '') ?? [];

  const again = await context.newPage();
  await again.goto(there);
  await expect(deciding(again)).toBeVisible();
  await context.close();
});

const historyOf = async (page: Page, home: string): Promise<string> => {
  await page.goto(`${home}/#/history`);
  await expect(page.getByRole('region', { name: 'Finished matches' })).toContainText('Rated');
  const best = page.getByRole('region', { name: 'The best at River of Gold' });
  await expect(best.locator('[aria-current]')).toBeVisible();
  return (await best.locator('[aria-current]').textContent()) ?? '';
};

test('a rated match played to its end changes two ratings, among which the bots stand', async ({
  page,
  visitor,
  serverWith,
}) => {
  const server: OwnServer = await serverWith();
  const choose = async () => {
    await page.getByRole('radio', { name: 'For each turn' }).check();
    await page.getByLabel('Rated').check();
  };
  const link = await create(page, 'Hana', choose, server.url);
  const friend = await visitor();
  await join(friend, link, 'Ichiro');
  await expect(page.locator('.tk-table')).toBeVisible();
  const matchID = matchIn(link);
  const seats = [await seatOf(page, matchID), await seatOf(friend, matchID)];
  await finish(server.url, matchID, seats);
  for (const one of [page, friend]) await expect(one.locator('.tk-final')).toBeVisible();
  const lines = [await historyOf(page, server.url), await historyOf(friend, server.url)];
  const ratings = lines.map((line) => Number(/\d{3,4}/.exec(line)?.[0]));
  expect(Math.max(...ratings)).toBeGreaterThan(1000);
  expect(Math.min(...ratings)).toBeLessThan(Math.max(...ratings));
  const best = page.getByRole('region', { name: 'The best at River of Gold' });
  await expect(best.getByRole('listitem').filter({ hasText: 'Bot: daimyo' })).toBeVisible();
  await expect(best.getByRole('listitem').filter({ hasText: 'Ichiro' })).toBeVisible();
  await picture(page, 'ratings');
});

test('spectators talk apart from players, a person is muted and a message reported, and a running match is replayed', async ({
  page,
  visitor,
}) => {
  const { link, friend } = await meet(page, visitor);
  await expect(page.locator('.tk-table')).toBeVisible();
  const guest = await visitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Open as spectator' }).click();
  await guest.getByRole('button', { name: 'Chat', exact: true }).click();
  await guest.getByLabel('Your name').fill('Jun');
  await guest.getByLabel('Message').fill('She will win');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByRole('list', { name: 'Spectators' })).toContainText('Jun She will win');

  await friend.getByRole('button', { name: 'Chat', exact: true }).click();
  await friend.getByLabel('Message').fill('You are slow');
  await friend.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('button', { name: 'Players 1' }).click();
  await expect(guest.getByRole('list', { name: 'Players' })).toContainText('Ichiro You are slow');
  await picture(guest, 'chat-spectator');

  await page.getByRole('button', { name: /^Chat, 1 new message/ }).click();
  const chat = page.getByRole('region', { name: 'Chat' });
  await expect(chat).toContainText('You are slow');
  await expect(chat).not.toContainText('She will win');
  await chat.getByRole('button', { name: 'About Ichiro' }).click();
  const about = page.getByRole('dialog', { name: 'Ichiro' });
  await about.getByRole('button', { name: 'Report' }).click();
  await expect(about.getByRole('status')).toContainText('The host will see it.');
  await picture(page, 'person');
  await about.getByRole('button', { name: 'Mute' }).click();
  await about.getByRole('button', { name: 'Close' }).click();
  await expect(chat).not.toContainText('You are slow');
  await expect(chat).toContainText('1 message of somebody you do not want to hear is hidden.');
  await picture(page, 'chat-muted');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await friend.getByRole('button', { name: 'Close the chat' }).click();

  // After some moves the match is looked back at, by a player and by a spectator.
  const players = [new Player(page), new Player(friend)];
  const own = page.locator('[data-at^="customer-"]');
  await expect
    .poll(async () => {
      for (const player of players) await player.step();
      return own.count();
    }, LONG)
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  await expect(bar).toContainText(/move (\d+) of \1/);
  await expect.poll(() => own.count()).toBeGreaterThan(0);
  await page.getByLabel('Whose view').selectOption({ index: 0 });
  await expect(own).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(bar).toContainText('move 0 of');
  await page.getByRole('button', { name: 'All moves' }).click();
  await page.getByRole('list', { name: 'All moves' }).getByRole('button').last().click();
  await expect(bar).toContainText(/move (\d+) of \1/);
  await expect(page.getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
  await picture(page, 'replay-running');
  await guest.goto(page.url());
  await expect(guest.getByRole('region', { name: 'Replay' })).toContainText(/move (\d+) of \1/);
  await expect(guest.locator('[data-at^="customer-"]')).toHaveCount(0);
});

test('somebody leaves, a spectator takes the free seat, and all who are there at the end play again with seats rotated', async ({
  page,
  visitor,
}) => {
  const { link, friend } = await meet(page, visitor);
  const guest = await visitor();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Open as spectator' }).click();
  await expect(guest.locator('.tk-table')).toContainText('Ichiro');

  await friend.getByRole('button', { name: 'Menu' }).click();
  await friend.getByRole('button', { name: 'Leave the match' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Leave the match' }).click();
  await guest.getByRole('button', { name: 'Take the free seat' }).click();
  await guest.getByLabel('Your name').fill('Jun');
  await guest.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.locator('.tk-table')).toContainText('Jun');

  const matchID = matchIn(link);
  await finish(HOME(), matchID, [await seatOf(page, matchID), await seatOf(guest, matchID)]);
  for (const one of [page, guest]) await expect(one.locator('.tk-final')).toBeVisible();
  const again = (one: Page) =>
    one.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: 'Play again' });
  await page.keyboard.press('Escape');
  await again(page).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the others' })).toBeVisible();
  // Who played last on seat 1 sits on seat 2 now, and the other is told.
  await expect(page.locator('.app-seat').nth(1)).toContainText('Hana');
  await guest.keyboard.press('Escape');
  await expect(guest.getByText('Somebody wants to play again.')).toBeVisible();
  await again(guest).click();
  await expect(page.locator('.tk-table')).toContainText('Jun');
  const next = matchIn(page.url());
  expect(next).not.toBe(matchID);
  expect([(await seatOf(page, next)).playerID, (await seatOf(guest, next)).playerID]).toEqual(['1', '0']);
});

test('a finished match is shared at one of its moves, and the link opens there on another device', async ({
  page,
  context,
  visitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { link, friend } = await meet(page, visitor);
  await expect(page.locator('.tk-table')).toBeVisible();
  const matchID = matchIn(link);
  await finish(HOME(), matchID, [await seatOf(page, matchID), await seatOf(friend, matchID)]);
  await expect(page.locator('.tk-final')).toBeVisible();
  await page.goto(`${HOME()}/#/${GAME}/replay/${matchID}/25`);
  const bar = page.getByRole('region', { name: 'Replay' });
  await expect(bar).toContainText('move 25 of');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('move 26 of');
  const shown = (await bar.getByRole('status').textContent()) ?? '';
  await bar.getByRole('button', { name: 'Link to this move' }).click();
  await expect(page.locator('.tk-panel')).toContainText('The link is copied.');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(`${HOME()}/#/${GAME}/replay/${matchID}/26`);

  // Somebody who was never at the table; the match is over, so every seat can be looked from.
  const stranger = await visitor();
  await stranger.goto(shared);
  const there = stranger.getByRole('region', { name: 'Replay' });
  await expect(there).toContainText('move 26 of');
  await expect(there.getByRole('status')).toHaveText(shown);
  await expect(stranger.getByLabel('Whose view').getByRole('option')).toHaveCount(3);
});

test('a frozen network is told after 5 seconds, to players who wait too, and the page goes on by itself', async ({
  page,
  visitor,
  serverWith,
  said,
}) => {
  said.expected.push(/WebSocket|ERR_|Failed to load/);
  const server = await serverWith();
  const forwarder = await startForwarder(server.port);
  // Only Hana's way to the server freezes.
  const link = await create(page, 'Hana', undefined, `http://127.0.0.1:${forwarder.port}`);
  const friend = await visitor();
  await join(friend, `${server.url}/${new URL(link).hash}`, 'Ichiro');
  await expect(page.locator('.tk-table')).toBeVisible();
  const [hana, ichiro] = [new Player(page), new Player(friend)];
  const silent = page.getByText('The server has not answered for 5 seconds.');
  await hana.playUntil(async () => (await deciding(friend).count()) > 0);
  forwarder.freeze();
  await expect(silent).toBeVisible();
  forwarder.thaw();
  await expect(silent).toBeHidden({ timeout: 120_000 });

  await ichiro.playUntil(async () => (await deciding(page).count()) > 0);
  forwarder.freeze();
  await hana.playUntil(() => silent.isVisible());
  await picture(page, 'frozen');
  forwarder.thaw();
  // The dead connection is given up when its heartbeat has failed, which is socket.io's time.
  await expect(silent).toBeHidden({ timeout: 120_000 });
  await hana.playUntil(async () => (await deciding(friend).count()) > 0);
});
