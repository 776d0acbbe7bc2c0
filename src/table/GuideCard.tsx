import { type ReactNode, useState } from 'react';
import './styles/guide.css';

interface Props {
  /** Names the step: a card that was folded away opens again with the next one. */
  readonly step: string;
  readonly words: {
    readonly name: string;
    readonly fold: string;
    readonly progress: string;
    readonly title: string;
  };
  /** How much of the lesson is done, from 0 to 1. */
  readonly share: number;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What a lesson says now, over the table. It takes its own room, can be folded away, and screen readers hear it. */
export function GuideCard({ step, words, share, actions, children }: Props) {
  const [folded, setFolded] = useState<string | null>(null);
  const open = folded !== step;
  return (
    <section className="tk-guide" data-open={open || undefined} aria-label={words.name}>
      <div className="tk-guide-bar" aria-hidden="true" style={{ scale: `${share} 1` }} />
      <button
        type="button"
        className="tk-guide-fold"
        aria-expanded={open}
        aria-label={words.fold}
        onClick={() => setFolded(open ? step : null)}
      />
      <div className="tk-guide-words" aria-live="polite">
        <small>{words.progress}</small>
        <h2>{words.title}</h2>
        {open ? <div className="tk-guide-text">{children}</div> : null}
      </div>
      <div className="app-actions">{actions}</div>
    </section>
  );
}
