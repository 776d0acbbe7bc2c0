import type { Clan, Face, Good, Region } from '../data/board';
import type { TileId } from '../data/buildings';
import type { CustomerId } from '../data/customers';
import type { Resource } from '../data/effects';
import type { MasteryId } from '../data/masteries';
import type { PatronId } from '../data/patrons';
import type { Seat } from './state';

/** What a gain or a loss comes from, so that a log can say it and a screen can point at it. */
export type Source =
  | { readonly from: 'visitor'; readonly space: number }
  | { readonly from: 'owner'; readonly space: number }
  | { readonly from: 'emperor'; readonly space: number }
  | { readonly from: 'build'; readonly space: number }
  | { readonly from: 'endOfRow' }
  | { readonly from: 'track'; readonly region: Region; readonly step: number }
  | { readonly from: 'journey' }
  | { readonly from: 'customer'; readonly customer: CustomerId }
  | { readonly from: 'mastery'; readonly mastery: MasteryId }
  | { readonly from: 'patron'; readonly patron: PatronId }
  | { readonly from: 'trade' }
  | { readonly from: 'die' }
  | { readonly from: 'finalRound' };

/**
 * Everything that happens, in order. Events hold nothing hidden: they are sent to everybody.
 * `lost` is what a limit took away (1.5, 3.3).
 */
export type GameEvent =
  | { type: 'clanChosen'; player: Seat; clan: Clan; patron: PatronId | null }
  | { type: 'playersReady'; firstPlayer: Seat }
  | { type: 'turnBegan'; player: Seat; turn: number }
  | { type: 'favorSpent'; player: Seat; favor: number; face: Face }
  | { type: 'traded'; player: Seat; give: Good | 'koku'; gain: Good | 'favor' }
  | { type: 'built'; player: Seat; space: number; tile: TileId; cost: number }
  | { type: 'sailed'; player: Seat; ship: 0 | 1; from: number; to: number; face: Face; journey: boolean }
  | { type: 'delivered'; player: Seat; customer: CustomerId }
  | { type: 'gained'; player: Seat; resource: Resource; amount: number; lost: number; source: Source }
  | { type: 'paid'; player: Seat; resource: Resource; amount: number; source: Source }
  | {
      type: 'influenced';
      player: Seat;
      region: Region;
      from: number;
      to: number;
      lost: number;
      source: Source;
    }
  | { type: 'goodWaits'; player: Seat; source: Source }
  | { type: 'goodLost'; player: Seat; source: Source }
  | { type: 'choiceDropped'; player: Seat; choice: string; source: Source }
  | { type: 'drew'; player: Seat; count: number }
  | { type: 'discarded'; player: Seat; customer: CustomerId }
  | { type: 'deckReshuffled'; count: number }
  | { type: 'royalShip'; player: Seat; ship: 0 | 1 }
  | { type: 'secondMarker'; player: Seat; space: number }
  | { type: 'favorLimitRaised'; player: Seat; limit: number; lost: number }
  | { type: 'tileDiscarded'; player: Seat; tile: TileId }
  | { type: 'tileCameIn'; tile: TileId | null; era: 1 | 2 }
  | { type: 'masteryClaimed'; player: Seat; mastery: MasteryId; place: number }
  | { type: 'rolled'; player: Seat; face: Face | null; set: boolean }
  | { type: 'emperorArrived'; turn: number }
  | { type: 'finalRoundBegan'; player: Seat }
  | {
      type: 'regionScored';
      player: Seat;
      region: Region;
      place: number;
      shared: boolean;
      elder: boolean;
      points: number;
    }
  | { type: 'customersScored'; player: Seat; customers: number; points: number }
  | { type: 'endAbilityScored'; player: Seat; customer: CustomerId; points: number }
  | { type: 'gameEnded'; winners: Seat[] };
