import type { ReactNode } from 'react';

/** A chapter of the rules; its heading can be jumped to. */
export function Section({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section className="learn-section" aria-labelledby={`learn-${name}`}>
      <h2 id={`learn-${name}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Points({ ordered, children }: { ordered?: boolean; children: ReactNode }) {
  const List = ordered ? 'ol' : 'ul';
  return <List className="learn-points">{children}</List>;
}

/** One sentence of the rules beside the picture that stands for it on the table. */
export function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className="learn-icon" aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </li>
  );
}
