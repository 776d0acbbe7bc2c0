/** The figure of a trade, put together from parts: a robe in the card's colour, a hat, and a tool. */
import type { ReactNode } from 'react';
import type { OccupationId, OccupationType } from '../../rules';

type Tool =
  | 'hammer'
  | 'brush'
  | 'needle'
  | 'pole'
  | 'bowl'
  | 'fan'
  | 'book'
  | 'sword'
  | 'pot'
  | 'umbrella'
  | 'ladder'
  | 'mask';
type Hat = 'band' | 'straw' | 'knot' | 'hood';

const TOOLS: Readonly<Record<OccupationId, readonly [Tool, Hat]>> = {
  'salt-peddler': ['pole', 'straw'],
  'boiled-egg-peddler': ['pole', 'band'],
  'cotton-peddler': ['pole', 'hood'],
  'eyeglass-peddler': ['book', 'straw'],
  'tatami-maker': ['needle', 'band'],
  plasterer: ['brush', 'hood'],
  potter: ['pot', 'band'],
  seamstress: ['needle', 'knot'],
  'umbrella-maker': ['umbrella', 'band'],
  cooper: ['hammer', 'knot'],
  'book-lender': ['book', 'hood'],
  'tea-stall': ['bowl', 'knot'],
  'labour-broker': ['book', 'knot'],
  'vegetable-peddler': ['pole', 'straw'],
  'dumpling-peddler': ['bowl', 'band'],
  ox: ['pole', 'hood'],
  'ear-cleaner': ['needle', 'straw'],
  carpenter: ['hammer', 'band'],
  'fireworks-maker': ['fan', 'band'],
  glassblower: ['pot', 'knot'],
  artist: ['brush', 'knot'],
  engraver: ['hammer', 'hood'],
  'cloth-dyer': ['pot', 'hood'],
  'eel-grill': ['fan', 'hood'],
  'tofu-seller': ['bowl', 'hood'],
  'water-peddler': ['pole', 'hood'],
  'goldfish-peddler': ['pole', 'knot'],
  'day-labourer': ['hammer', 'straw'],
  croupier: ['bowl', 'knot'],
  firefighter: ['ladder', 'hood'],
  'makie-shi': ['brush', 'band'],
  stonemason: ['hammer', 'band'],
  'tile-maker': ['pot', 'straw'],
  'woodblock-printer': ['brush', 'hood'],
  'lantern-maker': ['umbrella', 'knot'],
  'comb-maker': ['needle', 'hood'],
  'soba-stand': ['bowl', 'band'],
  'sushi-seller': ['bowl', 'straw'],
  'sake-seller': ['pot', 'band'],
  'used-clothes-peddler': ['pole', 'hood'],
  'bird-catcher': ['ladder', 'straw'],
  puppeteer: ['mask', 'hood'],
  'kabuki-actor': ['mask', 'knot'],
  confectioner: ['bowl', 'knot'],
  swordsmith: ['sword', 'band'],
  'geta-maker': ['hammer', 'hood'],
  'brush-maker': ['brush', 'straw'],
  'fan-maker': ['fan', 'knot'],
  'tempura-seller': ['pot', 'hood'],
  'sweet-potato-seller': ['pot', 'knot'],
  'oden-stand': ['bowl', 'hood'],
  'oil-peddler': ['pole', 'knot'],
  'charcoal-peddler': ['pole', 'band'],
  samurai: ['sword', 'knot'],
  geisha: ['umbrella', 'knot'],
  'shrine-maiden': ['fan', 'band'],
};

const TOOL_PARTS: Readonly<Record<Tool, ReactNode>> = {
  hammer: <path d="M43 48V22M37 18h13v8H37z" fill="var(--iki-wood)" />,
  brush: <path d="M42 50l6-30M46 22c0-6 2-8 3-10 2 3 2 6 1 10z" fill="var(--iki-ink)" />,
  needle: <path d="M40 46l12-22M52 24c-8 4-10 14-4 20" fill="none" />,
  pole: (
    <>
      <path d="M4 24h52" fill="none" strokeWidth="2" />
      <path d="M8 24l-5 16h12zM52 24l-6 16h12z" fill="var(--iki-straw)" />
    </>
  ),
  bowl: (
    <path d="M38 34h18c0 8-4 11-9 11s-9-3-9-11zM42 30c0-4 3-3 3-7M49 30c0-4 3-3 3-7" fill="var(--iki-red)" />
  ),
  fan: <path d="M42 46L34 26c6-6 16-6 20 0zM42 46V22" fill="var(--iki-gold)" />,
  book: <path d="M36 30h9v14h-9zM45 30h9v14h-9z" fill="var(--iki-paper)" />,
  sword: <path d="M40 50L56 12M38 42l8 4" fill="none" strokeWidth="2" />,
  pot: <path d="M40 28h14l-2 4c6 6 4 16-5 16s-11-10-5-16z" fill="var(--iki-indigo-soft)" />,
  umbrella: <path d="M34 22c4-12 20-12 24 0zM46 22v26" fill="var(--iki-red)" />,
  ladder: <path d="M42 54V10M52 54V10M42 18h10M42 28h10M42 38h10M42 48h10" fill="none" strokeWidth="2" />,
  mask: (
    <path
      d="M40 26c4-4 12-4 15 0 1 10-3 17-7 17s-9-7-8-17zM44 32h3M50 32h3M46 38h5"
      fill="var(--iki-paper)"
    />
  ),
};

const HATS: Readonly<Record<Hat, ReactNode>> = {
  band: <path d="M19 15h20v4H19z" fill="var(--iki-paper)" />,
  straw: <path d="M12 18c4-14 30-14 34 0z" fill="var(--iki-straw)" />,
  knot: <path d="M19 17c0-9 20-9 20 0zM26 9c0-5 6-5 6 0z" fill="var(--iki-ink)" />,
  hood: <path d="M18 22c-2-17 24-17 22 0-3-6-19-6-22 0z" fill="var(--iki-indigo)" />,
};

/** A figure in a field of 60 by 60. */
export function Figure({ card, type }: { card: OccupationId; type: OccupationType }) {
  const [tool, hat] = TOOLS[card];
  return (
    <g className={`iki-figure iki-type-${type}`}>
      <path className="iki-robe" d="M14 58c0-16 4-26 15-26s15 10 15 26z" />
      <path d="M22 33l7 11 7-11" fill="var(--iki-paper)" />
      <circle cx="29" cy="21" r="10" fill="var(--iki-skin)" />
      <path d="M25 22h1M32 22h1M27 27h4" fill="none" />
      {HATS[hat]}
      {TOOL_PARTS[tool]}
    </g>
  );
}
