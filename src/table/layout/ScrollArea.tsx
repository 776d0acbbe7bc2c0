import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Whether a holder has less room than its content needs; measured when one of them changes its size. */
function useScrolls() {
  const holder = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const [outer, inner] = [holder.current, content.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrolls(outer.scrollHeight > outer.clientHeight + 1));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { holder, content, scrolls };
}

/**
 * A named part of a table that scrolls where its content needs more room than there is. Only then it is a stop of the Tab
 * key: arrows scroll it, and nothing in it is out of reach for a keyboard.
 */
export function ScrollArea({
  label,
  className,
  children,
}: {
  label: string;
  className: string;
  children: ReactNode;
}) {
  const { holder, content, scrolls } = useScrolls();
  return (
    <section
      ref={holder}
      className="tk-scrolls"
      aria-label={label}
      data-scrolls={scrolls || undefined}
      {...(scrolls ? { tabIndex: 0 } : {})}
    >
      <div ref={content} className={className}>
        {children}
      </div>
    </section>
  );
}
