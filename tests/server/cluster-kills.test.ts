import type { LogEntry, State } from 'boardgame.io';
import { openPostgres } from '../../server/storage/postgres';
import type { MatchStore } from '../../server/storage/store';
import { CreateGameReducer } from '../../src/games/internal';
import { type GameState, playerView, RiverOfGold, seededRandom } from '../../src/games/river-of-gold';
import { describePostgres, type PostgresCluster, startPostgres } from './helpers/postgres';
import { cleanUp, freePort, type ServerProcess, startServer } from './helpers/process';
import { hasProxy, sayIfNoProxy, startProxy } from './helpers/proxy';
import { openTable, pickMove, type StockClient, send, stateID, stockClient, synced } from './helpers/table';

/** How long processes are killed: two minutes in CI, shorter at home, an hour with `npm run soak:cluster`. */
const SECONDS = Number(process.env.CLUSTER_SECONDS ?? (process.env.CI ? 120 : 25));
const MATCHES = Number(process.env.CLUSTER_MATCHES ?? 50);
const PROCESSES = 3;
const BETWEEN_KILLS_MS = 4000;
/** A move whose answer was lost together with its process is sent again. */
const AGAIN_MS = 3000;
/** A busy machine may take its time; this only ends what hangs. */
const PATIENCE_MS = 240_000;

sayIfNoProxy();
afterAll(cleanUp);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One match of two seats; the second is a bot's at every other table. */
interface Table {
  readonly matchID: string;
  readonly people: readonly StockClient[];
  /** The highest state that anybody was told. */
  told: number;
  /** The state for which a move was sent last, and when. */
  sent: { stateID: number; at: number };
}

/** Whoever is to decide at a table sends a move, unless one is on its way. */
function playOn(table: Table, random: ReturnType<typeof seededRandom>): void {
  for (const [seat, client] of table.people.entries()) {
    const state = client.getState();
    if (state === null) continue;
    table.told = Math.max(table.told, state._stateID);
    if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== String(seat)) continue;
    if (!state.isConnected || state._stateID < table.told) continue;
    const { sent } = table;
    if (sent.stateID === state._stateID && Date.now() - sent.at < AGAIN_MS) continue;
    table.sent = { stateID: state._stateID, at: Date.now() };
    send(client, pickMove(state.G, seat, random));
  }
}

/** The state that the log's actions lead to. */
function replayed(initial: State<GameState>, log: readonly LogEntry[]): State<GameState> {
  const reduce = CreateGameReducer({ game: RiverOfGold });
  let state = initial;
  for (const { action } of log) {
    if (!['MAKE_MOVE', 'UNDO', 'REDO'].includes(action.type)) continue;
    const { deltalog: _, ...after } = reduce(state, action);
    state = JSON.parse(JSON.stringify(after)) as State<GameState>;
  }
  return state;
}

const describeCluster = hasProxy ? describePostgres : describe.skip;

describeCluster('three processes behind a proxy, one after the other killed', () => {
  let postgres: PostgresCluster;
  let store: MatchStore;
  const servers: ServerProcess[] = [];
  let url: string;

  const join = (port: number) => startServer({ port, env: { DATABASE_URL: postgres.url, TRUST_PROXY: '1' } });

  beforeAll(async () => {
    postgres = await startPostgres();
    for (let i = 0; i < PROCESSES; i++) servers.push(await join(await freePort()));
    ({ url } = await startProxy(servers.map(({ port }) => port)));
    store = await openPostgres(postgres.url, () => undefined);
  }, 120_000);
  afterAll(() => store?.close());

  test(
    'no move that anybody was told is lost or doubled, every table goes on, and everybody sees the same',
    async () => {
      const random = seededRandom('kills');
      const tables: Table[] = [];
      for (let i = 0; i < MATCHES; i++) {
        const bots = i % 2 === 0 ? {} : { seated: 1, bots: [null, 'novice'] };
        const { matchID, seats } = await openTable(url, 2, bots);
        const people = seats.map((seat) => stockClient(url, matchID, seat));
        tables.push({ matchID, people, told: 0, sent: { stateID: -1, at: 0 } });
      }
      const everybody = tables.flatMap(({ people }) => people);
      const waitFor = async (what: string, condition: () => boolean, ms: number) => {
        const end = Date.now() + ms;
        while (!condition()) {
          if (Date.now() > end) throw new Error(`in vain: ${what}`);
          await pause(20);
        }
      };
      await waitFor('all pages are open', () => everybody.every(synced), PATIENCE_MS);

      const end = Date.now() + SECONDS * 1000;
      let killing: Promise<void> = Promise.resolve();
      let kills = 0;
      const killNext = async () => {
        const at = kills++ % PROCESSES;
        const { port } = servers[at] as ServerProcess;
        await servers[at]?.kill();
        servers[at] = await join(port);
      };
      let nextKill = Date.now() + BETWEEN_KILLS_MS;
      // Each of them at least once, however slowly this machine starts them again.
      while (Date.now() < end || kills < PROCESSES) {
        if (Date.now() >= nextKill) {
          killing = killing.then(killNext);
          nextKill = Date.now() + BETWEEN_KILLS_MS;
        }
        for (const table of tables) playOn(table, random);
        await pause(15);
      }
      await killing;

      // Every table that is not over goes on after the last kill.
      const before = tables.map(({ told }) => told);
      await waitFor(
        'every table goes on',
        () => {
          for (const table of tables) playOn(table, random);
          return tables.every(
            ({ told, people }, at) =>
              told > (before[at] ?? 0) ||
              people.some((client) => client.getState()?.ctx.gameover !== undefined),
          );
        },
        PATIENCE_MS,
      );

      const stored = async () =>
        new Map(
          (await store.versions(tables.map(({ matchID }) => matchID))).map((row) => [row.id, row.stateID]),
        );
      // Bots may still be at work: everybody has seen everything when nothing changes any more.
      const settledAt = Date.now() + PATIENCE_MS;
      for (;;) {
        const now = await stored();
        const behind = tables.filter(({ matchID, people }) =>
          people.some((client) => stateID(client) !== now.get(matchID)),
        );
        if (behind.length === 0) break;
        if (Date.now() > settledAt) throw new Error(`${behind.length} tables have not seen the last move`);
        await pause(50);
      }

      let moves = 0;
      for (const { matchID, people, told } of tables) {
        const match = await store.load(matchID);
        const initial = await store.initialState(matchID);
        const log = await store.log(matchID);
        if (match === null || initial === null) throw new Error(`the match ${matchID} is lost`);
        expect(match.stateID).toBeGreaterThanOrEqual(told);
        const acts = log.filter(({ action }) => action.type !== 'GAME_EVENT');
        expect(acts.map(({ _stateID }) => _stateID)).toEqual(acts.map((_, at) => at));
        expect(acts).toHaveLength(match.stateID);
        const again = replayed(initial as State<GameState>, log);
        expect(again.G).toEqual(match.state.G);
        for (const [seat, client] of people.entries()) {
          expect(client.getState()?.G).toEqual(
            JSON.parse(JSON.stringify(playerView(match.state.G as GameState, seat))),
          );
        }
        moves += match.stateID;
      }
      for (const client of everybody) client.stop();
      console.info(
        `${moves} moves at ${MATCHES} tables, ${kills} kills in ${SECONDS} s: all there, none twice`,
      );
      expect(kills).toBeGreaterThanOrEqual(PROCESSES);
      expect(moves).toBeGreaterThan(MATCHES);
    },
    SECONDS * 1000 + 4 * PATIENCE_MS,
  );
});
