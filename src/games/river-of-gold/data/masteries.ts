import { IMPERIAL_FLOWER } from './board';

/** The mastery cards and the region scoring tiles, each with the side for 2 players and for 3 or 4. */

export const MASTERIES = ['air', 'courts', 'earth', 'fire', 'void', 'water'] as const;
export type MasteryId = (typeof MASTERIES)[number];

export const MASTERIES_IN_PLAY = 3;

/** What a player must have for each mastery (section 7). */
export const MASTERY_NEEDS = {
  air: { deliveredRoles: 3 },
  courts: { influenceSomewhere: IMPERIAL_FLOWER },
  earth: { buildingsOfOneType: 3 },
  fire: { deliveredOfOneRole: 2 },
  void: { regionsWithInfluence: 6 },
  water: { buildingTypes: 4 },
} as const satisfies Readonly<Record<MasteryId, Readonly<Record<string, number>>>>;

/** The rewards on a mastery, highest first (7.2). */
export const masteryRewards = (players: number): readonly number[] => (players === 2 ? [5] : [7, 5, 3]);
