import { describePostgres, startPostgres } from './helpers/postgres';
import { cleanUp, startServer } from './helpers/process';
import { hasProxy, sayIfNoProxy, startProxy } from './helpers/proxy';
import { openTable, playOn, stateID, stockClient, until } from './helpers/table';

sayIfNoProxy();
afterAll(cleanUp);

const describeCluster = hasProxy ? describePostgres : describe.skip;

describeCluster('several processes behind the proxy that docs/hosting.md describes', () => {
  test('a browser without WebSockets plays with one that has them', async () => {
    const { url: database } = await startPostgres();
    const env = { DATABASE_URL: database, TRUST_PROXY: '1' };
    const servers = await Promise.all([startServer({ env }), startServer({ env }), startServer({ env })]);
    const { url } = await startProxy(
      servers.map(({ port }) => port),
      { sticky: true },
    );
    const { matchID, seats } = await openTable(url, 2);
    const [one, other] = seats;
    if (!one || !other) throw new Error('two seats');
    const people = [stockClient(url, matchID, one, 'polling'), stockClient(url, matchID, other)];
    await until('both are at the table', () => people.every((client) => stateID(client) === 0));
    expect(await playOn(people, 'polling', 12)).toBe(12);
    await until('both have seen all moves', () => people.every((client) => stateID(client) >= 12));
  }, 120_000);
});
