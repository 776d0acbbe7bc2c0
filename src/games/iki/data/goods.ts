/** What is gained, paid and earned. `fire` is firefighting power: it is gained, never paid. */
export const RESOURCES = ['mon', 'rice', 'sandals', 'lumber', 'koban', 'iki', 'fire'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Amounts of things; what is not named is none. */
export type Goods = { readonly [R in Resource]?: number };

export const TYPES = ['red', 'brown', 'green', 'yellow', 'purple'] as const;
/** The colours of occupations: Master Craftsman, Artisan, Shop Seller, Street Peddler, Special (2.1). */
export type OccupationType = (typeof TYPES)[number];

/** A name in English, in Latin letters and in Japanese writing. */
export interface Name {
  readonly en: string;
  readonly romaji: string;
  readonly kanji: string;
}
