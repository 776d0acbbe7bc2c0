import type { Season } from './calendar';
import type { From } from './provenance';

export interface Fish {
  readonly id: string;
  readonly season: Season;
  readonly cost: number;
  /** Printed points at the end: the first catch of summer and of winter has some (17.3). */
  readonly bonus: number;
  readonly from: From<'season' | 'cost' | 'bonus'>;
}

/** Two fish per season. Seasons and which two carry points are from the rulebook; prices and points are ours. */
const FISH_FROM = { season: 'rulebook' } as const;

const FISH_ROWS = [
  { id: 'whitebait-1', season: 'spring', cost: 2, bonus: 0, from: FISH_FROM },
  { id: 'whitebait-2', season: 'spring', cost: 3, bonus: 0, from: FISH_FROM },
  { id: 'bonito-1', season: 'summer', cost: 3, bonus: 0, from: FISH_FROM },
  { id: 'bonito-2', season: 'summer', cost: 7, bonus: 3, from: FISH_FROM },
  { id: 'sea-bass-1', season: 'autumn', cost: 2, bonus: 0, from: FISH_FROM },
  { id: 'sea-bass-2', season: 'autumn', cost: 3, bonus: 0, from: FISH_FROM },
  { id: 'sea-bream-1', season: 'winter', cost: 3, bonus: 0, from: FISH_FROM },
  { id: 'sea-bream-2', season: 'winter', cost: 10, bonus: 4, from: FISH_FROM },
] as const satisfies readonly Fish[];
export type FishId = (typeof FISH_ROWS)[number]['id'];
export const FISH: readonly (Fish & { readonly id: FishId })[] = FISH_ROWS;

/** What a season's two fish are called; the names are the rulebook's, corrected by us. */
export const FISH_NAMES = {
  spring: { en: 'whitebait', romaji: 'shirauo', kanji: '白魚' },
  summer: { en: 'bonito', romaji: 'katsuo', kanji: '鰹' },
  autumn: { en: 'sea bass', romaji: 'suzuki', kanji: '鱸' },
  winter: { en: 'sea bream', romaji: 'tai', kanji: '鯛' },
} as const;

export const COLOURS = ['grey', 'brightYellow', 'orange', 'purple'] as const;
/** Pipes and pouches by colour; the list is also their order in the stacks, the top first (3.5). */
export type Colour = (typeof COLOURS)[number];

export interface Pipe {
  readonly colour: Colour;
  readonly cost: number;
  /** Firefighting gained on buying: one or two, says the rulebook; which colour has which is ours. */
  readonly fire: number;
  readonly from: From<'cost' | 'fire'>;
}
const PIPE_FROM = { fire: 'rulebook: one or two each; which colour has which is ours' } as const;
export const PIPES: readonly Pipe[] = [
  { colour: 'grey', cost: 3, fire: 1, from: PIPE_FROM },
  { colour: 'brightYellow', cost: 4, fire: 1, from: PIPE_FROM },
  { colour: 'orange', cost: 5, fire: 2, from: PIPE_FROM },
  { colour: 'purple', cost: 6, fire: 2, from: PIPE_FROM },
];

export interface Pouch {
  readonly colour: Colour;
  readonly cost: number;
  readonly iki: number;
  readonly from: From<'cost' | 'iki'>;
}
export const POUCHES: readonly Pouch[] = [
  { colour: 'grey', cost: 3, iki: 2, from: {} },
  { colour: 'brightYellow', cost: 4, iki: 3, from: { iki: 'rulebook' } },
  { colour: 'orange', cost: 5, iki: 4, from: { iki: 'rulebook' } },
  { colour: 'purple', cost: 7, iki: 5, from: {} },
];
