import { resolve } from 'node:path';
import { z } from 'zod';
import { CARDS } from '../src/games/cards';

/** A setting that cannot be used; the message is one line that names it. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const whole = (min: number, max: number, preset: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be between ${min} and ${max}`)
    .default(preset);

const perMinute = (preset: number) => whole(0, 1_000_000, preset);

function isOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.origin === text;
  } catch {
    return false;
  }
}

function isSmtpUrl(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(text);
    return /^smtps?:$/.test(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

function isDatabaseUrl(text: string): boolean {
  try {
    const { protocol, hostname, searchParams, username, password, pathname } = new URL(text);
    decodeURIComponent(username + password + pathname);
    return /^postgres(ql)?:$/.test(protocol) && (hostname !== '' || searchParams.has('host'));
  } catch {
    return false;
  }
}

/** Long enough that nobody guesses it, and nothing in it that a header cannot carry. */
const token = z
  .string()
  .regex(
    /^[\x21-\x7e]{24,200}$/,
    'must have 24 to 200 characters without blanks; `openssl rand -base64 24` makes one',
  )
  .optional();

const schema = z.object({
  PORT: whole(0, 65_535, 8000),
  HOST: z.string().min(1, 'must not be empty').max(255, 'is too long').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl, 'must be an address such as postgres://user@host/name')
    .optional(),
  ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://example.org, separated by commas',
    )
    .default([]),
  TRUST_PROXY: whole(0, 10, 0),
  UNSTARTED_DAYS: whole(1, 3650, 7),
  KEEP_DAYS: whole(0, 36_500, 0),
  KEEP_EXPORT_DIR: z.string().min(1, 'must not be empty').optional(),
  BOT_DELAY_MS: whole(0, 60_000, 400),
  BODY_LIMIT: whole(1024, 1_048_576, 16_384),
  PACKET_LIMIT: whole(1024, 1_048_576, 65_536),
  LIMIT_CREATE: perMinute(30),
  LIMIT_JOIN: perMinute(120),
  LIMIT_CONNECT: perMinute(240),
  LIMIT_SYNC: perMinute(480),
  LIMIT_MOVE: perMinute(1200),
  LIMIT_CHAT: perMinute(60),
  LIMIT_READ: perMinute(1200),
  LIMIT_STATUS: perMinute(240),
  LIMIT_GUESS: perMinute(10),
  LIMIT_MAIL: perMinute(3),
  LIMIT_REPORT: perMinute(6),
  LIMIT_REPLAY: perMinute(300),
  PUBLIC_URL: z.string().refine(isOrigin, 'must be an address such as https://example.org').optional(),
  SMTP_URL: z.string().refine(isSmtpUrl, 'must be an address such as smtps://user:password@host').optional(),
  MAIL_FROM: z.string().min(3, 'is too short').max(200, 'is too long').optional(),
  NOTICE_DELAY: whole(0, 86_400, 30),
  PRIVATE_HOSTS: whole(0, 1, 0),
  MAX_SOCKETS: whole(1, 1_000_000, 200),
  MAX_CONNECTIONS: whole(0, 1_000_000, 400),
  DRAIN_SECONDS: whole(0, 600, 0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CLIENT_DIR: z.string().min(1, 'must not be empty').default('dist/client'),
  ADMIN_TOKEN: token,
  METRICS_TOKEN: token,
});

/** Settings that hold a password, which is never shown. */
const SECRET_SETTINGS = ['DATABASE_URL', 'SMTP_URL', 'ADMIN_TOKEN', 'METRICS_TOKEN'];

/** The setting that names a game's file of values. */
export const fileSetting = (game: string): string => `CARDS_${game.toUpperCase().replaceAll('-', '_')}`;
const FILE_GAMES = CARDS.filter(({ fileOption }) => fileOption !== undefined).map(({ id }) => id);

export const SETTING_NAMES = [...Object.keys(schema.shape), ...FILE_GAMES.map(fileSetting)];

/** What holds where a setting is left out; what is missing here is not set then. */
export const SETTING_DEFAULTS: Readonly<Record<string, unknown>> = schema.parse({});

/** What may be done so many times per minute by one address; 0 is no limit. */
export const LIMIT_KINDS = [
  'create',
  'join',
  'connect',
  'sync',
  'move',
  'chat',
  'read',
  'status',
  'guess',
  'mail',
  'report',
  'replay',
] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  origins: readonly string[];
  /** How many proxies in front may be believed about the visitor's address. */
  trustProxy: number;
  unstartedDays: number;
  /** How many days matches are kept that somebody has played; 0 is for ever. */
  keepDays: number;
  /** Where matches are written before they are removed; null: nowhere. */
  keepExportDir: string | null;
  botDelayMs: number;
  bodyLimit: number;
  packetLimit: number;
  limits: Readonly<Record<LimitKind, number>>;
  maxSockets: number;
  /** How many connections one address may hold open; 0 is no limit. */
  maxConnections: number;
  /** How long balancers are told to go elsewhere before the server closes. */
  drainMs: number;
  logLevel: z.infer<typeof schema>['LOG_LEVEL'];
  clientDir: string;
  /** Files of values that games are played by, by the game's id. */
  gameFiles: Readonly<Record<string, string>>;
  /** Where visitors find the pages, for links in messages; null: where the server listens. */
  publicUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string | null;
  /** How long after a turn has begun its player is told. */
  noticeDelayMs: number;
  /** Whether webhooks and pushes may go to the host's own network. */
  privateHosts: boolean;
  /** What opens the routes of the host; null: there are none. */
  adminToken: string | null;
  /** What opens the metrics; null: they are open. */
  metricsToken: string | null;
}

/** Reads the settings from environment variables; an empty variable counts as not set. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given: Record<string, string> = {};
  for (const name of SETTING_NAMES) {
    const value = env[name];
    if (value !== undefined && value !== '') given[name] = value;
  }
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0] ?? 'a setting');
    const shown = SECRET_SETTINGS.includes(name)
      ? ''
      : ` (it is ${JSON.stringify(given[name])?.slice(0, 80)})`;
    const reason =
      issue?.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : issue?.message;
    throw new ConfigError(`${name} ${reason}${shown}`);
  }
  const s = parsed.data;
  return {
    port: s.PORT,
    host: s.HOST,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL ?? null,
    origins: s.ORIGINS,
    trustProxy: s.TRUST_PROXY,
    unstartedDays: s.UNSTARTED_DAYS,
    keepDays: s.KEEP_DAYS,
    keepExportDir: s.KEEP_EXPORT_DIR === undefined ? null : resolve(s.KEEP_EXPORT_DIR),
    botDelayMs: s.BOT_DELAY_MS,
    bodyLimit: s.BODY_LIMIT,
    packetLimit: s.PACKET_LIMIT,
    limits: {
      create: s.LIMIT_CREATE,
      join: s.LIMIT_JOIN,
      connect: s.LIMIT_CONNECT,
      sync: s.LIMIT_SYNC,
      move: s.LIMIT_MOVE,
      chat: s.LIMIT_CHAT,
      read: s.LIMIT_READ,
      status: s.LIMIT_STATUS,
      guess: s.LIMIT_GUESS,
      mail: s.LIMIT_MAIL,
      report: s.LIMIT_REPORT,
      replay: s.LIMIT_REPLAY,
    },
    maxSockets: s.MAX_SOCKETS,
    maxConnections: s.MAX_CONNECTIONS,
    drainMs: s.DRAIN_SECONDS * 1000,
    logLevel: s.LOG_LEVEL,
    clientDir: resolve(s.CLIENT_DIR),
    gameFiles: Object.fromEntries(
      FILE_GAMES.flatMap((game) => {
        const file = given[fileSetting(game)];
        return file === undefined ? [] : [[game, resolve(file)]];
      }),
    ),
    publicUrl: s.PUBLIC_URL ?? null,
    smtpUrl: s.SMTP_URL ?? null,
    mailFrom: s.MAIL_FROM ?? null,
    noticeDelayMs: s.NOTICE_DELAY * 1000,
    privateHosts: s.PRIVATE_HOSTS === 1,
    adminToken: s.ADMIN_TOKEN ?? null,
    metricsToken: s.METRICS_TOKEN ?? null,
  };
}
