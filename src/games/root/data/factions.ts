import type { ItemKind } from './items';
import type { Suit } from './suits';

/** In the order of set-up, A to D (5.1.7). */
export const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const;
export type FactionId = (typeof FACTIONS)[number];

/** How much of the board a faction takes up, and what the sum should be at least (5.2). */
export const REACH: Readonly<Record<FactionId, number>> = {
  marquise: 10,
  eyrie: 7,
  alliance: 3,
  vagabond: 5,
};
export const LEAST_REACH = 17;

/** Warriors of each faction. */
export const WARRIORS: Readonly<Record<FactionId, number>> = {
  marquise: 25,
  eyrie: 20,
  alliance: 10,
  vagabond: 0,
};

export const BUILDINGS = [
  'sawmill',
  'workshop',
  'recruiter',
  'roost',
  'foxBase',
  'rabbitBase',
  'mouseBase',
] as const;
export type BuildingKind = (typeof BUILDINGS)[number];
export const TOKENS = ['keep', 'wood', 'sympathy'] as const;
export type TokenKind = (typeof TOKENS)[number];
export type PieceKind = BuildingKind | TokenKind;

/** Whose a kind of piece is, and how many the box holds. */
export const PIECES: Readonly<Record<PieceKind, { readonly owner: FactionId; readonly count: number }>> = {
  sawmill: { owner: 'marquise', count: 6 },
  workshop: { owner: 'marquise', count: 6 },
  recruiter: { owner: 'marquise', count: 6 },
  roost: { owner: 'eyrie', count: 7 },
  foxBase: { owner: 'alliance', count: 1 },
  rabbitBase: { owner: 'alliance', count: 1 },
  mouseBase: { owner: 'alliance', count: 1 },
  keep: { owner: 'marquise', count: 1 },
  wood: { owner: 'marquise', count: 8 },
  sympathy: { owner: 'alliance', count: 10 },
};

export const WINNING_POINTS = 30;
export const DOMINANCE_POINTS = 10;
export const HAND_LIMIT = 5;
export const FIRST_HAND = 3;

/** Marquise: costs and points by the number of that kind on the map before (6.5.4). */
export const MARQUISE_BUILDINGS = [
  'sawmill',
  'workshop',
  'recruiter',
] as const satisfies readonly BuildingKind[];
export type MarquiseBuilding = (typeof MARQUISE_BUILDINGS)[number];
export const WOOD_COST: readonly number[] = [0, 1, 2, 3, 3, 4];
export const BUILDING_POINTS: Readonly<Record<MarquiseBuilding, readonly number[]>> = {
  sawmill: [0, 1, 2, 3, 4, 5],
  workshop: [0, 2, 2, 3, 4, 5],
  recruiter: [0, 1, 2, 3, 3, 4],
};
/** One card more with so many recruiters on the map (6.6). */
export const RECRUITER_DRAWS: readonly number[] = [3, 5];
export const MARQUISE_ACTIONS = 3;

/** Eyrie: points by roosts on the map, and cards (7.6). */
export const ROOST_POINTS: readonly number[] = [0, 0, 1, 2, 3, 4, 4, 5];
export const ROOST_DRAWS: readonly number[] = [3, 6];
export const EYRIE_START = 6;
export const NEW_ROOST_WARRIORS = 3;
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const;
export type Column = (typeof COLUMNS)[number];
export const LEADERS = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type LeaderId = (typeof LEADERS)[number];
/** The columns of the two Viziers (7.8). */
export const VIZIER_COLUMNS: Readonly<Record<LeaderId, readonly [Column, Column]>> = {
  builder: ['recruit', 'move'],
  charismatic: ['recruit', 'battle'],
  commander: ['move', 'battle'],
  despot: ['move', 'build'],
};

/** Alliance: supporters and points by tokens on the map before (8.4.2). */
export const SYMPATHY_COST: readonly number[] = [1, 1, 1, 2, 2, 2, 3, 3, 3, 3];
export const SYMPATHY_POINTS: readonly number[] = [0, 1, 1, 1, 2, 2, 3, 4, 4, 4];
export const REVOLT_COST = 2;
export const MARTIAL_LAW = { warriors: 3, extra: 1 } as const;
export const SUPPORTERS_WITHOUT_BASE = 5;
export const FIRST_SUPPORTERS = 3;
export const BASE_OF: Readonly<Record<Suit, BuildingKind>> = {
  fox: 'foxBase',
  rabbit: 'rabbitBase',
  mouse: 'mouseBase',
};

/** Vagabond: the characters of the box with their items (D). */
export const CHARACTERS = ['thief', 'tinker', 'ranger'] as const;
export type CharacterId = (typeof CHARACTERS)[number];
export const CHARACTER_ITEMS: Readonly<Record<CharacterId, readonly ItemKind[]>> = {
  thief: ['boots', 'torch', 'tea', 'sword'],
  tinker: ['boots', 'torch', 'bag', 'hammer'],
  ranger: ['boots', 'torch', 'crossbow', 'sword'],
};
export const REFRESH = { items: 3, perTea: 2 } as const;
export const ITEM_LIMIT = { items: 6, perBag: 2 } as const;
/** Spaces of a relationship: Indifferent, 1, 2, Allied. Aids that a step takes, and points for arriving (9.2.9.I). */
export const ALLIED = 3;
export const AIDS_TO_STEP: readonly number[] = [1, 2, 3];
export const STEP_POINTS: readonly number[] = [1, 2, 2];
export const ALLIED_AID_POINTS = 2;
