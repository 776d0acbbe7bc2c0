import { useState } from 'react';
import type { LogEntry } from './entries';
import type { Say } from './sentences';

/** So many sentences stay for screen readers that are still reading; older ones have been heard. */
const MOST = 12;

interface Props<E> {
  readonly log: readonly LogEntry<E>[];
  readonly say: Say<E>;
  /** What the listener has to know after the news, such as that it is their turn; null for nothing. */
  readonly now?: string | null;
}

/** What has been said so far, and about what. */
interface Said<E> {
  readonly log: readonly LogEntry<E>[];
  readonly now: string | null;
  /** How many lines there have been, those that have gone included. */
  readonly count: number;
  readonly lines: readonly { readonly id: number; readonly text: string }[];
}

/** What has been said when the news of a longer log are added. */
function saidAfter<E>(
  before: Said<E>,
  log: readonly LogEntry<E>[],
  now: string | null,
  say: Say<E>,
): Said<E> {
  const news = log
    .slice(Math.min(before.log.length, log.length))
    .flatMap((entry) => entry.events)
    .flatMap((event) => say(event)?.text ?? []);
  const added = now !== null && now !== before.now ? [...news, now] : news;
  const lines = added.map((text, index) => ({ id: before.count + index, text }));
  return {
    log,
    now,
    count: before.count + added.length,
    lines: lines.length > 0 ? [...before.lines, ...lines].slice(-MOST) : before.lines,
  };
}

/**
 * Says aloud, to screen readers, what has happened since the table was last drawn. Each sentence is a line of its own
 * that is added and never changed: a screen reader reads one after another, and none is lost because the next came.
 */
export function Announcer<E>({ log, say, now = null }: Props<E>) {
  const [said, setSaid] = useState<Said<E>>({ log, now, count: 0, lines: [] });
  // In this very drawing: a drawing that leaves another one to do at every move is too much when moves come at once.
  if (said.log !== log || said.now !== now) setSaid(saidAfter(said, log, now, say));
  return (
    <div className="tk-hidden" role="log" aria-live="polite" aria-atomic="false">
      {said.lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
