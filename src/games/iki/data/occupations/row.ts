import type { Season } from '../calendar';
import type { Goods, Name, OccupationType } from '../goods';
import type { From } from '../provenance';

/** The scroll of a card: what the player who does business with it gets (2.2, section 10). */
export type Skill =
  | { readonly kind: 'gain'; readonly gain: Goods }
  | { readonly kind: 'exchange'; readonly pay: Goods; readonly gain: Goods }
  | { readonly kind: 'special'; readonly effect: 'ikiForMon'; readonly pay: Goods; readonly gain: Goods }
  | {
      readonly kind: 'special';
      readonly effect: 'experience';
      readonly pay: Goods;
      readonly experience: number;
    }
  | {
      readonly kind: 'special';
      readonly effect: 'ikiAndGiveAll';
      readonly gain: Goods;
      readonly opponentsGain: Goods;
    }
  | { readonly kind: 'special'; readonly effect: 'build'; readonly discount: 1 }
  | { readonly kind: 'special'; readonly effect: 'swap' };

export const RETIRED_EFFECTS = ['hireDiscount', 'saveFromFire', 'extraStep', 'anyColour'] as const;
/** What a grey card does once it is retired (11.5). */
export type RetiredEffect = (typeof RETIRED_EFFECTS)[number];

export const CARD_SEASONS = ['start', 'spring', 'summer', 'autumn', 'winter'] as const;

/** An occupation card (2.1). */
export interface OccupationRow {
  readonly id: string;
  readonly name: Name;
  readonly type: OccupationType;
  readonly season: 'start' | Season;
  /** One of the eight cards that a match may leave out (3.4). */
  readonly extra: boolean;
  /** In mon. */
  readonly cost: number;
  readonly skill: Skill;
  /** Experiences until it retires: 3 begins on square 1, 2 on square 2 (2.3). */
  readonly steps: 2 | 3;
  /** One entry for each square; a grey card earns nothing ever (2.4). */
  readonly salary: readonly Goods[] | 'grey';
  /** Firefighting symbols, gained on hiring only (6.4). */
  readonly fire: number;
  readonly retired: RetiredEffect | null;
  readonly from: From<OccupationField>;
  /** What is uncertain about where its values come from. */
  readonly note?: string;
}

export type OccupationField =
  | 'name'
  | 'romaji'
  | 'kanji'
  | 'type'
  | 'season'
  | 'extra'
  | 'cost'
  | 'skill'
  | 'steps'
  | 'salary'
  | 'fire'
  | 'retired';
