import type { AuditLine, Ban } from '../../src/protocol/admin';
import type { MatchSummary, WriteAnswer } from './store';

export interface ProfileRow {
  id: string;
  name: string;
  createdAt: number;
  seenAt: number;
  /** How many matches it has a seat in. */
  matches: number;
}

/** What a host sees and does: the same database, the same promises as a MatchStore's. An act is stored with its line. */
export interface AdminStore {
  /** The newest matches, private ones too, with this id or a name that begins with these words; all for no words. */
  findMatches(words: string, limit: number): Promise<MatchSummary[]>;
  /** The profiles seen last, with this id or a name that begins with these words; all for no words. */
  findProfiles(words: string, limit: number): Promise<ProfileRow[]>;
  /** `conflict` where there is no such message. */
  removeMessage(matchID: string, key: string, line: AuditLine): Promise<WriteAnswer>;
  /** Changes the name that stands with what a seat has said in a match, or a profile anywhere. */
  renameInChat(by: { matchID: string; sender: string } | { profile: string }, name: string): Promise<void>;
  /** `conflict` where there is no such profile. */
  renameProfile(id: string, name: string, line: AuditLine): Promise<WriteAnswer>;
  /** `conflict` where there is no such match. */
  removeMatch(id: string, line: AuditLine): Promise<WriteAnswer>;
  addBan(ban: Ban, line: AuditLine): Promise<void>;
  /** Lets a ban end now. `conflict` where there is none that still runs. */
  endBan(id: string, now: number, line: AuditLine): Promise<WriteAnswer>;
  /** The bans that run, those that end first first. */
  bans(now: number): Promise<Ban[]>;
  /** Notes that the host is done with a report; `conflict` where there is none, or it was done before. */
  closeReport(id: string, at: number, line: AuditLine): Promise<WriteAnswer>;
  /** The newest lines, before a time where one is given. */
  audit(limit: number, before?: number): Promise<AuditLine[]>;
}

/** The name of every operation, for those who wrap a store. */
export const ADMIN_OPERATIONS = [
  'findMatches',
  'findProfiles',
  'removeMessage',
  'renameInChat',
  'renameProfile',
  'removeMatch',
  'addBan',
  'endBan',
  'bans',
  'closeReport',
  'audit',
] as const satisfies readonly (keyof AdminStore)[];
