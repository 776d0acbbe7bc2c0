/** The rules and the tables they stand on: all that bots and board need to know of the game. */

export { type RandomSource, seededRandom } from '../../random';
export * from '../data';
export { applyMove, applyPlayersMove } from './apply';
export { cloneState } from './clone';
export type { GameEvent, Source } from './events';
export { stepsToRetire } from './experience';
export { explain } from './explain';
export { checkInvariants } from './invariants';
export { legalMoves } from './legal';
export * from './moves';
export { DEFAULT_OPTIONS, validateOptions } from './options';
export { harmonyOf, retiredSalary, salaryOf } from './pay-day';
export { type Change, type Preview, previewMove } from './preview';
export type { Refusal } from './refusals';
export { finalScores, scoreOf, winnerOf } from './scoring';
export { createState } from './setup';
export { isOpen, surchargeOf } from './stalls';
export * from './state';
export { status } from './status';
export { firstSquare, hireCost } from './step-a';
export { cardOn, countOwnOccupations, occupationOn, playerAt, tableOf } from './table';
export { hiddenFrom, playerView, sharedView } from './view';
export { passesOf, spaceAfter } from './walk';
export { AUTOMATIC_PHASES } from './year';
