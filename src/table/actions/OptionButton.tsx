import type { ReactNode } from 'react';
import { type Point, useLooking } from '../layout/usePointing';

interface Props {
  readonly disabled: boolean;
  readonly children: ReactNode;
  choose(): void;
  /** The place that the answer is about, and how it is pointed at while the answer is looked at. */
  readonly at?: string;
  readonly point?: Point;
}

/** One answer to an open question, as a button: a picture, words, and a line of small print. */
export function OptionButton({ disabled, children, choose, at, point }: Props) {
  const looking = useLooking(at, point);
  return (
    <button type="button" className="tk-option" disabled={disabled} onClick={choose} {...looking}>
      {children}
    </button>
  );
}
