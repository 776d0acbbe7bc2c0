/** The rules and the tables they stand on: all that bots and board need to know of the game. */

export { type RandomSource, seededRandom } from '../../random';
export * from '../data';
export { applyMove } from './apply';
export { cloneState } from './clone';
export { defaultMove } from './defaults';
export type { GameEvent, PointsFor } from './events';
export { explain, phaseRule, ruleFor } from './explain';
export { checkInvariants } from './invariants';
export { legalMoves } from './legal';
export * from './moves';
export { reachOf, validateOptions } from './options';
export {
  battleOdds,
  type Change,
  chanceOf,
  type Odds,
  type Outcome,
  type Preview,
  previewMove,
} from './preview';
export { optionsOf } from './questions';
export type { Refusal, RefusalCode } from './refusals';
export { createState } from './setup';
export { couldHold, handOf } from './shared/cards';
export { craftingPieces } from './shared/craft';
export {
  allRulers,
  countOnMap,
  freeSlots,
  hasPiece,
  isBuildingKind,
  isIn,
  ownerOf,
  piecesAt,
  rulerOf,
  warriorsAt,
} from './shared/pieces';
export { areEnemies, clearingAt, deciderOf, playerAt, seatOfFaction } from './shared/play';
export { status } from './status';
export * from './types';
export { hiddenFrom, playerView, sharedView } from './view';
