import { minutesOf } from '../../server/commands/duration';
import { plainTable } from '../../server/commands/table';
import { newID } from '../../server/credentials';
import { runCommand } from './helpers/commands';
import { Person } from './helpers/person';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { lobbyOf, type Seat } from './helpers/table';

afterAll(cleanUp);

const TOKEN = 'a-token-that-nobody-guesses-0123';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ ...TOY_SERVER, env: { ADMIN_TOKEN: TOKEN } });
});

const admin = (args: string[], env: Record<string, string> = {}) =>
  runCommand('admin', args, { ADMIN_TOKEN: TOKEN, ADMIN_URL: server.url, ...env });
const printed = async (...args: string[]): Promise<string> => {
  const { code, output, errors } = await admin(args);
  if (code !== 0) throw new Error(errors);
  return output;
};

test('a host reads tables and JSON and looks after a match from the command line', async () => {
  const hana = await Person.create(server.url, 'Hana');
  const { matchID } = await lobbyOf(server.url).createMatch(TOY, { numPlayers: 2 });
  const seat: Seat = await hana.join(TOY, matchID);
  const page = await RacePage.open(server.url, matchID, seat);
  await page.raw.attempt('chat', matchID, { id: 'm1', payload: 'something bad' }, seat.credentials);

  const listed = (await printed('matches')).split('\n');
  expect(listed[0]).toMatch(/^id +game +state +moves +changed +seats$/);
  expect(listed[1]).toMatch(new RegExp(`^${matchID}  ${TOY} +waiting +0 .+ Hana, –$`));
  expect(await printed('matches', 'Nobody')).toBe('None.\n');
  expect(await printed('match', matchID)).toMatch(/0 +Hana +\S+ +yes +127\.0\.0\.1/);
  expect(await printed('match', matchID)).toContain('something bad');
  const { matches } = JSON.parse(await printed('matches', '--json')) as { matches: { id: string }[] };
  expect(matches.map(({ id }) => id)).toEqual([matchID]);

  expect(await printed('remove-message', matchID, '0/m1', '--reason', 'insult')).toBe('Done.\n');
  expect(await printed('match', matchID)).not.toContain('something bad');
  expect(await printed('remove-name', matchID, '0')).toMatch(/^Done: the name is now Player \d{4}\.\n$/);
  expect(await printed('ban-profile', hana.id, '--for', '7d')).toContain(`${hana.id} is banned until`);
  expect(await printed('profiles', hana.id)).toMatch(
    /banned until\n.+Hana .+ 1 +\d{4}-\d\d-\d\d \d\d:\d\d\n$/,
  );
  const [, banLine = ''] = (await printed('bans')).split('\n');
  const [banID = ''] = banLine.split(' ');
  expect(await printed('end-ban', banID)).toBe('Done.\n');
  expect(await printed('bans')).toBe('None.\n');
  expect(await printed('overview')).toContain('Open reports: 0. Bans: 0. Storage: sqlite.');
  expect(await printed('remove-match', matchID)).toBe('Done.\n');
  const acts = (await printed('audit')).split('\n').slice(1);
  expect(acts.join('\n')).toMatch(/remove-message .+ 127\.0\.0\.1 .+ reason: insult/);
  expect(acts.filter((line) => line !== '')).toHaveLength(5);
});

test('what cannot be done is a line, exit code 1, and never shows the token', async () => {
  const cases: [args: string[], env: Record<string, string>, says: string][] = [
    [['match', 'nothing'], {}, 'There is no such match.'],
    // An id that begins as an option does: former versions gave such ones.
    [['match', '-Ab3dEfGh1jKlMn_'], {}, 'There is no such match.'],
    [['remove-match', '--b3dEfGh1jKlMn-', '--reason', 'spam'], {}, 'There is no such match.'],
    [['remove-message', '-Ab3dEfGh1jKlMn_', '-Zb3dEfGh1jKlMn_/m1'], {}, 'There is no such match.'],
    [['close-report', '-Ab3dEfGh1jKlMn_opQrSt'], {}, 'There is no such report, or it is closed.'],
    [['overview'], { ADMIN_TOKEN: '' }, 'Set ADMIN_TOKEN'],
    [['overview'], { ADMIN_TOKEN: `${TOKEN}x` }, 'The server has another ADMIN_TOKEN.'],
    [['overview', '--url', 'http://127.0.0.1:1'], {}, 'No server answers at http://127.0.0.1:1.'],
    [['ban-address', '203.0.113.7'], {}, 'A ban needs --for'],
    [['ban-address', 'somewhere', '--for', '1h'], {}, 'who: not an address'],
    [['nonsense'], {}, 'Usage: npm run admin'],
    [['match'], {}, 'Usage: npm run admin'],
    [['matches', '--nonsense'], {}, 'Usage: npm run admin'],
  ];
  for (const [args, env, says] of cases) {
    const { code, output, errors } = await admin(args, env);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(says);
    expect(errors).not.toContain(TOKEN);
  }
});

test('a new id is taken for a word by a command and for a part of its link by a message', () => {
  const ids = Array.from({ length: 2000 }, newID);
  expect(ids.filter((id) => !/^[A-Za-z0-9][\w-]{14}[A-Za-z0-9]$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('times are read as people write them', () => {
  expect(['30m', '12h', '7d', '4w'].map(minutesOf)).toEqual([30, 720, 10_080, 40_320]);
  expect(['', '7', 'd', '-1d', '1.5h', '1y', '7 d'].map(minutesOf)).toEqual(Array(7).fill(null));
});

test('a name that tries to draw on the terminal stays in its cell', () => {
  const table = plainTable(['a', 'b'], [['x\u001b[2J\nfake', 'y']]);
  expect(table.split('\n')).toHaveLength(2);
  expect(table).not.toContain('\u001b');
});
