import type { WriteAnswer } from './store';

/** What somebody has told the host about a person or a message. */
export interface Report {
  id: string;
  at: number;
  matchID: string | null;
  /** The profiles of who reports and who is reported. */
  reporter: string | null;
  reported: string | null;
  /** The name that the reported person had then. */
  reportedName: string;
  /** What was said, as it was said. */
  message: string;
  /** What the reporter adds. */
  note: string;
  /** When the host was done with it; null while it is open. */
  doneAt: number | null;
}

export interface ReportStore {
  addReport(report: Omit<Report, 'doneAt'>): Promise<void>;
  /** Open ones first, the newest first. */
  listReports(): Promise<Report[]>;
  /** `conflict` where there is no such report, or it was closed before. */
  closeReport(id: string, at: number): Promise<WriteAnswer>;
}

/** The name of every operation, for those who wrap a store. */
export const REPORT_OPERATIONS = [
  'addReport',
  'listReports',
  'closeReport',
] as const satisfies readonly (keyof ReportStore)[];
