export const ITEM_KINDS = ['boots', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** Where an item of the box begins: in the supply, under a ruin, or with a character. */
export type ItemOrigin = 'supply' | 'ruin' | 'character';
/** Such as `supply-boots-2`: where it begins, its kind, its number. */
export type ItemId = `${ItemOrigin}-${ItemKind}-${number}`;

/** What can be crafted (5.1.5). */
export const ITEM_SUPPLY: Readonly<Partial<Record<ItemKind, number>>> = {
  boots: 2,
  bag: 2,
  crossbow: 1,
  hammer: 1,
  sword: 2,
  tea: 2,
  coins: 2,
};
/** What lies under the ruins, one item each (9.3.4). */
export const RUIN_ITEMS: readonly ItemKind[] = ['bag', 'boots', 'hammer', 'sword'];

export const itemId = (origin: ItemOrigin, kind: ItemKind, number = 1): ItemId =>
  `${origin}-${kind}-${number}`;
export const kindOf = (id: ItemId): ItemKind => KIND_BY_ID.get(id) ?? (id.split('-')[1] as ItemKind);

export const SUPPLY_IDS: readonly ItemId[] = ITEM_KINDS.flatMap((kind) =>
  Array.from({ length: ITEM_SUPPLY[kind] ?? 0 }, (_, i) => itemId('supply', kind, i + 1)),
);
export const RUIN_IDS: readonly ItemId[] = RUIN_ITEMS.map((kind) => itemId('ruin', kind));
const CHARACTER_IDS: readonly ItemId[] = ITEM_KINDS.map((kind) => itemId('character', kind));
export const ITEM_IDS: readonly ItemId[] = [...SUPPLY_IDS, ...RUIN_IDS, ...CHARACTER_IDS];
const KIND_BY_ID: ReadonlyMap<string, ItemKind> = new Map(
  ITEM_IDS.map((id) => [id, id.split('-')[1] as ItemKind]),
);

/** Kinds with a track of their own, which holds at most so many (9.2.5.I). */
export const TRACK_KINDS = ['tea', 'coins', 'bag'] as const satisfies readonly ItemKind[];
export type TrackKind = (typeof TRACK_KINDS)[number];
export const TRACK_SPACES = 3;
