import { useEffect, useState } from 'react';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;

function boxOf(place: string): Box | null {
  const found = document.querySelector(`[data-at="${place}"]`);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return null;
  return {
    left: box.left - MARGIN,
    top: box.top - MARGIN,
    width: box.width + 2 * MARGIN,
    height: box.height + 2 * MARGIN,
  };
}

/** Rings around places on the table; they follow when the table moves, and never catch a click. */
export function Spotlight({ places }: { places: readonly string[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = places.join(' ');
  useEffect(() => {
    const measure = () => {
      const next = wanted
        .split(' ')
        .map((place) => (place === '' ? null : boxOf(place)))
        .filter((box) => box !== null);
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const timer = setInterval(measure, 200);
    return () => clearInterval(timer);
  }, [wanted]);
  return boxes.map((box) => (
    <div key={`${box.left}-${box.top}`} className="guide-ring" style={{ ...box }} aria-hidden="true" />
  ));
}
