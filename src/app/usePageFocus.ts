import { useEffect } from 'react';
import { bringFocus } from '../ui/focus';

/** What had the focus when a page was left, by the page's address; a link is found again by where it leads. */
const left = new Map<string, string>();

const nameOf = (element: Element | null): string | null => {
  const href = element?.getAttribute('href');
  if (href) return `a[href="${CSS.escape(href)}"]`;
  return element?.id ? `#${CSS.escape(element.id)}` : null;
};

/** How often it is looked whether a page that is fetched is there, and how long, in milliseconds. */
const EVERY = 50;
const AT_MOST = 3000;

/**
 * Another page begins at its beginning: who goes by keyboard or listens is led to its main part. Who comes back to a page
 * is led to the link by which they left it. Nobody who points is led anywhere, nor anybody who is somewhere already.
 */
export function usePageFocus(): void {
  useEffect(() => {
    let here = window.location.hash;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = (): void => clearInterval(timer);
    const onLeave = (event: FocusEvent): void => {
      const name = nameOf(event.target instanceof Element ? event.target : null);
      if (name) left.set(here, name);
    };
    const onChange = (): void => {
      here = window.location.hash;
      const back = left.get(here);
      const since = Date.now();
      // What had the focus on the page that is left, then what gets it here, also while the page is still fetched.
      let holder = document.activeElement;
      stop();
      timer = setInterval(() => {
        const now = document.activeElement;
        const lost = !now || now === document.body;
        if (Date.now() - since > AT_MOST || (!lost && now !== holder)) return stop();
        if (!lost) return;
        const place =
          (back && document.querySelector<HTMLElement>(back)) || document.querySelector<HTMLElement>('#main');
        bringFocus(place);
        holder = place;
      }, EVERY);
    };
    document.addEventListener('focusin', onLeave);
    window.addEventListener('hashchange', onChange);
    return () => {
      stop();
      document.removeEventListener('focusin', onLeave);
      window.removeEventListener('hashchange', onChange);
    };
  }, []);
}
