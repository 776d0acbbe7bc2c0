/** What people wear on their shoulders. */
import type { Part } from './layers';

const SHOULDERS = 'M4 101C6 86 18 78 39 71L51 90 62.4 71C83 78 94.6 86 96 101z';
const body: Part = [
  ['robe', 'shape', SHOULDERS],
  ['paper', 'shape', 'M40.6 69.6L51 88 61 69.6 58 74Q51 81 44 74.6z', 1.4],
];
/** The collar, left over right. */
const collar: Part = [
  ['collar', 'shape', 'M63.4 70.6L59 69 49.6 83.6 54 90.6z', 1.7],
  ['collar', 'shape', 'M36.6 71.6L41.6 69.2 67 101H57z', 1.7],
];

export const GARMENTS = {
  robe: [...body, ...collar],
  /** Many robes, one over the other, as at court. */
  layered: [
    ...body,
    ['under', 'shape', 'M71 74L66 72.2 53.6 92 57 97z', 1.4],
    ['paper', 'shape', 'M66 72.2L62.4 70.6 51.6 88 53.8 91.6z', 1.4],
    ['collar', 'shape', 'M62.8 70.6L59.4 69.2 49.8 84 51.8 87.6z', 1.4],
    ['under', 'shape', 'M27.6 75.2L33 73 53.4 101H45z', 1.4],
    ['paper', 'shape', 'M33 73L37.4 71.2 60 101H53.4z', 1.4],
    ['collar', 'shape', 'M37.4 71.2L41.4 69.2 66.6 101H60z', 1.4],
  ],
  /** Round-necked robe of court. */
  roundNeck: [
    ['robe', 'shape', 'M3 101C5 85 18 77 38.6 71Q51 84 62.8 71C84 77 95.4 85 97 101z'],
    ['collar', 'shape', 'M38.6 71Q37.4 68.6 40.6 67.6Q51 80 60.8 67.6Q64 68.6 62.8 71Q51 86 38.6 71z', 1.6],
    ['ink', 'line', 'M60 73.6Q66 86 65.6 101', 1.6],
    ['gold', 'shape', 'M59 75a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0', 1.2],
  ],
  /** Work coat with straight lapels. */
  coat: [
    ['under', 'shape', SHOULDERS],
    ['under', 'line', 'M44 74L51 88 58 74', 2],
    ['robe', 'shape', 'M4 101C6 86 18 78 37 71.8L43.6 101zM64 71.6C83 78 94.6 86 96 101H58.6z'],
    ['collar', 'shape', 'M35 72.6L41.6 69.4 49 101H40z', 1.7],
    ['collar', 'shape', 'M65.4 72L59.8 69.2 54.6 101H63.4z', 1.7],
  ],
  /** Sleeveless: bare arms and straps for somebody who works hard. */
  sleeveless: [
    ['skin', 'shape', 'M8 101C9 88 18 78 39 71.6H62C83 78 92 88 93 101z'],
    ['robe', 'shape', 'M24 101C27 90 30 80 36 72.6L51 90 64.6 72.4C71 80 74 90 77 101z'],
    ['collar', 'shape', 'M64.4 72L59.8 69.6 50 84.6 53.8 90.4z', 1.6],
    ['collar', 'shape', 'M35.8 73L41.2 69.8 65 101H56z', 1.6],
  ],
  /** The stole of a monk over the robe. */
  stole: [
    ...body,
    ...collar,
    ['under', 'shape', 'M15 81.6L31.6 74 84 101H50z'],
    ['gold', 'line', 'M24.6 79.4L66 101M33 86.4l6-6M46 95l7-7', 1.4],
  ],
  /** A wide coat with the house's crest. */
  crested: [
    ...body,
    ...collar,
    ['under', 'shape', 'M4 101C6 86 16 79 33 73.6L40 101zM68 73.2C85 78 94.6 86 96 101H63z'],
    [
      'paper',
      'flat',
      'M17.6 89.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0M74 89.6a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0-10.8 0',
    ],
    ['under', 'line', 'M19.6 89.6h6.8M23 86.2v6.8M76 89.6h6.8M79.4 86.2v6.8', 1.8],
  ],
  /** A cape of straw against the rain. */
  cape: [
    ...body,
    ...collar,
    [
      'straw',
      'shape',
      'M2 101L5 90 10 94 13 82 20 87 24 76.6 31 81 36 72.6 44 101zM99 101L96 90 91 94 88 82 81 87 77 76.6 70 81 65 72.4 60 101z',
    ],
    ['ink', 'line', 'M14 86L10 101M24 80L20 101M33 77L32 101M88 86L91 101M78 80L81 101M69 77L70 101', 1],
  ],
  /** Laced armour. */
  armour: [
    ['robe', 'shape', SHOULDERS],
    ['paper', 'shape', 'M40.6 69.6L51 86 61 69.6 58 74Q51 81 44 74.6z', 1.4],
    ['metal', 'shape', 'M33 78L40 74.6 51 91 62 74.6 69 78 72 101H30z', 1.6],
    ['robe', 'shape', 'M2 101C2 88 9 79.6 26 76L33.6 101z'],
    ['robe', 'shape', 'M99 101C99 88 92.6 79.6 76 76L68.6 101z'],
    [
      'gold',
      'line',
      'M6.4 88.6Q17 84.6 29 86M4 95.6Q17 92 31 93.6M94.6 88.6Q84 84.6 73 86M97 95.6Q84 92 71 93.6',
      1.8,
    ],
    ['collar', 'dots', 'M36 88h30M36 95h30', 2.4],
  ],
} as const satisfies Record<string, Part>;

/** Patterns on the shoulders. */
export const PATTERNS = {
  stripes: [['paper', 'line', 'M11.6 91V101M18.6 85V101M25.6 81V101M76 81V101M83 85V101M90 91V101', 1.4]],
  spots: [
    [
      'paper',
      'dots',
      'M13 94h.1M20 88h.1M27 83h.1M21.6 97h.1M29 91h.1M75 83h.1M82 88h.1M89 94h.1M73 91h.1M80.6 97h.1',
      3.4,
    ],
  ],
  waves: [
    [
      'paper',
      'line',
      'M9 98a5 5 0 0 1 10 0a5 5 0 0 1 10 0M16 89.6a5 5 0 0 1 10 0M72 98a5 5 0 0 1 10 0a5 5 0 0 1 10 0M75 89.6a5 5 0 0 1 10 0',
      1.3,
    ],
  ],
  checks: [
    [
      'paper',
      'flat',
      'M14 88h6v6h-6zM20 94h6v6h-6zM20 82h6v6h-6zM26 88h6v6h-6zM74 82h6v6h-6zM80 88h6v6h-6zM74 94h6v6h-6zM86 94h6v6h-6z',
    ],
  ],
  leaves: [
    [
      'paper',
      'flat',
      'M14 95q2-8 9-8q-1 8-9 8zM25 88q1-7 8-8q0 8-8 8zM73 80q7 1 8 8q-8 0-8-8zM80 87q8 0 9 8q-8 0-9-8z',
    ],
  ],
  lozenges: [
    [
      'gold',
      'line',
      'M13 94l5-5 5 5-5 5zM23 88l4.6-5 4.6 5-4.6 5zM72 88l4.6-5 4.6 5-4.6 5zM80 94l5-5 5 5-5 5z',
      1.3,
    ],
  ],
  blossoms: [
    [
      'gold',
      'dots',
      'M17 90h.1M21 87.4h.1M20 92h.1M25 94h.1M28 97h.1M29.4 92.4h.1M78 85h.1M82 87.4h.1M78.6 89.4h.1M84 95h.1M88 96.4h.1M86.4 92h.1',
      2.8,
    ],
  ],
  bars: [
    [
      'paper',
      'line',
      'M16 85.6Q24 81 34 79M10 92Q22 87 36 86M84.6 85.6Q77 81 68 79M90.6 92Q79 87 66.6 86',
      1.6,
    ],
  ],
} as const satisfies Record<string, Part>;
