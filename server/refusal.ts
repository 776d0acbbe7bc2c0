/**
 * Everything that the server can refuse, with the HTTP status that goes with it.
 * Codes are part of the protocol (docs/hosting.md lists them): the client turns them into sentences.
 */
export const REFUSAL_STATUS = {
  'bad-request': 400,
  'bad-packet': 400,
  'bad-name': 400,
  'bad-options': 400,
  'bad-bots': 400,
  'no-profile': 401,
  'bad-token': 401,
  unauthorized: 403,
  banned: 403,
  blocked: 403,
  'unknown-game': 404,
  'unknown-match': 404,
  'unknown-seat': 404,
  'not-found': 404,
  'bad-method': 405,
  'seat-taken': 409,
  'name-taken': 409,
  'key-reused': 422,
  'meets-blocked': 409,
  'seat-away': 409,
  'not-absent': 409,
  'match-full': 409,
  'not-over': 409,
  started: 409,
  'too-large': 413,
  'rate-limited': 429,
  'not-synced': 409,
  stale: 409,
  'not-your-turn': 409,
  'game-over': 409,
  illegal: 409,
  'mail-failed': 502,
  busy: 503,
  storage: 503,
  closing: 503,
  internal: 500,
} as const;

export type RefusalCode = keyof typeof REFUSAL_STATUS;

/** A request that is answered with a code and a sentence instead of being done. Nothing has changed. */
export class Refused extends Error {
  readonly code: RefusalCode;
  /** Further facts for the client, all plain JSON: seconds to wait, or why a move is illegal. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return REFUSAL_STATUS[this.code];
  }

  /** What a client gets, by HTTP body or by the socket event `refused`. */
  toJSON(): { code: RefusalCode; message: string } {
    return { ...this.details, code: this.code, message: this.message };
  }
}
