import type { ReactNode } from 'react';
import './select.css';

interface Props {
  readonly id?: string;
  readonly value: string;
  readonly className?: string;
  /** Its options. */
  readonly children: ReactNode;
  onChange(value: string): void;
}

/** One of many, in the look of our own pages; the list that it opens is the browser's. */
export function Select({ id, value, className, children, onChange }: Props) {
  return (
    <span className={className ? `ui-select ${className}` : 'ui-select'}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </span>
  );
}
