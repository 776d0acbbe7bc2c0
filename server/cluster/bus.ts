import type { ChatMessage } from '../storage/store';

/**
 * What processes on one database tell each other. A note says that something happened, never what a hand holds: what a
 * viewer is sent is read from the database, together with the record that says who may see it.
 */
export type Note =
  /** A move was stored or the record was changed: what the match is at now; no numbers where it was removed. */
  | {
      readonly kind: 'changed';
      readonly game: string;
      readonly id: string;
      readonly now: { readonly stateID: number; readonly version: number } | null;
    }
  | { readonly kind: 'chat'; readonly game: string; readonly id: string; readonly message: ChatMessage }
  /** A message was taken out of the chat. */
  | { readonly kind: 'unsaid'; readonly game: string; readonly id: string; readonly message: string }
  /** All seats of a match whose people have a page open at the process that says so. */
  | { readonly kind: 'here'; readonly game: string; readonly id: string; readonly seats: readonly number[] }
  /** A process has come, or has come back, and wants to know who is where. */
  | { readonly kind: 'hello' }
  /** What was said of `here` before may have been missed: now all of it follows, up to the end. */
  | { readonly kind: 'all-here'; readonly part: 'begin' | 'end' }
  /** A process lives. */
  | { readonly kind: 'alive' };

export interface BusEvents {
  /** A note of another process. */
  onNote(from: string, note: Note): void;
  /** From now on notes are heard; some may have been missed. */
  onHeard(): void;
  /** From now on notes may be missed: what happens elsewhere has to be asked for. */
  onDeaf(): void;
}

/** How processes on one database hear of each other. A note may be lost; none is delivered twice. */
export interface Bus {
  /** Whether notes of others are heard now. */
  readonly hears: boolean;
  /** Tells all other processes, in order, soon. It never fails: what could not be told is found by asking. */
  tell(note: Note): void;
  close(): Promise<void>;
}

/** For a process that is alone, or whose database has no way to tell others: they ask once a second. */
export const NO_BUS: Bus = { hears: false, tell: () => undefined, close: async () => undefined };
