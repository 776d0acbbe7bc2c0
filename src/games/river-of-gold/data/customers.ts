import { type Good, REGIONS, type Region } from './board';
import { type BuildingType, type Effect, gain } from './effects';

export const ROLES = ['artisan', 'elder', 'merchant', 'monk', 'noble'] as const;
export type Role = (typeof ROLES)[number];
export type CustomerId = `${Role}-${Region}`;

/** What the royal ship can do, each ability saying when it listens (6.7, 6.10). */
export type RoyalAbility =
  | { readonly when: 'visitMarket'; readonly gives: 'goodOfChoiceInstead' }
  | { readonly when: 'visitEmptySpace'; readonly gives: 'extraKoku'; readonly koku: number }
  | { readonly when: 'beforeSailing'; readonly gives: 'turnDie'; readonly faces: number }
  | {
      readonly when: 'afterSailing';
      readonly gives: 'influenceInTouchingRegions';
      readonly influence: number;
    }
  | { readonly when: 'afterSailing'; readonly gives: 'pointIfVisited'; readonly whose: 'own' | 'opponent' };

/** What a delivered noble counts at the end, one point each (6.7, 10.3). */
export type NobleCounts =
  | { readonly owned: BuildingType }
  | { readonly owned: 'types' }
  | { readonly owned: 'regions' };

export interface Customer {
  readonly id: CustomerId;
  readonly role: Role;
  readonly region: Region;
  /** The goods to pay (6.2). */
  readonly order: Readonly<Record<Good, number>>;
  /** Gained at once when delivered to (6.3). */
  readonly delivery: readonly Effect[];
  /** Merchants: gained whenever a ship of the player completes its journey (6.5). */
  readonly onJourney: readonly Effect[];
  /** Nobles: what the royal ship can do (6.7). */
  readonly royal: RoyalAbility | null;
  /** Nobles: what is counted at the end. */
  readonly counts: NobleCounts | null;
}

type Order = readonly [silk: number, rice: number, porcelain: number];

const ORDERS: Readonly<Record<Role, Readonly<Record<Region, Order>>>> = {
  artisan: { 1: [0, 0, 2], 2: [0, 0, 2], 3: [2, 0, 0], 4: [2, 0, 0], 5: [0, 2, 0], 6: [0, 2, 0] },
  elder: { 1: [2, 1, 2], 2: [2, 2, 1], 3: [2, 1, 2], 4: [2, 2, 1], 5: [2, 1, 2], 6: [2, 1, 2] },
  merchant: { 1: [0, 0, 3], 2: [0, 3, 0], 3: [3, 0, 0], 4: [2, 1, 0], 5: [0, 2, 1], 6: [1, 2, 0] },
  monk: { 1: [1, 2, 1], 2: [3, 2, 0], 3: [2, 1, 1], 4: [1, 1, 3], 5: [1, 2, 1], 6: [1, 2, 2] },
  noble: { 1: [1, 1, 2], 2: [2, 0, 2], 3: [2, 1, 1], 4: [2, 2, 0], 5: [0, 2, 2], 6: [1, 2, 1] },
};

const MERCHANT_ABILITIES: Readonly<Record<Region, Effect>> = {
  1: { kind: 'influenceWhereOwned' },
  2: { kind: 'pointPerDelivered' },
  3: { kind: 'anyGood' },
  4: { kind: 'sellGoods', koku: 5 },
  5: gain('favor', 1),
  6: gain('koku', 3),
};

const MONK_SECOND_MARKER: Readonly<Record<Region, 'own' | 'opponent'>> = {
  1: 'own',
  2: 'opponent',
  3: 'own',
  4: 'opponent',
  5: 'own',
  6: 'opponent',
};

const NOBLES: Readonly<Record<Region, { royal: RoyalAbility; counts: NobleCounts }>> = {
  1: { royal: { when: 'visitMarket', gives: 'goodOfChoiceInstead' }, counts: { owned: 'market' } },
  2: { royal: { when: 'visitEmptySpace', gives: 'extraKoku', koku: 1 }, counts: { owned: 'port' } },
  3: {
    royal: { when: 'afterSailing', gives: 'influenceInTouchingRegions', influence: 1 },
    counts: { owned: 'manor' },
  },
  4: {
    royal: { when: 'afterSailing', gives: 'pointIfVisited', whose: 'opponent' },
    counts: { owned: 'shrine' },
  },
  5: { royal: { when: 'beforeSailing', gives: 'turnDie', faces: 1 }, counts: { owned: 'types' } },
  6: { royal: { when: 'afterSailing', gives: 'pointIfVisited', whose: 'own' }, counts: { owned: 'regions' } },
};

function deliveryEffects(role: Role, region: Region): readonly Effect[] {
  switch (role) {
    case 'merchant':
      return [{ kind: 'influence', amount: 3 }];
    case 'artisan':
      return [{ kind: 'influence', amount: 2 }];
    case 'noble':
      return [{ kind: 'influence', amount: 2 }, { kind: 'royalShip' }];
    case 'monk':
      return [
        { kind: 'raiseFavorLimit' },
        gain('favor', 2),
        { kind: 'secondMarker', on: MONK_SECOND_MARKER[region] },
      ];
    case 'elder':
      return [];
  }
}

/** All 30 customers, by role and then region. */
export const CUSTOMERS: readonly Customer[] = ROLES.flatMap((role) =>
  REGIONS.map((region): Customer => {
    const [silk, rice, porcelain] = ORDERS[role][region];
    return {
      id: `${role}-${region}`,
      role,
      region,
      order: { silk, rice, porcelain },
      delivery: deliveryEffects(role, region),
      onJourney: role === 'merchant' ? [MERCHANT_ABILITIES[region]] : [],
      royal: role === 'noble' ? NOBLES[region].royal : null,
      counts: role === 'noble' ? NOBLES[region].counts : null,
    };
  }),
);

const byId = new Map<string, Customer>(CUSTOMERS.map((c) => [c.id, c]));

export const isCustomerId = (id: unknown): id is CustomerId => typeof id === 'string' && byId.has(id);

/** The customer with this id; asking for another id is a bug. */
export function customer(id: CustomerId): Customer {
  const found = byId.get(id);
  if (!found) throw new Error(`There is no customer ${id}.`);
  return found;
}

/** Points at the end for what a player still holds: one per this many, rounded down (6.5, 6.6). */
export const MERCHANT_KOKU_PER_POINT = 5;
export const ARTISAN_GOODS_PER_POINT = 3;
/** By how much an elder multiplies the points of its region (10.1). */
export const ELDER_FACTOR = 2;
/** What an artisan takes off the building costs of its region (6.6). */
export const ARTISAN_DISCOUNT = 2;
