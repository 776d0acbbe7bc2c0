import { useEffect, useState } from 'react';
import { findPlace, showPlace } from './layout/places';
import './styles/spotlight.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 6;
/** Less than this of a place in sight is not worth a ring. */
const ENOUGH = 14;

/** The part of the window in which an element can be seen: what its scrolling ancestors leave of it. */
function windowOn(element: Element): { left: number; top: number; right: number; bottom: number } {
  const seen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at instanceof SVGElement || getComputedStyle(at).overflowY === 'visible') continue;
    const box = at.getBoundingClientRect();
    seen.left = Math.max(seen.left, box.left);
    seen.top = Math.max(seen.top, box.top);
    seen.right = Math.min(seen.right, box.right);
    seen.bottom = Math.min(seen.bottom, box.bottom);
  }
  return seen;
}

function boxOf(place: string): Box | null {
  const found = findPlace(document, place);
  const box = found?.getBoundingClientRect();
  if (!found || !box || box.width === 0 || box.height === 0) return null;
  const seen = windowOn(found);
  const left = Math.max(box.left - MARGIN, seen.left);
  const top = Math.max(box.top - MARGIN, seen.top);
  const width = Math.min(box.right + MARGIN, seen.right) - left;
  const height = Math.min(box.bottom + MARGIN, seen.bottom) - top;
  return width < ENOUGH || height < ENOUGH ? null : { left, top, width, height };
}

/**
 * Rings around places on the table; they follow when the table moves, and never catch a click. The first place is
 * brought into sight, whatever tab of a phone holds it; of each place only what can be seen is ringed.
 */
export function Spotlight({ places }: { places: readonly string[] }) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = places.join(' ');
  useEffect(() => {
    const names = wanted.split(' ').filter((place) => place !== '');
    if (names[0]) showPlace(names[0]);
    const measure = () => {
      const next = names.map(boxOf).filter((box) => box !== null);
      setBoxes((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const timer = setInterval(measure, 200);
    return () => clearInterval(timer);
  }, [wanted]);
  return boxes.map((box) => (
    <div key={`${box.left}-${box.top}`} className="tk-ring" style={{ ...box }} aria-hidden="true" />
  ));
}
