import type { Name } from './goods';
import type { From } from './provenance';

export const COUNTED = ['sandals', 'rice', 'fish', 'retired', 'fire'] as const;
/** What a building counts at the end (17.5). */
export type Counted = (typeof COUNTED)[number];
export type BuildingScore = { readonly flat: number } | { readonly per: Counted; readonly iki: number };

/** A building: a cost in lumber and koban, and points at the end (2.5). */
export interface Building {
  readonly id: string;
  readonly name: Name;
  readonly cost: { readonly lumber: number; readonly koban: number };
  readonly score: BuildingScore;
  readonly from: From<'name' | 'romaji' | 'kanji' | 'cost' | 'score'>;
}

const ROWS = [
  {
    id: 'merchant-house',
    name: { en: 'Merchant House', romaji: 'shoka', kanji: '商家' },
    cost: { lumber: 2, koban: 1 },
    score: { per: 'sandals', iki: 3 },
    from: { name: 'rulebook', score: 'rulebook' },
  },
  {
    id: 'storehouse',
    name: { en: 'Storehouse', romaji: 'kura', kanji: '蔵' },
    cost: { lumber: 3, koban: 1 },
    score: { per: 'rice', iki: 3 },
    from: { name: 'rulebook' },
  },
  {
    id: 'restaurant',
    name: { en: 'Restaurant', romaji: 'ryotei', kanji: '料亭' },
    cost: { lumber: 2, koban: 1 },
    score: { per: 'fish', iki: 4 },
    from: { name: 'source:iki.json' },
  },
  {
    id: 'theatre',
    name: { en: 'Kabuki Theatre', romaji: 'shibai-goya', kanji: '芝居小屋' },
    cost: { lumber: 3, koban: 1 },
    score: { per: 'retired', iki: 2 },
    from: { name: 'source:presse' },
  },
  {
    id: 'fire-brigade',
    name: { en: 'Fire Brigade House', romaji: 'hikeshi-yashiki', kanji: '火消屋敷' },
    cost: { lumber: 4, koban: 1 },
    score: { per: 'fire', iki: 2 },
    from: {},
  },
  {
    id: 'town-house',
    name: { en: 'Great Town House', romaji: 'machi-yashiki', kanji: '町屋敷' },
    cost: { lumber: 4, koban: 2 },
    score: { flat: 21 },
    from: {},
  },
] as const satisfies readonly Building[];
export type BuildingId = (typeof ROWS)[number]['id'];
/** The six buildings. */
export const BUILDINGS: readonly (Building & { readonly id: BuildingId })[] = ROWS;
export const BUILDING_IDS: readonly BuildingId[] = ROWS.map(({ id }) => id);
