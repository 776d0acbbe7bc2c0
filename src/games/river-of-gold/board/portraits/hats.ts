/** What people wear on their heads, and before their faces. */
import type { Part } from './layers';

interface Hat {
  readonly behind?: Part;
  readonly over: Part;
}

export const HATS = {
  /** Cone of straw. */
  cone: {
    over: [
      ['straw', 'shape', 'M9 36.6L50.6 7 92.6 36.6Q51 46 9 36.6z'],
      [
        'ink',
        'line',
        'M50.6 8L26 39.4M50.6 8L42 41.2M50.6 8L60 41.2M50.6 8L76 39.2M22 29Q51 36.6 80 29',
        0.9,
      ],
    ],
  },
  /** Round hat of woven bamboo. */
  dome: {
    over: [
      ['straw', 'shape', 'M13 37.6C15 19 32 8.6 51 8.6S87.6 19 89.6 37.6Q51 47 13 37.6z'],
      [
        'ink',
        'line',
        'M20 27Q51 35 82.6 27M31 17.4Q51 23 71.6 17.4M36 40.8Q34 24 44 10M66.4 40.8Q68 24 58.6 10M51 8.6V42',
        0.9,
      ],
    ],
  },
  /** The tall black cap of court. */
  tallCap: {
    over: [
      [
        'ink',
        'shape',
        'M35 31.6C32.6 18 39 3.6 52 2.4C60.6 2 64 6 61 10.4C62.6 16.6 66 23 66.8 31.6Q50 24.6 35 31.6z',
      ],
      ['paper', 'line', 'M39 24Q40 12 50 7.4M36.6 29.2Q51 23 65.4 29', 1],
      ['collar', 'line', 'M36.2 33Q37.6 60 50.4 70.6M66.6 34Q65.4 58 55.4 70.6', 1.4],
    ],
  },
  /** The low court cap with a streamer that hangs behind. */
  courtCap: {
    behind: [['ink', 'shape', 'M44 8C28 2 15 12 14.4 38L21.6 38C22.6 22 29 13 42 14z']],
    over: [
      ['ink', 'shape', 'M35.4 29.6C35 20 41.6 14.6 51 14.6S66.8 20 66.6 29.6Q51 23.6 35.4 29.6z'],
      ['ink', 'shape', 'M38 20C36.4 10 40 4.6 46.4 5L47 17z'],
      ['gold', 'line', 'M34.6 24.6L67.6 23', 1.8],
    ],
  },
  /** The Emperor's crown: a golden band under a black cap, a board above it, and strings of beads. */
  crown: {
    over: [
      ['gold', 'shape', 'M33 33.6Q50 25 67.6 33.6L66.4 22Q51 15 34.6 22z', 1.8],
      ['ink', 'shape', 'M37 22C37.6 15 43 11 51 11S64.4 15 65 22Q51 16 37 22z'],
      ['ink', 'shape', 'M22 9L80 5 83 11 25 15.4z', 1.6],
      ['gold', 'line', 'M24.6 12.4L81.6 8.2', 1.6],
      ['red', 'dots', 'M27 18V36M33 17.4V27M72 14V27M78.6 13.6V34', 3],
      ['red', 'flat', 'M47.6 27.6a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0'],
    ],
  },
  /** A cap that bends over, worn by warriors off duty. */
  bentCap: {
    over: [
      [
        'ink',
        'shape',
        'M35 31C32.6 19 40 9 50 9.6L69 5.4Q73.6 8 69 14.6L63 19Q66.4 25 66.8 31.4Q50 24.6 35 31z',
      ],
      ['paper', 'line', 'M41 20Q44 13.6 52 13L66 9.6M36.4 28.6Q51 22.6 65.4 28.6', 1],
    ],
  },
  headband: {
    over: [
      ['hat', 'shape', 'M33.6 32Q50 24.6 67 32.4L67.2 38Q50 30 33.6 38z', 1.6],
      ['hat', 'shape', 'M34 34L22.6 27.6 25 35 18 41.6 32 39.6z', 1.6],
      ['collar', 'flat', 'M48 30.6a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0'],
    ],
  },
  /** A twisted cloth around the brow, knotted in front. */
  twist: {
    over: [
      ['hat', 'shape', 'M33 33Q50 24.6 67.4 33.4Q68.4 36.6 67 38.6Q50 30.6 33.6 38.6Q31.6 36 33 33z', 1.6],
      ['ink', 'line', 'M37 31.6l2.6 4.6M42.6 29.4l2 4.6M58.6 29.6l-1.4 4.4M64 31.6l-2 4.6', 1],
      ['hat', 'shape', 'M47.6 30L42.6 22 50 24.6 55.6 20.6 54.6 29.6 51 33z', 1.4],
    ],
  },
  kerchief: {
    over: [
      ['hat', 'shape', 'M32.4 42C28.4 26 37 14 51 14S73 26 68.6 41.4Q51 29.6 32.4 42z'],
      ['hat', 'shape', 'M34 37L22 33 24.6 41 17.6 48.6 33 43.6z', 1.6],
      ['paper', 'dots', 'M38 30l6-7M48 22l8-1M60 26l5 7M46 29h10', 2.4],
    ],
  },
  /** A cloth over the head, tied under the chin. */
  tied: {
    over: [
      [
        'hat',
        'shape',
        'M29.4 61C25 36 34 14.4 51 14.4S75.4 36 72 58L64.6 67.6C69 54 67.6 38 60.6 32Q51 27 42 32.4C34.6 40 36 56 41.4 67.4z',
      ],
      ['hat', 'shape', 'M49 69L40 80 49.6 76.6 54.4 84 56.4 76 65 77.6 56.4 69z', 1.5],
      ['paper', 'line', 'M33 50Q33 32 42 24M69.6 48Q69.4 32 61 24M51 18.4Q46 19 43 21', 1.4],
    ],
  },
  /** The soft round cap of rich tradesmen. */
  softCap: {
    over: [
      ['hat', 'shape', 'M29.6 33.4C23.6 19 35 8 51 8S78.6 18 72.6 33.4Q51 23.6 29.6 33.4z'],
      ['ink', 'line', 'M51 8.4Q47 16 48.4 25M38.6 12Q35 20 37.6 28M63.4 12Q67.4 20 65 28', 1],
      ['collar', 'shape', 'M32.6 31.6Q51 23.4 69.4 31.8L68.6 38Q51 30 33.6 38z', 1.6],
    ],
  },
  pillbox: {
    over: [
      ['hat', 'shape', 'M35 31L37.4 13.6Q51 9 64 13.6L67 31Q51 24.6 35 31z'],
      ['collar', 'line', 'M36.4 25.6Q51 19.4 66 25.6', 2.4],
    ],
  },
  /** White cloth of a nun, over head and shoulders. */
  hood: {
    over: [
      ['hat', 'shape', 'M36 40C35.4 27 43 20 51 20S67.4 27 66.6 40Q51 29.6 36 40z', 1.5],
      [
        'hat',
        'shape',
        'M24.6 88C20 60 24 34 33 23.6C40 13.6 62.6 13.6 69.6 23.6C78.6 35 79.6 60 78 86C71 80 67 68 66.8 58C68 46 66.4 33.6 58.4 28.8Q50 25.2 43 29.4C35.6 35 35.2 48 37 58C38 70 33 82 24.6 88z',
      ],
      ['ink', 'line', 'M31 60Q29 40 37 28M73 58Q73.6 40 65.4 27.4M30 80Q34.6 73 35 66', 1],
    ],
  },
  /** A travelling hat with a veil. */
  veiled: {
    over: [
      ['veil', 'flat', 'M15 36L21 84Q30 78 33.6 70L31.6 40zM87.4 36L80.6 84Q72 78 68.6 70L70.4 40z'],
      ['straw', 'shape', 'M8 34.6C25 33 37 24 39.6 12Q51 7 62.6 12C65 24 77 33 94 34.6Q51 45.6 8 34.6z'],
      ['red', 'line', 'M38 18.6Q51 23.6 64 18.6', 2.6],
    ],
  },
  /** A warrior's helmet with a golden crest. */
  helmet: {
    behind: [['robe', 'shape', 'M33 30L16 58Q26 62 37 58zM69 30L85 57Q77 61 66 57z']],
    over: [
      ['robe', 'shape', 'M31 34.6C29.6 19 38 11.6 51 11.6S72.6 19 71 34.6Q51 27 31 34.6z'],
      ['metal', 'line', 'M51 12V29M41 14.6Q38 22 38.6 30.6M61 14.6Q64.4 22 63.8 30.6', 1.2],
      ['metal', 'shape', 'M29 36Q51 26 73 36L74 40Q51 31.6 28.4 40z', 1.6],
      [
        'gold',
        'shape',
        'M48 27C38 25 30 14 31.6 1.6C37.6 11 44 17 51 18.6C58 17 64.6 11 70.4 1.6C72.4 14 64 25 54 27L51 30.6z',
        1.5,
      ],
    ],
  },
  /** Pincers on an iron band. */
  pincers: {
    over: [
      ['metal', 'shape', 'M32.6 33.6Q50 25.4 68 33.8L67.6 39Q50 31 33 39z', 1.6],
      [
        'gold',
        'shape',
        'M49 30C41 29 37 22 40.6 14.6L44.4 20 48.6 14C51.6 19 50.6 26 51 29C51.6 26 50.6 19 54 14L58 20 62 14.8C65.4 22 61 29 53.6 30z',
        1.5,
      ],
    ],
  },
} as const satisfies Record<string, Hat>;

/** Masks: one around the eyes, which look through it, and one over the mouth. */
export const MASKS = {
  eyes: {
    under: [
      [
        'hat',
        'shape',
        'M35.4 37.6Q44 36 52.6 39.6Q60 36 67.4 37.4Q68.6 45 64.4 49.4Q58 50.6 54.4 47Q50 46.4 48.6 47.4Q43 52 37.4 49.4Q34.4 44 35.4 37.6z',
        1.5,
      ],
      ['gold', 'line', 'M38 40Q44 38.6 50 41.6M55.6 41.4Q60.6 38.8 65 39.8', 1],
    ],
  },
  mouth: {
    over: [
      ['veil', 'flat', 'M34.6 49.6Q52 55.6 66.4 48.4C67.6 62 62 78 52 82C41 78 34.4 64 34.6 49.6z'],
      ['collar', 'line', 'M34.6 49.6Q52 55.6 66.4 48.4', 2],
      ['ink', 'line', 'M42 58Q46 70 51 78M61 57Q58.6 70 54 78', 0.8],
    ],
  },
} as const satisfies Record<string, { readonly under?: Part; readonly over?: Part }>;
