import { useEffect, useRef, useState } from 'react';
import type { LogEntry } from './entries';
import type { Say } from './sentences';

const MOST = 12;

/** Says aloud, to screen readers, what has happened since the table was last drawn. */
export function Announcer<E>({ log, say }: { log: readonly LogEntry<E>[]; say: Say<E> }) {
  const heard = useRef(log.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const from = Math.min(heard.current, log.length);
    heard.current = log.length;
    const news = log.slice(from).flatMap((entry) => entry.events);
    if (news.length === 0) return;
    const said = news.flatMap((event) => say(event)?.text ?? []);
    setText(said.slice(-MOST).join(' '));
  }, [log, say]);
  return (
    <div className="tk-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
