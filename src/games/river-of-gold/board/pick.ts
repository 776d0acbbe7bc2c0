/** The keys of everything on the table that can be clicked (see src/table/pick). */
export type PickKey =
  | `space-${number}`
  | `tile-${string}`
  | `ship-${number}-${0 | 1}`
  | `river-${number}`
  | `customer-${string}`
  | `face-${number}`
  | `clan-${string}`
  | `patron-${string}`;

/** What comes after the kind in a key: `3` of `space-3`. */
export const restOf = (key: string): string => key.slice(key.indexOf('-') + 1);
