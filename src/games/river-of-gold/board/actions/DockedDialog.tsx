import type { ReactNode, RefObject } from 'react';

/** A dialogue that stands where the actions are: it can have the focus, has a name, and leaves the board in reach. */
export function DockedDialog(props: {
  readonly className: string;
  /** The id of the heading that names it. */
  readonly title: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <div
      className={props.className}
      role="dialog"
      aria-modal="false"
      aria-labelledby={props.title}
      tabIndex={-1}
      ref={props.box}
    >
      {props.children}
    </div>
  );
}
