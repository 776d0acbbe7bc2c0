import { type ReactNode, useEffect, useRef } from 'react';
import type { Point } from '../layout/usePointing';

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
  const looked = useRef<Point | null>(null);
  // Whoever chooses takes the answer away under the pointer: it never leaves by itself.
  useEffect(() => () => looked.current?.(null), []);
  const points = at !== undefined && point !== undefined;
  const look = () => {
    if (!points) return;
    looked.current = point;
    point(at);
  };
  const away = () => {
    looked.current = null;
    if (points) point(null);
  };
  return (
    <button
      type="button"
      className="tk-option"
      disabled={disabled}
      onClick={choose}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
    >
      {children}
    </button>
  );
}
