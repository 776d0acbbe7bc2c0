import { useEffect, useRef, useState } from 'react';
import type { Words } from '../model/words';
import type { TurnLogEntry } from './fold';
import { sentence } from './sentences';

const MOST = 12;

/** Says aloud, to screen readers, what has happened since the table was last drawn. */
export function Announcer({ log, words }: { log: readonly TurnLogEntry[]; words: Words }) {
  const heard = useRef(log.length);
  const [text, setText] = useState('');
  useEffect(() => {
    const from = Math.min(heard.current, log.length);
    heard.current = log.length;
    const news = log.slice(from).flatMap((entry) => entry.events);
    if (news.length === 0) return;
    const said = news.flatMap((event) => sentence(event, words)?.text ?? []);
    setText(said.slice(-MOST).join(' '));
  }, [log, words]);
  return (
    <div className="rp-hidden" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  );
}
