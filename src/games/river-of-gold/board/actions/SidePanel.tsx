import type { ReactNode } from 'react';
import type { Words } from '../model/words';

interface Props {
  readonly title: string;
  readonly words: Words;
  readonly children: ReactNode;
  close(): void;
}

/** A panel that opens from the right edge: log, moves, hints. */
export function SidePanel({ title, words, children, close }: Props) {
  return (
    <section className="rp-side-panel" aria-label={title}>
      <header className="rp-side-head">
        <h2 className="rp-title">{title}</h2>
        <button
          type="button"
          className="rp-small"
          aria-label={words.t('river-table:top.close')}
          onClick={close}
        >
          ×
        </button>
      </header>
      {children}
    </section>
  );
}
