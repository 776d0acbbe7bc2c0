import type { WriteAnswer } from './store';

/** A person as the server knows them. The id may be seen by everybody; secrets are kept apart, as hashes. */
export interface Profile {
  id: string;
  name: string;
  hasRecovery: boolean;
  /** Plain JSON that the notices understand. */
  settings: unknown;
  createdAt: number;
  seenAt: number;
}

export interface Device {
  id: string;
  profileID: string;
  label: string;
  createdAt: number;
  seenAt: number;
}
export type NewDevice = Omit<Device, 'seenAt'> & { secretHash: string };

/** Something that its holder may do once, until it ends. */
export interface Token {
  profileID: string;
  purpose: TokenPurpose;
  /** What it is about, as text. */
  data: string;
  expiresAt: number;
}
export type TokenPurpose = 'device' | 'email';

/** A browser that takes pushes, in the shape that browsers give it. */
export interface PushSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A turn that a profile is to be told of. */
export interface Notice {
  matchID: string;
  profileID: string;
  turn: number;
  dueAt: number;
}

/** A message that somebody has reported to the host. */
export interface Report {
  id: string;
  at: number;
  matchID: string | null;
  /** The profile that reported it; null for somebody without one. */
  reporter: string | null;
  /** The profile that wrote it; null for somebody without one. */
  reported: string | null;
  reportedName: string;
  /** The message as it was said. */
  message: string;
  /** What the reporter says about it. */
  note: string;
  /** When the host was done with it; null before. */
  doneAt: number | null;
}

/** Where profiles live: the same database, the same promises as a MatchStore's. */
export interface PeopleStore {
  createProfile(profile: { id: string; name: string; createdAt: number }, device: NewDevice): Promise<void>;
  profile(id: string): Promise<Profile | null>;
  /** The device with this secret and its profile. */
  byDevice(secretHash: string): Promise<{ profile: Profile; device: Device } | null>;
  byRecovery(recoveryHash: string): Promise<Profile | null>;
  rename(id: string, name: string): Promise<void>;
  saveSettings(id: string, settings: unknown): Promise<void>;
  /** A new recovery code; the former one ends. */
  saveRecovery(id: string, recoveryHash: string): Promise<void>;
  /** Removes the profile and everything that only belongs to it. */
  deleteProfile(id: string): Promise<void>;
  addDevice(device: NewDevice): Promise<void>;
  devices(profileID: string): Promise<Device[]>;
  /** `conflict` where the profile has no such device. */
  endDevice(profileID: string, deviceID: string): Promise<WriteAnswer>;
  markDeviceSeen(device: Device, at: number): Promise<void>;
  addToken(hash: string, token: Token): Promise<void>;
  /** Takes a token that has not ended; null where there is none, and for everybody but the first. */
  takeToken(hash: string, purpose: TokenPurpose, now: number): Promise<Token | null>;
  removeTokensBefore(now: number): Promise<void>;
  /** A browser belongs to the profile that subscribed it last. */
  addPush(profileID: string, subscription: PushSubscription, at: number): Promise<void>;
  pushes(profileID: string): Promise<PushSubscription[]>;
  removePush(profileID: string, endpoint: string): Promise<void>;
  /** Writes a notice down, unless one was for the same turn of the same match. */
  addNotice(notice: Notice): Promise<void>;
  dueNotices(now: number): Promise<Notice[]>;
  /** Takes a notice to send it; `conflict` for everybody but the first. */
  claimNotice(notice: Notice): Promise<WriteAnswer>;
  /** Puts off what is due for a profile. */
  postponeNotices(profileID: string, now: number, until: number): Promise<void>;
  /** The seats of a profile in all matches. */
  seatsOf(profileID: string): Promise<{ id: string; game: string; seat: number }[]>;
  /** Keeps a report; `conflict` where there is one with this id. */
  addReport(report: Report): Promise<WriteAnswer>;
  /** The newest thousand reports, the newest first. */
  listReports(): Promise<Report[]>;
}

/** The name of every operation, for those who wrap a store. */
export const PEOPLE_OPERATIONS = [
  'createProfile',
  'profile',
  'byDevice',
  'byRecovery',
  'rename',
  'saveSettings',
  'saveRecovery',
  'deleteProfile',
  'addDevice',
  'devices',
  'endDevice',
  'markDeviceSeen',
  'addToken',
  'takeToken',
  'removeTokensBefore',
  'addPush',
  'pushes',
  'removePush',
  'addNotice',
  'dueNotices',
  'claimNotice',
  'postponeNotices',
  'seatsOf',
  'addReport',
  'listReports',
] as const satisfies readonly (keyof PeopleStore)[];
