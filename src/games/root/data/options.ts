import type { FactionId } from './factions';
import type { MapId } from './maps';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 4;
/** The printed suits, or the twelve markers at random; the Winter map has none printed (C.1.1). */
export const SUIT_MODES = ['printed', 'random'] as const;

/** The options of a match, boardgame.io's setupData (R25). */
export interface MatchOptions {
  readonly map: MapId;
  readonly suits: (typeof SUIT_MODES)[number];
  /** A faction for each seat, or drawn, or picked from the last seat to the first. */
  readonly factions: readonly FactionId[] | 'random' | 'pick';
  /** Mixes below the advised reach too. */
  readonly anyFactions: boolean;
}
export const DEFAULT_OPTIONS: MatchOptions = {
  map: 'autumn',
  suits: 'printed',
  factions: 'random',
  anyFactions: false,
};
