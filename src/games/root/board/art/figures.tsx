import type { CardSuit, FactionId, ItemKind, PieceKind } from '../../rules';

/** A drawing of ours in a box of 24 by 24. */
type Drawing = readonly { readonly d: string; readonly cut?: boolean }[];

/** The people of the wood: cat, hawk, mouse with a banner, raccoon with a pack. */
export const FIGURES: Readonly<Record<FactionId, Drawing>> = {
  marquise: [
    { d: 'M5 2l4 4q3-1 6 0l4-4v9q0 3-2 5 3 2 3 6H4q0-4 3-6-2-2-2-5z' },
    { d: 'M9 10.2a1.1 1.1 0 1 1-.1 0M15 10.2a1.1 1.1 0 1 1-.1 0M10.8 13.4h2.4L12 14.8z', cut: true },
  ],
  eyrie: [
    {
      d: 'M12 2c4.5 0 7 3 7 7 0 2 2 3 3 6-3-.4-4 .2-5 1l1 6H6l1-6c-1-.8-2-1.4-5-1 1-3 3-4 3-6 0-4 2.5-7 7-7z',
    },
    { d: 'M8.8 8a1.2 1.2 0 1 1-.1 0M15.2 8a1.2 1.2 0 1 1-.1 0M10.4 10.5h3.2L12 14.5z', cut: true },
  ],
  alliance: [
    {
      d: 'M5.5 3.5a3.8 3.8 0 0 1 4 2.2q1.5-.5 3 0a3.8 3.8 0 1 1 4.2 4.6q.3 3-1.7 5 2.5 2.2 2.5 6.7H4.5q0-4.5 2.5-6.7-2-2-1.7-5A3.8 3.8 0 0 1 5.5 3.5z',
    },
    { d: 'M20 2h1.3v20H20zM13.5 2.5H20v5.5l-3.2-1.6z' },
    { d: 'M9 10a1 1 0 1 1-.1 0M13.2 10a1 1 0 1 1-.1 0M10.3 13h1.6l-.8 1.2z', cut: true },
  ],
  vagabond: [
    { d: 'M4.5 4.5L8 4q4-1.6 8 0l3.5.5-.7 4.7q.2 4-2.3 6 4 1.8 4 6.8H3.5q0-5 4-6.8-2.5-2-2.3-6z' },
    {
      d: 'M6.5 8.5q2.7-1.2 4.5.8-.7 2.4-3.6 1.9zM17.5 8.5q-2.7-1.2-4.5.8.7 2.4 3.6 1.9zM10.9 12.4h2.2L12 13.8zM5.5 18.5h13v1.4h-13z',
      cut: true,
    },
  ],
};

/** The suits: the heads of a fox, a rabbit, a mouse, and a bird. */
export const SUIT_SIGNS: Readonly<Record<CardSuit | 'any', Drawing>> = {
  fox: [
    { d: 'M2.5 3l6 3.5h7l6-3.5-1.5 9.5L12 21.5 4 12.5z' },
    { d: 'M7.5 10.5l3 1.6-2.6.8zM16.5 10.5l-3 1.6 2.6.8zM10.5 17.5h3L12 19.6z', cut: true },
  ],
  rabbit: [
    {
      d: 'M7 1.5c2.5 0 3.6 4 3.8 7h2.4c.2-3 1.3-7 3.8-7 2.2 0 1.8 6-.4 9q2.4 2 2.4 5c0 4-3 6.5-7 6.5s-7-2.5-7-6.5q0-3 2.4-5c-2.2-3-2.6-9-.4-9z',
    },
    { d: 'M9.3 13.8a1.2 1.2 0 1 1-.1 0M14.9 13.8a1.2 1.2 0 1 1-.1 0M10.8 17.4h2.4L12 18.8z', cut: true },
  ],
  mouse: [
    {
      d: 'M6 3a4.5 4.5 0 0 1 4.3 4.2q1.7-.4 3.4 0A4.5 4.5 0 1 1 18.5 12q-.4 5-3.5 8l-3 2-3-2q-3.1-3-3.5-8A4.5 4.5 0 0 1 6 3z',
    },
    { d: 'M9.5 11.5a1.2 1.2 0 1 1-.1 0M14.7 11.5a1.2 1.2 0 1 1-.1 0M10.7 18h2.6L12 19.9z', cut: true },
  ],
  bird: [
    { d: 'M2 9c3-1 4-5.5 8.5-5.5 3 0 5 2 5.5 4.5l6 1.5-5.5 2c0 5-3 9-8 9l-3.5 2 .8-3C3.5 17.5 2.8 13 2 9z' },
    { d: 'M12.8 7.6a1 1 0 1 1-.1 0M6 11q3 4 7 3.5-3 3-7 .5z', cut: true },
  ],
  any: [{ d: 'M12 2l2.6 6.6L21.5 9l-5.4 4.4L18 20.5 12 16.5 6 20.5l1.9-7.1L2.5 9l6.9-.4z' }],
};

export const PIECE_SIGNS: Readonly<Record<PieceKind | 'ruin', Drawing>> = {
  sawmill: [
    {
      d: 'M12 3l1.8 2.5 3-.7.3 3 2.8 1-1.4 2.7 1.4 2.7-2.8 1-.3 3-3-.7L12 20l-1.8-2.5-3 .7-.3-3-2.8-1 1.4-2.7L4.1 8.8l2.8-1 .3-3 3 .7z',
    },
    { d: 'M12 9.2a2.3 2.3 0 1 1-.1 0', cut: true },
  ],
  workshop: [{ d: 'M3 5h11v2h4q2 0 2 2h-6v3h-2.5v9H8.5v-9H3z' }],
  recruiter: [{ d: 'M5 2h2v20H5zM8 3.5q5-2 10 0l-2.5 4.5L18 12.5q-5-2-10 0z' }],
  roost: [
    { d: 'M2 12q10 5 20 0l-2.5 7q-7.5 3.5-15 0z' },
    { d: 'M8 5.5q2.5 2 1.5 6-3-.5-3-3.5 0-1.5 1.5-2.5zM14 4q3.3 2 2 7.2-4-.2-4-4.2Q12 5 14 4z' },
  ],
  foxBase: [{ d: 'M3 21V10l9-7 9 7v11h-6v-6H9v6z' }],
  rabbitBase: [{ d: 'M3 21V10l9-7 9 7v11h-6v-6H9v6z' }],
  mouseBase: [{ d: 'M3 21V10l9-7 9 7v11h-6v-6H9v6z' }],
  keep: [{ d: 'M4 21V4h3v2.5h3V4h4v2.5h3V4h3v17h-6v-5q-2-2.5-4 0v5z' }],
  wood: [
    { d: 'M3 7.5h15a3.5 3.5 0 0 1 0 8H3a3 3 0 0 1 0-8z' },
    { d: 'M17.8 9.6a1.9 1.9 0 1 1-.1 0M4 10.7h9v1.3H4z', cut: true },
  ],
  sympathy: [
    {
      d: 'M12 20.5C5 15 3 12 3 8.5 3 5.5 5 4 7.5 4 9.5 4 11 5 12 7c1-2 2.5-3 4.5-3C19 4 21 5.5 21 8.5c0 3.5-2 6.5-9 12z',
    },
  ],
  ruin: [{ d: 'M4 21V9l2-2v2h2V5l3-2v4h2l2 3-1 2h3v-2l3 3v8h-6v-4q-2-2.5-4 0v4z' }],
};

export const ITEM_SIGNS: Readonly<Record<ItemKind, Drawing>> = {
  boots: [{ d: 'M7 2h7v10q7 1.5 7.5 6v3H7z' }],
  bag: [{ d: 'M8 7q0-5 4-5t4 5h3l1.5 13q-8.5 3-17 0L5 7zm2 0h4q0-3-2-3t-2 3z' }],
  crossbow: [{ d: 'M11 2h2v20h-2zM3 9q9-7 18 0l-1.3 1.5Q12 5 4.3 10.5zM9 13h6v2H9z' }],
  hammer: [{ d: 'M4 3h11q4 0 5 5h-6v2H4zM8 11h4v11H8z' }],
  sword: [{ d: 'M11 16V5l1-3.5L13 5v11h4v2h-4v4h-2v-4H7v-2z' }],
  tea: [
    {
      d: 'M4 9h13v1.5q5-.5 4.5 3.5-.5 3.5-5.5 3.5Q14.5 20 10.5 20 4 20 4 12zm13 3v3q2.5 0 2.7-1.6Q19.8 12 17 12zM8 2q2 2 0 5zM12 2q2 2 0 5z',
    },
  ],
  coins: [
    {
      d: 'M12 3c5 0 8.5 1.5 8.5 3.5S17 10 12 10 3.5 8.5 3.5 6.5 7 3 12 3zm8.5 6v3.5C20.5 14.5 17 16 12 16s-8.5-1.5-8.5-3.5V9Q6 12 12 12t8.5-3zm0 6v3c0 2-3.5 3.5-8.5 3.5S3.5 20 3.5 18v-3Q6 18 12 18t8.5-3z',
    },
  ],
  torch: [{ d: 'M12 1.5q5 4.5 4 8.5-1 3-4 3t-4-3q-.5-2 1.5-4 .5 2 1.5 2 1.5-2.5 1-6.5zM10 14h4l-1 8.5h-2z' }],
};

/** The paths of a drawing; what is cut out shows the ground behind it. */
export const Paths = ({ of, ground = 'var(--rt-cut)' }: { of: Drawing; ground?: string }) =>
  of.map(({ d, cut }) => <path key={d} d={d} style={cut ? { fill: ground } : undefined} />);
