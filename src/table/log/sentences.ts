import type { Seat } from '../../games/contract';
import type { LogEntry } from './entries';

/** One line of the log, in the words spoken now. */
export interface Sentence {
  readonly text: string;
  /** What the reader can filter by. */
  readonly kind: string;
  /** Whom it is about; null where it concerns the whole table. */
  readonly seat: Seat | null;
  /** The place that it points to. */
  readonly at: string | null;
  /** It begins a part of the game, such as a turn. */
  readonly heading?: boolean;
}

/** The sentence for an event, or null where nobody wants to read one. */
export type Say<E> = (event: E) => Sentence | null;

export interface Line extends Sentence {
  readonly key: string;
}

/** Every line of the log, oldest first. */
export const logLines = <E>(log: readonly LogEntry<E>[], say: Say<E>): Line[] =>
  log.flatMap((entry, index) =>
    entry.events.flatMap((event, at) => {
      const said = say(event);
      return said ? [{ ...said, key: `${entry.id ?? index}-${at}` }] : [];
    }),
  );
