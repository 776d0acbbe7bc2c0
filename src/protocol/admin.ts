/** Where a host looks after the server; everything under it asks for the token and takes and gives JSON. */
export const ADMIN_PATH = '/api/admin';

export const BAN_KINDS = ['address', 'profile'] as const;
export type BanKind = (typeof BAN_KINDS)[number];

/** Somebody who may not create, join, write or play until a time. */
export interface Ban {
  readonly id: string;
  readonly kind: BanKind;
  /** The address or the profile's id. */
  readonly who: string;
  readonly reason: string;
  readonly at: number;
  readonly until: number;
}

/** A ban lasts so many minutes: at least one, at most ten years. */
export const BAN_MINUTES = { min: 1, max: 10 * 366 * 24 * 60 } as const;
export const REASON_LENGTH = 200;

/** Everything that a host can do, each with a line in the audit. */
export const ADMIN_ACTS = [
  'remove-match',
  'remove-message',
  'remove-seat-name',
  'remove-profile-name',
  'ban-address',
  'ban-profile',
  'end-ban',
  'close-report',
] as const;
export type AdminAct = (typeof ADMIN_ACTS)[number];

/** One thing that was done, written down for good. */
export interface AuditLine {
  readonly id: string;
  readonly at: number;
  readonly act: AdminAct;
  /** The id of what it was done to: a match, a profile, an address, a ban, a report. */
  readonly target: string;
  /** Further facts, such as the reason that was given. */
  readonly details: Readonly<Record<string, string | number>>;
  /** Where the request came from. */
  readonly address: string;
}

export interface AdminOverview {
  readonly storage: string;
  readonly games: readonly string[];
  readonly counts: readonly {
    readonly game: string;
    readonly waiting: number;
    readonly playing: number;
    readonly finished: number;
  }[];
  readonly openReports: number;
  readonly bans: number;
}

export interface AdminSeat {
  readonly seat: number;
  readonly name: string | null;
  readonly bot: string | null;
  readonly profile: string | null;
  readonly connected: boolean;
  /** From where its pages are open at the process that was asked. */
  readonly addresses: readonly string[];
}

export interface AdminMatch {
  readonly id: string;
  readonly game: string;
  readonly state: 'waiting' | 'playing' | 'finished';
  readonly unlisted: boolean;
  readonly moves: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly seats: readonly AdminSeat[];
}

export interface AdminMessage {
  /** Names it in its match: who said it, and the id that the page gave it. */
  readonly key: string;
  /** Null for a spectator. */
  readonly seat: number | null;
  readonly name: string | null;
  readonly profile: string | null;
  readonly text: string;
  readonly at: number;
}

/** What names a message in its match: ids are given by pages, and two people's may be equal. */
export const messageKey = ({ sender, id }: { readonly sender: string; readonly id: string }): string =>
  `${sender}/${id}`;

export interface AdminMatchDetails extends AdminMatch {
  readonly chat: readonly AdminMessage[];
}

export interface AdminProfile {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** How many matches it has a seat in. */
  readonly matches: number;
  /** When its ban ends; null where it has none. */
  readonly bannedUntil: number | null;
}

/** What somebody has told the host about a person or a message. */
export interface AdminReport {
  readonly id: string;
  readonly at: number;
  readonly matchID: string | null;
  readonly reporter: string | null;
  readonly reported: string | null;
  readonly reportedName: string;
  readonly message: string;
  readonly note: string;
  readonly doneAt: number | null;
}
