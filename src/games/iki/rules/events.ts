import type {
  BuildingId,
  Colour,
  FishId,
  Goods,
  Group,
  Nagaya,
  OccupationId,
  PathSpace,
  Resource,
  Season,
  ShopId,
  Stall,
} from '../data';
import type { FireStep, Score, Seat } from './state';

/** What a gain or a payment comes from, so that a log can say it and a screen can point at it. */
export type Source =
  | { readonly from: 'income' }
  | { readonly from: 'hire'; readonly card: OccupationId }
  | { readonly from: 'shop'; readonly shop: ShopId }
  | { readonly from: 'occupation'; readonly card: OccupationId; readonly stall: Stall }
  | { readonly from: 'building'; readonly building: BuildingId }
  | { readonly from: 'salary'; readonly card: OccupationId; readonly stall: Stall | null }
  | { readonly from: 'harmony'; readonly group: Group; readonly stall: Stall }
  | { readonly from: 'sandals' }
  | { readonly from: 'food' };

/**
 * Everything that happens, in order. Events hold nothing hidden: they are sent to everybody. `automatic`: there was
 * nothing to choose, so it was done without asking (section 19).
 */
export type GameEvent =
  | { type: 'turnBegan'; player: Seat; turn: number }
  | { type: 'startChosen'; player: Seat; card: OccupationId; stall: Stall; automatic: boolean }
  | { type: 'monthBegan'; month: number }
  | { type: 'cylinderPlaced'; player: Seat; space: PathSpace }
  | { type: 'incomeTaken'; player: Seat; automatic: boolean }
  | { type: 'hired'; player: Seat; card: OccupationId; stall: Stall; cost: number; coins: number }
  | {
      type: 'walked';
      player: Seat;
      from: number;
      to: number;
      base: number;
      sandals: number;
      ox: number;
      automatic: boolean;
    }
  | { type: 'passedStart'; player: Seat }
  | { type: 'wentTo'; player: Seat; from: number; to: number }
  | { type: 'experienced'; player: Seat; card: OccupationId; stall: Stall; square: number }
  | { type: 'retired'; player: Seat; card: OccupationId; stall: Stall }
  | { type: 'shopUsed'; player: Seat; shop: ShopId }
  | { type: 'occupationUsed'; player: Seat; card: OccupationId; stall: Stall; owner: Seat | null }
  | { type: 'gained'; player: Seat; resource: Resource; amount: number; source: Source }
  | { type: 'paid'; player: Seat; resource: Resource; amount: number; source: Source }
  | { type: 'firefighting'; player: Seat; from: number; to: number; source: Source }
  | { type: 'pipeBought'; player: Seat; pipe: Colour }
  | { type: 'pouchBought'; player: Seat; pouch: Colour }
  | { type: 'fishBought'; player: Seat; fish: FishId }
  | { type: 'built'; player: Seat; building: BuildingId; stall: Stall; leftOut: 'lumber' | 'koban' | null }
  | {
      type: 'swapped';
      player: Seat;
      stalls: readonly [Stall, Stall];
      cards: readonly [OccupationId, OccupationId];
    }
  | { type: 'neutralDiscarded'; card: OccupationId; stall: Stall }
  | {
      type: 'neutralPlaced';
      player: Seat;
      card: OccupationId;
      stall: Stall;
      coins: number;
      automatic: boolean;
    }
  | { type: 'neutralLeftOut' }
  | { type: 'fireBroke'; month: number; nagaya: Nagaya; strength: number }
  | ({ type: 'fireCame' } & FireStep)
  | { type: 'fireOut'; nagaya: Nagaya }
  | { type: 'payDayBegan'; month: number }
  | { type: 'salaryPaid'; player: Seat; card: OccupationId; stall: Stall | null; gain: Goods }
  | { type: 'harmony'; player: Seat; stall: Stall; group: Group; iki: number }
  | { type: 'fed'; player: Seat; eaten: number; missing: number }
  | { type: 'starved'; player: Seat; card: OccupationId; stall: Stall; automatic: boolean }
  | { type: 'coinsAdded'; cards: readonly OccupationId[] }
  | { type: 'offerCleared'; cards: readonly OccupationId[] }
  | { type: 'fishRemoved'; fish: readonly FishId[] }
  | { type: 'fishOnSale'; fish: readonly FishId[] }
  | { type: 'cardsTurnedUp'; season: Season; cards: readonly OccupationId[] }
  | { type: 'seasonBegan'; season: Season }
  | { type: 'newYearBegan' }
  | { type: 'scored'; player: Seat; score: Score }
  | { type: 'gameEnded'; winners: readonly Seat[] };
