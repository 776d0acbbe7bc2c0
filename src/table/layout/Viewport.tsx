import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useQuickTranslation } from '../../i18n/quick';
import { useShortcut } from '../shortcuts/keys';

const SMALLEST = 1;
const LARGEST = 3;
const clamp = (zoom: number) => Math.min(LARGEST, Math.max(SMALLEST, zoom));

interface Props {
  /** What is seen through the window, for those who listen. */
  readonly label: string;
  /** The board's greatest width in pixels before zooming: what an eye takes in at once. */
  readonly broadest: number;
  /** Where the two buttons stand: a place of their own next to the window, where they cover nothing. */
  readonly buttonsIn: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * A window on a board: the board is as wide as the window and pans by scrolling; two fingers, ctrl and wheel, or the
 * buttons zoom around the point in their middle.
 */
export function Viewport({ label, broadest, buttonsIn, children }: Props) {
  const { t } = useQuickTranslation('table');
  const zoomIn = useShortcut('zoomIn');
  const zoomOut = useShortcut('zoomOut');
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const latest = useRef(1);

  const zoomTo = (wanted: number, x?: number, y?: number) => {
    const element = frame.current;
    const next = clamp(wanted);
    if (!element || next === latest.current) return;
    const box = element.getBoundingClientRect();
    const [px, py] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
    const ratio = next / latest.current;
    const [left, top] = [(element.scrollLeft + px) * ratio - px, (element.scrollTop + py) * ratio - py];
    latest.current = next;
    setZoom(next);
    requestAnimationFrame(() => element.scrollTo?.(left, top));
  };
  const zoomRef = useRef(zoomTo);
  zoomRef.current = zoomTo;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { distance: number; zoom: number } | null = null;
    const spread = (touches: TouchList) => {
      const [a, b] = [touches[0], touches[1]];
      return a && b
        ? {
            d: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
            x: (a.clientX + b.clientX) / 2,
            y: (a.clientY + b.clientY) / 2,
          }
        : null;
    };
    const onStart = (event: TouchEvent) => {
      const two = spread(event.touches);
      start = two ? { distance: two.d, zoom: latest.current } : null;
    };
    const onMove = (event: TouchEvent) => {
      const two = spread(event.touches);
      if (!two || !start) return;
      event.preventDefault();
      zoomRef.current((start.zoom * two.d) / start.distance, two.x, two.y);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomRef.current(latest.current * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    };
    // React listens passively to these; zooming has to stop the page from zooming as well.
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
    };
  }, []);

  return (
    <div className="tk-viewport">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="tk-viewport-frame" ref={frame} tabIndex={0} aria-label={label}>
        <div className="tk-viewport-board" style={{ width: `${zoom * 100}%`, maxWidth: zoom * broadest }}>
          {children}
        </div>
      </section>
      {buttonsIn &&
        createPortal(
          <>
            <button
              type="button"
              aria-label={t('layout.zoomOut')}
              {...zoomOut}
              disabled={zoom <= SMALLEST}
              onClick={() => zoomTo(zoom / 1.4)}
            >
              −
            </button>
            <button
              type="button"
              aria-label={t('layout.zoomIn')}
              {...zoomIn}
              disabled={zoom >= LARGEST}
              onClick={() => zoomTo(zoom * 1.4)}
            >
              +
            </button>
          </>,
          buttonsIn,
        )}
    </div>
  );
}
