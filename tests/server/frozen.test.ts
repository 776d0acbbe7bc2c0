import { type Forwarder, startForwarder } from './helpers/forwarder';
import { get, post } from './helpers/person';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { makeMove } from './helpers/raw';
import type { Seat } from './helpers/table';

afterAll(cleanUp);
sayIfSkipped();

/** Asks again until it is so. A test that never gets there is ended by its own limit. */
async function eventually<T>(look: () => Promise<T>, right: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await look();
    if (right(found)) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describePostgres('a PostgreSQL whose connections die without a word', () => {
  let cluster: PostgresCluster;
  let forwarder: Forwarder;
  let server: ServerProcess;
  let matchID: string;
  let seats: Seat[];
  const status = async (path: string) => (await get(server.url, path)).status;

  beforeAll(async () => {
    cluster = await startPostgres();
    forwarder = await startForwarder(Number(new URL(cluster.url).port));
    const url = new URL(cluster.url);
    url.port = String(forwarder.port);
    server = await startServer({ ...TOY_SERVER, env: { DATABASE_URL: url.href } });
    matchID = String((await post(server.url, `/games/${TOY}/create`, { numPlayers: 2 })).body.matchID);
    seats = [];
    for (const playerName of ['Anna', 'Bert']) {
      const { body } = await post(server.url, `/games/${TOY}/${matchID}/join`, { playerName });
      seats.push({ playerID: String(body.playerID), credentials: String(body.playerCredentials) });
    }
  }, 120_000);

  test('refuses moves instead of hanging, says so, and goes on by itself when it is back', async () => {
    const [anna] = seats;
    const page = await RacePage.open(server.url, matchID, anna ?? null);
    const { state } = await page.look();
    const send = () => {
      if (anna === undefined) throw new Error('Anna sits there');
      const args = [makeMove(anna, 'roll', [{}]), state._stateID, matchID, anna.playerID];
      page.raw.socket.emit('update', ...args);
    };
    const told = () => page.refusals().filter((code) => code === 'storage').length;
    const moved = () => page.raw.received.some(({ event }) => event === 'patch');
    expect(await Promise.all([status('/healthz'), status('/readyz')])).toEqual([200, 200]);

    forwarder.freeze();
    // Several at once in one match: those that wait for others are refused with them.
    for (let i = 0; i < 3; i++) send();
    // A proof from before counts for a moment.
    await eventually(
      () => status('/healthz'),
      (answer) => answer === 503,
    );
    expect(await status('/readyz')).toBe(503);
    await eventually(
      async () => told(),
      (times) => times === 3,
    );
    expect(moved()).toBe(false);
    const listed = await Promise.all(
      Array.from({ length: 30 }, () => get(server.url, `/games/${TOY}/${matchID}`)),
    );
    expect(new Set(listed.map(({ status: answered, body }) => `${answered} ${body.code}`))).toEqual(
      new Set(['503 storage']),
    );
    expect(server.alive()).toBe(true);

    forwarder.thaw();
    await eventually(
      () => status('/readyz'),
      (answer) => answer === 200,
    );
    send();
    await eventually(
      async () => moved(),
      (made) => made,
    );
    // The match is as the database has it: the move was made once.
    const { state: after } = await page.look();
    expect(after._stateID).toBe(state._stateID + 1);
    expect(server.output()).toContain('the database does not answer');
    expect(server.output()).toContain('the database answers again');
    expect(await server.stop()).toBe(0);
  }, 240_000);

  test('does not keep a server from closing', async () => {
    forwarder.thaw();
    const url = new URL(cluster.url);
    url.port = String(forwarder.port);
    const other = await startServer({ ...TOY_SERVER, env: { DATABASE_URL: url.href } });
    expect((await get(other.url, '/healthz')).status).toBe(200);
    forwarder.freeze();
    expect(await other.stop()).toBe(0);
  }, 120_000);
});
