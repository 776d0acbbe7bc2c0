import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** What a statement's text begins with that each connection prepares once, by its name: planning takes longer than running it. */
export const prepared = (name: string): string => `/* prepared: ${name} */`;
const PREPARED = /^\/\* prepared: (\w+) \*\//;

/** How long an answer may take before the connection counts as dead and is given up. */
const ANSWER_MS = 3000;
/** The database itself ends what takes longer, so that nothing is written after it was given up. */
const STATEMENT_MS = 2500;
/** How long a new connection, or a place among those there are, is waited for. */
const CONNECT_MS = 2500;
/** How long the database may take to prove that it is there, and how soon it is asked again. */
const PROBE_MS = 1000;
const PROBE_AGAIN_MS = 500;
/** How long connections may take to say goodbye. */
const GOODBYE_MS = 1000;
const KEEP_ALIVE_MS = 10_000;
const MOST_CONNECTIONS = 10;

/** Ends a connection without a goodbye: a dead one would never answer. What waits for it fails at once. */
export function hangUp(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

const unreachable = () => new Error('the database does not answer');

/**
 * Connections to PostgreSQL that notice when nobody answers any more, as when a proxy in between stops forwarding: nothing
 * is ever closed then, and without a limit of our own every query would wait for the operating system to give up.
 *
 * A query without an answer ends its connection, and a new one is asked whether the database is there. If not, all
 * connections are given up and everything is refused at once, until the database has answered again.
 */
export class GuardedPool implements PostgresPool {
  private readonly pool: pg.Pool;
  private readonly clients = new Set<pg.ClientBase>();
  private readonly options: pg.PoolConfig;
  /** Set while it is being found out whether the database is there. */
  private probing: Promise<boolean> | null = null;
  private down = false;
  private closed = false;
  /** Those who wait for a connection, to be told when there will be none. */
  private readonly waiting = new Set<(error: Error) => void>();

  constructor(
    url: string,
    types: pg.CustomTypesConfig,
    private readonly events: { onLost(error: Error): void; onBack(): void },
  ) {
    this.options = {
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      types,
    };
    this.pool = new pg.Pool({
      ...this.options,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: STATEMENT_MS,
      lock_timeout: STATEMENT_MS,
      // A transaction whose process is cut off would keep its match locked.
      idle_in_transaction_session_timeout: STATEMENT_MS,
    });
    // A connection that breaks is replaced by the pool, and the query that used it fails. The error itself
    // needs a listener on the connection too: the pool listens only while nobody uses it, and one without ends the
    // process.
    this.pool.on('connect', (client) => {
      this.clients.add(client);
      client.on('error', events.onLost);
    });
    this.pool.on('remove', (client) => this.clients.delete(client));
    this.pool.on('error', () => undefined);
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.down || (await this.probing) === false) throw unreachable();
    const client = await this.place();
    const query = async (text: string, values: unknown[]) => {
      const timer = setTimeout(() => {
        hangUp(client);
        void this.suspect();
      }, ANSWER_MS);
      try {
        const name = PREPARED.exec(text)?.[1];
        return await client.query(name === undefined ? { text, values } : { name, text, values });
      } finally {
        clearTimeout(timer);
      }
    };
    return { query, release: () => client.release() } as unknown as PostgresPoolClient;
  }

  async end(): Promise<void> {
    this.closed = true;
    const ended = this.pool.end();
    const timer = setTimeout(() => this.hangUpAll(), GOODBYE_MS);
    await ended.finally(() => clearTimeout(timer));
  }

  /** A connection of the pool, or a failure as soon as it is known that there will be none. */
  private place(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      const giveUp = (error: Error) => {
        if (this.waiting.delete(giveUp)) reject(error);
      };
      this.waiting.add(giveUp);
      this.pool.connect().then(
        (client) => {
          if (this.waiting.delete(giveUp)) resolve(client);
          else client.release();
        },
        (error: Error) => {
          // Nobody refused the connection: it was simply never made.
          if (/timeout/i.test(error.message)) void this.suspect();
          giveUp(error);
        },
      );
    });
  }

  /** Finds out whether the database is there, once for all who wonder. */
  private suspect(): Promise<boolean> {
    if (this.closed || this.down) return Promise.resolve(false);
    this.probing ??= this.probe().then((there) => {
      this.probing = null;
      if (!there && !this.closed) this.goDown();
      return there;
    });
    return this.probing;
  }

  private goDown(): void {
    this.down = true;
    this.events.onLost(unreachable());
    for (const giveUp of this.waiting) giveUp(unreachable());
    this.hangUpAll();
    void this.watch();
  }

  /** Asks again and again until the database has answered. */
  private async watch(): Promise<void> {
    while (!this.closed) {
      await new Promise((resolve) => setTimeout(resolve, PROBE_AGAIN_MS).unref());
      if (!(await this.probe())) continue;
      this.down = false;
      this.events.onBack();
      return;
    }
  }

  /** Whether a connection of its own is answered in time. */
  private async probe(): Promise<boolean> {
    const client = new pg.Client(this.options);
    client.on('error', () => undefined);
    const timer = setTimeout(() => hangUp(client), PROBE_MS);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      hangUp(client);
    }
  }

  private hangUpAll(): void {
    for (const client of this.clients) hangUp(client);
  }
}
