import { join } from 'node:path';
import Database from 'better-sqlite3';
import { toy } from '../fixtures/toy';
import { get, Person, post } from './helpers/person';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { rawClient } from './helpers/raw';
import { lobbyOf, type Seat, until } from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

interface Said {
  id: string;
  sender: string;
  payload: string;
  name?: string;
  profile?: string;
}

/** The promises about what is between people, the same for both databases. */
function keepsItsPromises(
  start: () => Promise<ServerProcess>,
  reports: (columns: string) => unknown[][],
): void {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterEach(() => expect(server.alive()).toBe(true));

  const create = async (numPlayers = 2): Promise<string> =>
    (await lobbyOf(server.url).createMatch(TOY, { numPlayers })).matchID;
  const person = (name: string) => Person.create(server.url, name);
  const chatOf = async (matchID: string, room: string, who?: Person) => {
    const path = `/games/${TOY}/${matchID}/chat${room === '' ? '' : `?room=${room}`}`;
    return who === undefined
      ? get<{ messages: Said[] }>(server.url, path)
      : who.get<{ messages: Said[] }>(path);
  };
  const heard = ({ raw }: RacePage): string[] =>
    raw.received
      .filter(({ event }) => event === 'chat')
      .map(({ args }) => (args[1] as { payload: string }).payload);

  async function talk(matchID: string, seat: Seat, text: string): Promise<Said> {
    const raw = await rawClient(server.url, TOY);
    await raw.sync(matchID, seat);
    await raw.attempt(
      'chat',
      matchID,
      { id: text.replace(/[^a-z]/gi, '-'), payload: text },
      seat.credentials,
    );
    raw.close();
    const said = (await chatOf(matchID, 'players')).body.messages.at(-1);
    if (said === undefined) throw new Error('nothing was said');
    return said;
  }

  describe('the chat', () => {
    test('what spectators say reaches spectators and no player; what players say reaches both', async () => {
      const matchID = await create();
      const hana = await person('Hana');
      const seat = await hana.join(TOY, matchID);
      const fan = await person('Fan');
      const player = await RacePage.open(server.url, matchID, seat);
      const watching = await RacePage.open(server.url, matchID, null);
      const say = (who: Person, text: unknown) => who.post(`/games/${TOY}/${matchID}/say`, { text });
      expect((await say(fan, '  she should roll ')).status).toBe(200);
      await talk(matchID, seat, 'hello all');
      await until('both were heard', () => heard(watching).length === 2);
      expect(heard(watching)).toEqual(['she should roll', 'hello all']);
      await until('the player hears players', () => heard(player).length > 0);
      // A whole match sent again holds nothing of it either.
      await player.look();
      expect(heard(player)).toEqual(['hello all']);
      expect(JSON.stringify(player.raw.received)).not.toContain('she should roll');

      const [open, apart] = [await chatOf(matchID, ''), await chatOf(matchID, 'spectators')];
      expect(open.body.messages).toMatchObject([{ payload: 'hello all', name: 'Hana', profile: hana.id }]);
      expect(apart.body.messages).toMatchObject([
        { payload: 'she should roll', name: 'Fan', sender: fan.id, profile: fan.id },
      ]);
      player.close();
      watching.close();
    });

    test('who plays neither reads nor writes what spectators say; nobody writes without a profile', async () => {
      const matchID = await create();
      const hana = await person('Hana');
      await hana.join(TOY, matchID);
      const path = `/games/${TOY}/${matchID}/say`;
      expect((await hana.post(path, { text: 'x' })).body.code).toBe('unauthorized');
      expect((await chatOf(matchID, 'spectators', hana)).body.code).toBe('unauthorized');
      expect((await post(server.url, path, { text: 'x' })).body.code).toBe('no-profile');
      const fan = await person('Fan');
      for (const text of ['', '   ', 'x'.repeat(501), 7, null]) {
        expect((await fan.post(path, { text })).body.code).toBe('bad-request');
      }
      expect((await fan.post(`/games/${TOY}/none/say`, { text: 'x' })).body.code).toBe('unknown-match');
      expect((await chatOf(matchID, 'kitchen')).body.code).toBe('bad-request');
      expect((await chatOf(matchID, 'spectators')).body.messages).toEqual([]);
    });

    test('no spectator speaks under the name of somebody at the table, or of a bot', async () => {
      const matchID = await create();
      await (await person('Hana')).join(TOY, matchID);
      const [bot = ''] = toy.card.botLevels;
      const path = `/games/${TOY}/${matchID}/say`;
      for (const name of ['HANA', 'H\u0430na', bot, `${bot} 2`]) {
        const { body } = await (await person(name)).post(path, { text: 'I give up' });
        expect([name, body.code]).toEqual([name, 'name-taken']);
      }
      expect((await (await person('Hannah')).post(path, { text: 'hello' })).status).toBe(200);
      expect((await chatOf(matchID, 'spectators')).body.messages).toHaveLength(1);
    });

    test('is said once, however often it is sent, and without what nobody can see', async () => {
      const matchID = await create();
      const [fan, other] = [await person('Fan'), await person('Other')];
      const path = `/games/${TOY}/${matchID}/say`;
      const message = { text: 'well\u200b played\u202e', id: 'own-id' };
      for (const who of [fan, fan, other]) expect((await who.post(path, message)).status).toBe(200);
      expect((await fan.post(path, { text: '\u200b' })).body.code).toBe('bad-request');
      const said = (await chatOf(matchID, 'spectators')).body.messages;
      expect(said).toMatchObject([fan, other].map(({ id }) => ({ sender: id, payload: 'well played' })));
      // Another message with the same id is not said, and that is no success.
      const answer = await fan.post(path, { ...message, text: 'well lost' });
      expect([answer.status, answer.body.code]).toEqual([422, 'key-reused']);
      expect((await fan.post(path, message)).status).toBe(200);
      expect((await chatOf(matchID, 'spectators')).body.messages).toEqual(said);
    });
  });

  describe('somebody who is blocked', () => {
    const block = (who: Person, other: Person, what = 'block') =>
      who.post(`/api/profile/${what}`, { profileID: other.id });
    const joins = async (who: Person, matchID: string, more: object = {}) =>
      (await who.post(`/games/${TOY}/${matchID}/join`, { playerName: 'x', ...more })).body.code ?? 'joined';

    test('cannot join a match of who blocked them, before that is undone', async () => {
      const [hana, rude] = [await person('Hana'), await person('Rude')];
      const matchID = await create(3);
      await hana.join(TOY, matchID);
      expect((await block(hana, rude)).status).toBe(200);
      expect((await block(hana, rude)).status).toBe(200);
      expect(await joins(rude, matchID)).toBe('blocked');
      expect(await joins(rude, matchID, { meetBlocked: true })).toBe('blocked');
      const match = (await get<{ players: { name?: string }[] }>(server.url, `/games/${TOY}/${matchID}`))
        .body;
      expect(match.players.map(({ name }) => name)).toEqual(['Hana', undefined, undefined]);
      expect((await hana.get('/api/profile/blocked')).body.blocked).toEqual([
        { profileID: rude.id, name: 'Rude' },
      ]);
      expect((await block(hana, rude, 'unblock')).status).toBe(200);
      expect(await joins(rude, matchID)).toBe('joined');
    });

    test('is not met by surprise: who blocked them joins only when they say so', async () => {
      const [hana, rude] = [await person('Hana'), await person('Rude')];
      await block(hana, rude);
      const matchID = await create(3);
      await rude.join(TOY, matchID);
      expect(await joins(hana, matchID)).toBe('meets-blocked');
      expect(await joins(hana, matchID, { meetBlocked: true })).toBe('joined');
      // Others are free to join.
      expect(await joins(await person('Jun'), matchID, { playerName: 'Jun' })).toBe('joined');
    });

    test('is a profile, and not oneself; nothing of it without proof', async () => {
      const [hana, rude] = [await person('Hana'), await person('Rude')];
      expect((await hana.post('/api/profile/block', { profileID: 'nobody' })).status).toBe(404);
      expect((await block(hana, hana)).status).toBe(404);
      for (const path of ['block', 'unblock']) {
        expect((await post(server.url, `/api/profile/${path}`, { profileID: rude.id })).status).toBe(401);
      }
      expect((await get(server.url, '/api/profile/blocked')).status).toBe(401);
    });
  });

  describe('a message', () => {
    test('is reported to the host: a line in the log without its words, and a row with them, once', async () => {
      const [hana, rude] = [await person('Hana'), await person('Rude')];
      const matchID = await create();
      const said = await talk(matchID, await rude.join(TOY, matchID), 'something rude');
      const report = (who: Person | null, more: object = {}) => {
        const body = { room: 'players', sender: said.sender, messageID: said.id, ...more };
        const path = `/games/${TOY}/${matchID}/report`;
        return who === null ? post(server.url, path, body) : who.post(path, body);
      };
      for (const wrong of [{ messageID: 'other' }, { sender: '1' }, { room: 'spectators' }]) {
        expect((await report(hana, wrong)).body.code).toBe('not-found');
      }
      expect((await report(hana, { note: 'x'.repeat(301) })).body.code).toBe('bad-request');
      expect((await report(hana, { room: 'kitchen' })).body.code).toBe('bad-request');
      expect((await report(hana, { note: ' please look ' })).status).toBe(200);
      expect((await report(hana, { note: 'again' })).status).toBe(200);
      // Somebody without a profile can report as well.
      expect((await report(null)).status).toBe(200);
      const rows = reports('match_id, reporter, reported, reported_name, message, note, done_at')
        .filter(([match]) => match === matchID)
        .map((row) => row.map((value) => value ?? ''));
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual([matchID, hana.id, rude.id, 'Rude', 'something rude', 'please look', '']);
      expect(rows).toContainEqual([matchID, '', rude.id, 'Rude', 'something rude', '', '']);
      const lines = server.output().split('a message was reported').length - 1;
      expect(lines).toBe(2);
      expect(server.output()).not.toContain('something rude');
    });

    test('of a spectator is reported too, and names who said it after the seat has changed hands', async () => {
      const [hana, rude, fan] = [await person('Hana'), await person('Rude'), await person('Fan')];
      const matchID = await create();
      const seat = await rude.join(TOY, matchID);
      await hana.join(TOY, matchID);
      const said = await talk(matchID, seat, 'bye');
      await lobbyOf(server.url).leaveMatch(TOY, matchID, seat);
      await (await person('Innocent')).join(TOY, matchID);
      await fan.post(`/games/${TOY}/${matchID}/say`, { text: 'boo' });
      const [boo] = (await chatOf(matchID, 'spectators')).body.messages;
      const path = `/games/${TOY}/${matchID}/report`;
      const { sender, id: messageID } = said;
      expect((await hana.post(path, { room: 'players', sender, messageID })).status).toBe(200);
      const heckle = { room: 'spectators', sender: boo?.sender, messageID: boo?.id };
      expect((await hana.post(path, heckle)).status).toBe(200);
      const rows = reports('match_id, reported, reported_name, message').filter(([id]) => id === matchID);
      expect(rows).toHaveLength(2);
      expect(rows).toContainEqual([matchID, rude.id, 'Rude', 'bye']);
      expect(rows).toContainEqual([matchID, fan.id, 'Fan', 'boo']);
    });
  });
}

describe('SQLite', () => {
  const dataDir = tempFolder();
  keepsItsPromises(
    () => startServer({ ...TOY_SERVER, dataDir }),
    (columns) => {
      const db = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
      try {
        return db.prepare(`select ${columns} from reports`).raw().all() as unknown[][];
      } finally {
        db.close();
      }
    },
  );
});

describePostgres('PostgreSQL', () => {
  let postgres: PostgresCluster;
  keepsItsPromises(
    async () => {
      postgres = await startPostgres();
      return startServer({ ...TOY_SERVER, env: { DATABASE_URL: postgres.url } });
    },
    (columns) =>
      postgres
        .query(`select ${columns} from reports`)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => line.split('|')),
  );
});

test('reports are limited by address', async () => {
  const server = await startServer({ ...TOY_SERVER, env: { LIMIT_REPORT: '2' } });
  const body = { room: 'players', sender: '0', messageID: 'x' };
  const codes = [];
  for (let i = 0; i < 3; i++)
    codes.push((await post(server.url, `/games/${TOY}/none/report`, body)).body.code);
  expect(codes).toEqual(['unknown-match', 'unknown-match', 'rate-limited']);
});
