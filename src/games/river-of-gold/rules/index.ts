/** The rules and the tables they stand on: all that bots and board need to know of the game. */

export { type RandomSource, seededRandom, UNKNOWN_RANDOM } from '../../random';
export * from '../data';
export { applyMove, applyPlayersMove } from './apply';
export { buildCost, buildMove } from './build';
export { CHOICE_KINDS, type Choice, type ChoiceKind, pendingChoice } from './choices';
export { cloneState } from './clone';
export { FACES, neighbours, turnsBetween } from './die';
export type { GameEvent, Source } from './events';
export { explain } from './explain';
export { destination, isPassed } from './influence';
export { checkInvariants } from './invariants';
export { legalMoves } from './legal';
export { type MasteryProgress, masteryProgress } from './masteries';
export * from './moves';
export { type Losable, type Losses, type Preview, previewMove } from './preview';
export type { Refusal, RefusalCode } from './refusals';
export { endOfRow } from './row';
export { visited, voyage } from './sail';
export {
  artisanPoints,
  customerPoints,
  finalScores,
  merchantPoints,
  noblePoints,
  scoreRegion,
  scoringLines,
  winnersOf,
} from './scoring';
export { createState, validateOptions } from './setup';
export * from './state';
export { status } from './status';
export { GOODS_PER_GOOD, KOKU_PER_FAVOR } from './trade';
export { hasAnotherTurn, holdEmperorsVisit } from './turn';
export { hiddenFrom, playerView, sharedView } from './view';
