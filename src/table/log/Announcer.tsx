import { useEffect, useRef, useState } from 'react';
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

/**
 * Says aloud, to screen readers, what has happened since the table was last drawn. Each sentence is a line of its own
 * that is added and never changed: a screen reader reads one after another, and none is lost because the next came.
 */
export function Announcer<E>({ log, say, now = null }: Props<E>) {
  const heard = useRef(log.length);
  const last = useRef(now);
  const count = useRef(0);
  const [lines, setLines] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  useEffect(() => {
    const from = Math.min(heard.current, log.length);
    heard.current = log.length;
    const news = log
      .slice(from)
      .flatMap((entry) => entry.events)
      .flatMap((event) => say(event)?.text ?? []);
    const added = now !== null && now !== last.current ? [...news, now] : news;
    last.current = now;
    if (added.length === 0) return;
    const next = added.map((text) => {
      count.current += 1;
      return { id: count.current, text };
    });
    setLines((before) => [...before, ...next].slice(-MOST));
  }, [log, say, now]);
  return (
    <div className="tk-hidden" role="log" aria-live="polite" aria-atomic="false">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
