/** What pages and server compare when they meet. It is raised when older pages cannot talk to the server any more. */
export const PROTOCOL_VERSION = 1;
/** Answers with a ServerVersion. */
export const VERSION_PATH = '/api/version';

export interface ServerVersion {
  readonly protocol: number;
  /** The script that the pages of the server begin with, which names their build; null where it serves none. */
  readonly build: string | null;
}
