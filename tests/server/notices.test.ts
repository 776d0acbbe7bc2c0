import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAllowedUrl, isPublic, postOutside } from '../../server/notify/outside';
import { quietUntil } from '../../server/notify/settings';
import { TestClock } from './helpers/clock';
import { get, Person, post } from './helpers/person';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { Browser, receiveMail, receivePosts, vapidClaims } from './helpers/receivers';
import { eventually, lobbyOf, type Seat, until } from './helpers/table';

const MINUTE = 60_000;
const dataDir = tempFolder();
const clock = new TestClock(join(tempFolder(), 'clock'));
let server: ServerProcess;
let hook: Awaited<ReturnType<typeof receivePosts>>;
let pushService: Awaited<ReturnType<typeof receivePosts>>;
let mail: Awaited<ReturnType<typeof receiveMail>>;

const env = () => ({
  ...clock.env,
  SMTP_URL: mail.url,
  PUBLIC_URL: 'https://games.example',
  PRIVATE_HOSTS: '1',
  NOTICE_DELAY: '60',
});
beforeAll(async () => {
  [hook, pushService, mail] = await Promise.all([receivePosts(), receivePosts(), receiveMail()]);
  server = await startServer({ ...TOY_SERVER, dataDir, env: env() });
});
afterAll(cleanUp);
beforeEach(() => {
  for (const { received } of [hook, pushService]) received.length = 0;
  mail.received.length = 0;
});
afterEach(() => expect(server.alive()).toBe(true));

/** Long enough for what is due to be sent, were it sent. */
const aWhile = () => sleep(1800);

const webhook = (person: Person, path: string) =>
  person.post('/api/profile/notices', { webhook: `${hook.url}/${path}` });
const told = (path: string) =>
  hook.received
    .filter((one) => one.path === `/${path}`)
    .map(({ body }) => JSON.parse(body.toString()).content as string);

/** A match of two in which `person` decides first, and the other is somebody without a profile. */
async function raceOf(person: Person): Promise<{ matchID: string; own: Seat; other: Seat }> {
  const { matchID } = await lobbyOf(server.url).createMatch(TOY, {
    numPlayers: 2,
    setupData: { length: 100 },
  });
  const own = await person.join(TOY, matchID);
  const { playerID, playerCredentials } = await lobbyOf(server.url).joinMatch(TOY, matchID, {
    playerName: 'Other',
  });
  return { matchID, own, other: { playerID, credentials: playerCredentials } };
}

/** Whether the server knows of an open page of a seat. */
async function isHere(matchID: string, { playerID }: Seat): Promise<boolean> {
  const path = `/games/${TOY}/${matchID}`;
  const { body } = await get<{ players: { isConnected?: boolean }[] }>(server.url, path);
  return body.players[Number(playerID)]?.isConnected === true;
}

async function confirmEmail(person: Person, address: string): Promise<void> {
  expect((await person.post('/api/profile/email', { address })).status).toBe(200);
  await until('the message arrives', () => mail.received.length > 0);
  const [, token] = /#\/profile\/email\/([\w-]+)/.exec(mail.received[0]?.text ?? '') ?? [];
  expect((await post(server.url, '/api/profile/confirm-email', { token })).status).toBe(200);
  expect((await post(server.url, '/api/profile/confirm-email', { token })).status).toBe(403);
  mail.received.length = 0;
}

test('one turn is told by push, e-mail and webhook, once each, the first turn too', async () => {
  const hana = await Person.create(server.url, 'Hana');
  const browser = new Browser(`${pushService.url}/hana`);
  expect((await hana.post('/api/profile/push', browser.subscription())).status).toBe(200);
  await confirmEmail(hana, 'hana@example.org');
  await webhook(hana, 'hana');
  const { matchID } = await raceOf(hana);
  clock.forward(3 * MINUTE);
  await until('all three have it', () =>
    [pushService, hook, mail].every(({ received }) => received.length > 0),
  );
  const link = `#/${TOY}/match/${matchID}`;
  const [push] = pushService.received;
  if (!push) throw new Error('there is a push');
  expect(browser.read(push)).toEqual({ text: 'It is your turn in Toy Race.', path: link });
  const { body: settings } = await hana.get('/api/profile/notices');
  expect(vapidClaims(push)).toMatchObject({
    key: settings.pushKey,
    aud: pushService.url,
    sub: 'https://games.example',
  });
  expect(mail.received).toEqual([
    { to: ['hana@example.org'], text: expect.stringContaining(`https://games.example/${link}`) },
  ]);
  expect(told('hana')).toEqual([`It is your turn in Toy Race. https://games.example/${link}`]);
  clock.forward(60 * MINUTE);
  await aWhile();
  expect([pushService, hook, mail].map(({ received }) => received.length)).toEqual([1, 1, 1]);
});

test('moves within a turn are not told again, the next turn is', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await webhook(hana, 'turns');
  const { matchID, own, other } = await raceOf(hana);
  clock.forward(3 * MINUTE);
  await until('the first turn is told', () => told('turns').length === 1);
  const page = await RacePage.open(server.url, matchID, own);
  expect(await page.move('hurry')).toBe('done');
  page.close();
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(told('turns')).toHaveLength(1);
  const again = await RacePage.open(server.url, matchID, own);
  expect(await again.move('roll')).toBe('done');
  again.close();
  // Nobody is told who has a page open: the server has to know that it is closed.
  await eventually('the page is closed', async () => !(await isHere(matchID, own)));
  const friend = await RacePage.open(server.url, matchID, other);
  expect(await friend.move('roll')).toBe('done');
  clock.forward(3 * MINUTE);
  await until('the next turn is told', () => told('turns').length === 2);
});

test('nobody is told who has a page open, or who has moved before it was due', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await webhook(hana, 'open');
  const first = await raceOf(hana);
  const page = await RacePage.open(server.url, first.matchID, first.own);
  const second = await raceOf(hana);
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(told('open')).toEqual([]);
  // Both turns are known to somebody who sat there: closing the page tells nothing late.
  page.close();
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(told('open')).toEqual([]);
  const third = await raceOf(hana);
  const quick = await RacePage.open(server.url, third.matchID, third.own);
  expect(await quick.move('roll')).toBe('done');
  quick.close();
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(told('open')).toEqual([]);
  expect(second.matchID).not.toBe(first.matchID);
});

test('several turns at once are one message', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await webhook(hana, 'several');
  for (let i = 0; i < 3; i++) await raceOf(hana);
  clock.forward(3 * MINUTE);
  await until('they are told', () => told('several').length > 0);
  await aWhile();
  expect(told('several')).toEqual(['It is your turn in 3 matches. https://games.example/#/online']);
});

test('who is asked to play again is told once, with the link; not who asked, and not who has joined already', async () => {
  const people = await Promise.all(['Hana', 'Ichiro', 'Jun'].map((name) => Person.create(server.url, name)));
  const [hana, ichiro, jun] = people as [Person, Person, Person];
  for (const [at, person] of people.entries()) await webhook(person, `again-${at}`);
  const { matchID } = await lobbyOf(server.url).createMatch(TOY, { numPlayers: 4 });
  const seat = await hana.join(TOY, matchID);
  await ichiro.join(TOY, matchID);
  await jun.join(TOY, matchID);
  const { nextMatchID } = await lobbyOf(server.url).playAgain(TOY, matchID, {
    ...seat,
    rotate: true,
  } as Seat);
  await lobbyOf(server.url).playAgain(TOY, matchID, seat);
  await jun.join(TOY, nextMatchID);
  clock.forward(3 * MINUTE);
  await until('it is told', () => told('again-1').length > 0);
  clock.forward(60 * MINUTE);
  await aWhile();
  const link = `https://games.example/#/${TOY}/match/${nextMatchID}`;
  expect(told('again-1')).toEqual([`Somebody wants to play Toy Race again with you. ${link}`]);
  expect([told('again-0'), told('again-2')]).toEqual([[], []]);
});

test('quiet hours put it off to their end, in the time zone and language of the person', async () => {
  const hana = await Person.create(server.url, 'Hana');
  const now = new Date(clock.now());
  await webhook(hana, 'quiet');
  const { body } = await hana.get<{ quiet: unknown }>('/api/profile/notices');
  expect(body.quiet).toBeNull();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const quiet = { from: minute, to: (minute + 240) % 1440, timeZone: 'UTC' };
  await hana.post('/api/profile/notices', { quiet, language: 'it' });
  await raceOf(hana);
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(told('quiet')).toEqual([]);
  clock.forward(230 * MINUTE);
  await aWhile();
  expect(told('quiet')).toEqual([]);
  clock.forward(10 * MINUTE);
  await until('the night is over', () => told('quiet').length === 1);
  expect(told('quiet')[0]).toMatch(/^È il tuo turno in Toy Race\./);
});

test('quiet hours are those of the time zone, also over midnight', () => {
  const at = (text: string) => new Date(text).getTime();
  const night = { from: 22 * 60, to: 7 * 60, timeZone: 'Europe/Rome' };
  expect(quietUntil(at('2026-01-10T20:59:30Z'), night)).toBeNull();
  expect(quietUntil(at('2026-01-10T21:00:30Z'), night)).toBe(at('2026-01-11T06:00:00Z'));
  expect(quietUntil(at('2026-01-11T05:59:30Z'), night)).toBe(at('2026-01-11T06:00:00Z'));
  expect(quietUntil(at('2026-01-11T06:00:00Z'), night)).toBeNull();
  expect(quietUntil(at('2026-01-10T12:00:00Z'), { from: 600, to: 600, timeZone: 'UTC' })).toBeNull();
  expect(quietUntil(0, null)).toBeNull();
});

test('a browser that has unsubscribed is forgotten, and an address that fails stops no other', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await hana.post('/api/profile/push', new Browser(`${pushService.url}/gone`).subscription());
  await webhook(hana, 'gone');
  pushService.answer.status = 410;
  await raceOf(hana);
  clock.forward(3 * MINUTE);
  await until('the webhook has it', () => told('gone').length === 1);
  await until('the push was tried', () => pushService.received.length === 1);
  pushService.answer.status = 201;
  await eventually('it is forgotten', async () => {
    const { pushes } = (await hana.get<{ pushes: object[] }>('/api/profile/notices')).body;
    return pushes.length === 0;
  });
});

test('an unconfirmed address gets one message, and nothing about turns', async () => {
  const hana = await Person.create(server.url, 'Hana');
  expect((await hana.post('/api/profile/email', { address: 'victim@example.org' })).status).toBe(200);
  await until('the question arrives', () => mail.received.length === 1);
  await raceOf(hana);
  clock.forward(3 * MINUTE);
  await aWhile();
  expect(mail.received).toHaveLength(1);
  for (const address of ['no', 'a@b', 'a@b.c\nBcc: x@y.z', 'a@b.c, d@e.f', 7]) {
    expect((await hana.post('/api/profile/email', { address })).status).toBe(400);
  }
});

test.each([
  ['/notices', { webhook: 'ftp://example.org/' }],
  ['/notices', { webhook: 'not an address' }],
  ['/notices', { webhook: 'https://user:secret@example.org/' }],
  ['/notices', { quiet: { from: 0, to: 1440, timeZone: 'UTC' } }],
  ['/notices', { quiet: { from: 0, to: 60, timeZone: 'Mars/Olympus' } }],
  ['/notices', { language: '__proto__' }],
  ['/push', { endpoint: 'https://push.example/', keys: { p256dh: 'short', auth: 'short' } }],
])('POST /api/profile%s with %j is refused', async (path, body) => {
  const hana = await Person.create(server.url, 'Hana');
  expect((await hana.post(`/api/profile${path}`, body)).status).toBe(400);
});

test.each(['/notices', '/email', '/push', '/end-push'])('%s is refused without proof', async (path) => {
  expect((await post(server.url, `/api/profile${path}`, {})).status).toBe(401);
});

test('what waits to be told survives a restart, and so do the keys, which nobody else can read', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await webhook(hana, 'restart');
  const { pushKey } = (await hana.get('/api/profile/notices')).body;
  await raceOf(hana);
  await server.stop();
  clock.forward(3 * MINUTE);
  server = await startServer({ ...TOY_SERVER, dataDir, env: env() });
  await until('it is told', () => told('restart').length === 1);
  const back = new Person(server.url, hana.keys);
  expect((await back.get('/api/profile/notices')).body.pushKey).toBe(pushKey);
  expect(statSync(join(dataDir, 'vapid.json')).mode & 0o077).toBe(0);
});

test('the log names no address, and says what failed', async () => {
  const hana = await Person.create(server.url, 'Hana');
  await hana.post('/api/profile/notices', { webhook: 'http://127.0.0.1:9/secret-hook' });
  await raceOf(hana);
  clock.forward(3 * MINUTE);
  await until('it is logged', () => server.output().includes('a notice could not be sent'));
  expect(server.output()).not.toMatch(/secret-hook|hana@example|127\.0\.0\.1:9/);
});

describe('the host’s own network', () => {
  test.each([
    'http://example.org/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.1.1/',
    'https://[fd00::1]/',
    'https://localhost/',
    'file:///etc/passwd',
  ])('cannot be reached by %s', async (url) => {
    expect(isAllowedUrl(url, false)).toBe(false);
    await expect(postOutside(url, { headers: {}, body: '' }, false)).rejects.toThrow('not allowed');
  });

  test('cannot be reached by a name that leads there, and is not by default', async () => {
    expect(isAllowedUrl('https://hooks.example.org/a', false)).toBe(true);
    expect([isPublic('93.184.216.34'), isPublic('10.1.2.3'), isPublic('::1')]).toEqual([true, false, false]);
    const careful = await startServer({ ...TOY_SERVER });
    const hana = await Person.create(careful.url, 'Hana');
    const refused = await hana.post('/api/profile/notices', { webhook: `${hook.url}/x` });
    expect(refused.body.code).toBe('bad-request');
    const browser = new Browser(`${pushService.url}/x`);
    expect((await hana.post('/api/profile/push', browser.subscription())).status).toBe(400);
    expect((await hana.post('/api/profile/email', { address: 'a@example.org' })).status).toBe(400);
    await careful.stop();
  });

  test('a redirect is not followed', async () => {
    const elsewhere = await receivePosts();
    hook.answer.status = 307;
    hook.answer.headers = { Location: elsewhere.url };
    expect(await postOutside(hook.url, { headers: {}, body: '{}' }, true)).toBe(307);
    hook.answer.status = 201;
    hook.answer.headers = {};
    expect(elsewhere.received).toEqual([]);
  });
});
