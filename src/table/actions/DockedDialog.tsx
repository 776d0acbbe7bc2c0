/** A dialogue that stands where the actions are: it can have the focus, has a name, and leaves the board in reach. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { bringFocus } from '../../ui/focus';

interface Props {
  readonly className: string;
  readonly title: string;
  /**
   * When the focus comes here: `opened` when the dialogue opens; `lost` whenever nothing else on the page has it,
   * because somebody who plays by keyboard stood on something that is gone; a key: so for each new key, unless
   * they point.
   */
  readonly focus: 'opened' | 'lost' | { readonly key: string };
  /** The part under the heading that scrolls, with a class of its own; without it everything is one part. */
  readonly bodyClassName?: string;
  /** Buttons at the end. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
}

const focusIsLost = (): boolean => !document.activeElement || document.activeElement === document.body;

export function DockedDialog({ className, title, focus, bodyClassName, buttons, children }: Props) {
  const heading = useId();
  const box = useRef<HTMLDivElement>(null);
  const key = typeof focus === 'string' ? focus : focus.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it opens, or once for each key
  useEffect(() => {
    if (focus === 'opened') box.current?.focus({ preventScroll: true });
    else if (focus !== 'lost' && focusIsLost()) bringFocus(box.current);
  }, [key]);
  useEffect(() => {
    if (focus === 'lost' && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
  });
  const content = (
    <>
      <h2 className="tk-title" id={heading}>
        {title}
      </h2>
      {children}
    </>
  );
  return (
    <div
      className={className}
      role="dialog"
      aria-modal="false"
      aria-labelledby={heading}
      tabIndex={-1}
      ref={box}
    >
      {bodyClassName ? <div className={bodyClassName}>{content}</div> : content}
      {buttons}
    </div>
  );
}
