import pg from 'pg';
import { z } from 'zod';
import type { Log } from '../log';
import { hangUp } from '../storage/guarded-pool';
import type { Bus, BusEvents, Note } from './bus';

/** Where the notes of all processes go; another program on the same database may use other names. */
const CHANNEL = 'table_notes';
/** PostgreSQL takes payloads of less than 8,000 bytes. */
const LONGEST_PAYLOAD = 7900;
/** What waits while the connection is lost is forgotten beyond this: those who miss it ask the database. */
const MOST_WAITING = 10_000;
/** How often a process says that it lives; it listens to itself too, and so learns that its connection is dead. */
const HEARTBEAT_MS = 2000;
const SILENCE_MS = 5000;
const RECONNECT_MS = 500;
const CONNECT_MS = 5000;
const GOODBYE_MS = 1000;

const seat = z.number().int().min(0).max(5);
const match = { game: z.string(), id: z.string() };
const noteSchema: z.ZodType<Note> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('changed'),
    ...match,
    now: z.object({ stateID: z.number(), version: z.number() }).nullable(),
  }),
  z.object({
    kind: z.literal('chat'),
    ...match,
    message: z.looseObject({
      id: z.string(),
      sender: z.string(),
      payload: z.string(),
      at: z.number(),
      room: z.enum(['players', 'spectators']).optional(),
      name: z.string().optional(),
      profile: z.string().optional(),
    }),
  }),
  z.object({ kind: z.literal('unsaid'), ...match, message: z.string() }),
  z.object({ kind: z.literal('here'), ...match, seats: z.array(seat) }),
  z.object({ kind: z.literal('hello') }),
  z.object({ kind: z.literal('all-here'), part: z.enum(['begin', 'end']) }),
  z.object({ kind: z.literal('alive') }),
]);
const payloadSchema = z.object({ from: z.string(), notes: z.array(noteSchema) });

/**
 * Notes by LISTEN and NOTIFY on a connection of its own. Notes of one moment go out together in one statement, after
 * what they tell of was stored: a commit never waits for them. When the connection is lost, or stands silent, it is
 * opened again and again.
 */
export class PostgresBus implements Bus {
  hears = false;
  private client: pg.Client | null = null;
  private waiting: Note[] = [];
  private sending = false;
  private closed = false;
  private lastHeard = 0;
  private readonly heartbeat: NodeJS.Timeout;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    private readonly url: string,
    private readonly self: string,
    private readonly events: BusEvents,
    private readonly log: Log,
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS).unref();
    void this.connect();
  }

  tell(note: Note): void {
    if (this.closed || this.waiting.length >= MOST_WAITING) return;
    this.waiting.push(note);
    // What happens in the same moment shares a statement.
    if (this.waiting.length === 1) setImmediate(() => void this.send());
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    const { client } = this;
    this.client = null;
    this.hears = false;
    if (client === null) return;
    const timer = setTimeout(() => hangUp(client), GOODBYE_MS);
    await client.end().catch(() => undefined);
    clearTimeout(timer);
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
    });
    client.on('error', (err) => this.lose(client, err));
    client.on('end', () => this.lose(client, new Error('the connection was ended')));
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (err) {
      this.lose(client, err);
      return;
    }
    if (this.client !== client) return;
    this.lastHeard = performance.now();
    this.hears = true;
    this.events.onHeard();
    this.tell({ kind: 'hello' });
    void this.send();
  }

  /** Gives a connection up and opens another one in a moment. */
  private lose(client: pg.Client, err: unknown): void {
    if (this.client !== client) return;
    this.client = null;
    if (this.hears) {
      this.hears = false;
      this.events.onDeaf();
      this.log.warn({ err }, 'other processes are not heard; the database is asked instead');
    }
    hangUp(client);
    if (!this.closed) this.retry = setTimeout(() => void this.connect(), RECONNECT_MS).unref();
  }

  private beat(): void {
    const { client } = this;
    if (client === null || !this.hears) return;
    if (performance.now() - this.lastHeard > SILENCE_MS) {
      this.lose(client, new Error('nothing was heard for too long'));
      return;
    }
    this.tell({ kind: 'alive' });
  }

  private hear(payload: string): void {
    this.lastHeard = performance.now();
    const read = payloadSchema.safeParse(parse(payload));
    if (!read.success) {
      this.log.warn({ bytes: payload.length }, 'a note of another process could not be read');
      return;
    }
    if (read.data.from === this.self) return;
    for (const note of read.data.notes) this.events.onNote(read.data.from, note);
  }

  /** Sends what waits, one statement after the other. */
  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      while (this.client !== null && this.hears && this.waiting.length > 0) {
        const { client } = this;
        const payloads = this.take();
        try {
          await client.query(`select pg_notify('${CHANNEL}', note) from unnest($1::text[]) as note`, [
            payloads,
          ]);
        } catch (err) {
          this.lose(client, err);
        }
      }
    } finally {
      this.sending = false;
    }
  }

  /** All that waits, in as few payloads as it fits into. Of several changes of one match the last is enough. */
  private take(): string[] {
    const waiting = new Map<unknown, Note>();
    for (const note of this.waiting) waiting.set(note.kind === 'changed' ? note.id : note, note);
    const texts = [...waiting.values()].map((note) => JSON.stringify(note));
    this.waiting = [];
    const head = `{"from":${JSON.stringify(this.self)},"notes":[`;
    const payloads: string[] = [];
    let some: string[] = [];
    let bytes = head.length + 2;
    const full = () => {
      if (some.length > 0) payloads.push(`${head}${some.join(',')}]}`);
      some = [];
      bytes = head.length + 2;
    };
    for (const text of texts) {
      const size = Buffer.byteLength(text) + 1;
      if (bytes + size > LONGEST_PAYLOAD) full();
      some.push(text);
      bytes += size;
    }
    full();
    return payloads;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
