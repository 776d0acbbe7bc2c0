/** Why a move is not legal: a code that the screen has words for, and the number of the rule. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The Law's number, or a ruling or table of ours; a move without a shape breaks no rule. */
  readonly rule?: string;
}
export type RefusalCode =
  | 'unknownMove'
  | 'badArgument'
  | 'gameOver'
  | 'notYourDecision'
  /** A question is to be answered first. */
  | 'answerFirst'
  | 'noQuestion'
  | 'notAnOption'
  /** The move belongs to another phase or step. */
  | 'notNow'
  | 'notYourFaction'
  | 'notInHand'
  | 'cannotCraft'
  | 'cardNotUsable'
  | 'tooFewPoints'
  | 'dominanceImpossible'
  | 'notThere'
  | 'notAdjacent'
  | 'notRuled'
  | 'tooFewWarriors'
  | 'noEnemyThere'
  | 'noActionLeft'
  | 'nothingToPlace'
  | 'noFreeSlot'
  | 'cannotPay'
  | 'wrongSuit'
  | 'compulsory'
  | 'noTarget'
  | 'notPossible';

export const refuse = (code: RefusalCode, rule?: string): Refusal =>
  rule === undefined ? { code } : { code, rule };
