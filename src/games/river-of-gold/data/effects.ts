import type { Good } from './board';

/** The building types, once each. */
export const BUILDING_TYPES = ['port', 'market', 'manor', 'shrine'] as const;
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** What a player can hold a number of. */
export type Resource = 'koku' | Good | 'favor' | 'points';

/**
 * Every effect that a building, a customer or a patron can have: who reads this file knows them all.
 * Influence without a region is gained where the building stands (5.3).
 */
export type Effect =
  | { readonly kind: 'gain'; readonly resource: Resource; readonly amount: number }
  | { readonly kind: 'anyGood' }
  | { readonly kind: 'influence'; readonly amount: number }
  | { readonly kind: 'kokuPer'; readonly thing: BuildingType | 'deliveredCustomer' }
  | { readonly kind: 'drawAndDiscard'; readonly draw: number }
  | { readonly kind: 'influenceWhereOwned' }
  | { readonly kind: 'pointPerDelivered' }
  | { readonly kind: 'sellGoods'; readonly koku: number }
  | { readonly kind: 'raiseFavorLimit' }
  | { readonly kind: 'royalShip' }
  | { readonly kind: 'secondMarker'; readonly on: 'own' | 'opponent' };

export const gain = (resource: Resource, amount: number): Effect => ({ kind: 'gain', resource, amount });
