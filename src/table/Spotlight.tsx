import { useEffect, useId, useState } from 'react';
import { PANEL_ID } from './actions/panel-id';
import { findPlace, showPlace } from './layout/places';
import './styles/spotlight.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** What is lit: places with a ring around them, and the actions, which only stay bright. */
interface Lit {
  readonly rings: readonly Box[];
  readonly actions: Box | null;
}

const NOTHING: Lit = { rings: [], actions: null };
const MARGIN = 6;
const ROUND = 11;
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

function boxOf(found: Element | null): Box | null {
  const box = found?.getBoundingClientRect();
  if (!found || !box || box.width === 0 || box.height === 0) return null;
  const seen = windowOn(found);
  const left = Math.max(box.left - MARGIN, seen.left);
  const top = Math.max(box.top - MARGIN, seen.top);
  const width = Math.min(box.right + MARGIN, seen.right) - left;
  const height = Math.min(box.bottom + MARGIN, seen.bottom) - top;
  return width < ENOUGH || height < ENOUGH ? null : { left, top, width, height };
}

/** Over everything but what is lit; it never catches a click. */
function Dim({ lit: { rings, actions } }: { lit: Lit }) {
  const mask = useId();
  return (
    <svg className="tk-dim" aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="white" />
        {[...rings, ...(actions ? [actions] : [])].map(({ left, top, width, height }) => (
          <rect
            key={`${left}-${top}`}
            x={left}
            y={top}
            width={width}
            height={height}
            rx={ROUND}
            fill="black"
          />
        ))}
      </mask>
      <rect width="100%" height="100%" mask={`url(#${mask})`} />
    </svg>
  );
}

interface Props {
  readonly places: readonly string[];
  /** Something is to be done: the actions stay bright. */
  readonly acting: boolean;
}

/**
 * Lights places of the table and dims the rest; rings follow when the table moves, and nothing here catches a click.
 * The first place is brought into sight, whatever tab of a phone holds it; of each place only what can be seen is lit.
 */
export function Spotlight({ places, acting }: Props) {
  const [lit, setLit] = useState<Lit>(NOTHING);
  const wanted = places.join(' ');
  useEffect(() => {
    const names = wanted.split(' ').filter((place) => place !== '');
    if (names[0]) showPlace(names[0]);
    const measure = () => {
      const next: Lit = {
        rings: names.map((name) => boxOf(findPlace(document, name))).filter((box) => box !== null),
        actions: acting ? boxOf(document.getElementById(PANEL_ID)) : null,
      };
      setLit((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    measure();
    const timer = setInterval(measure, 200);
    return () => clearInterval(timer);
  }, [wanted, acting]);
  if (lit.rings.length === 0) return null;
  return (
    <>
      <Dim lit={lit} />
      {lit.rings.map((box) => (
        <div key={`${box.left}-${box.top}`} className="tk-ring" style={{ ...box }} aria-hidden="true" />
      ))}
    </>
  );
}
