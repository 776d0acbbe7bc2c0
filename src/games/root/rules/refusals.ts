/** Why a move is not legal: a code that the screen has words for, and the number of the rule. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The Law's number, or a ruling or table of ours; a move without a shape breaks no rule. */
  readonly rule?: string;
}
export type RefusalCode =
  | 'unknownMove'
  /** Of no shape, or without something that this move needs here. */
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
  | 'compulsory'
  | 'notPossible'
  /** Nothing is wrong with it but that an equal card or item stands in the list for this one. */
  | 'equalOne'
  // What it costs.
  | 'noActionLeft'
  | 'noOfficerLeft'
  | 'onceATurn'
  | 'otherColumn'
  | 'canBeDone'
  | 'twoBirds'
  | 'emptyHand'
  | 'notInHand'
  | 'wrongSuit'
  | 'noBoots'
  | 'noSword'
  | 'noTorch'
  | 'noCrossbow'
  | 'noHammer'
  | 'noItem'
  | 'questItems'
  | 'tooFewSupporters'
  | 'tooLittleWood'
  | 'nothingToPlace'
  // Crafting and cards.
  | 'notCraftable'
  | 'itemGone'
  | 'sameInPlay'
  | 'craftingPieces'
  | 'notInPlay'
  | 'tooFewPoints'
  | 'notDominance'
  | 'dominanceTwice'
  | 'coalitionOnly'
  | 'notAPartner'
  | 'notAvailable'
  // The place.
  | 'inForest'
  | 'notIntoForest'
  | 'notThere'
  | 'notAdjacent'
  | 'noWarriorsThere'
  | 'tooFewWarriors'
  | 'notRuled'
  | 'notRuledThere'
  | 'noFreeSlot'
  | 'alreadyThere'
  | 'placeForbidden'
  | 'noBuilding'
  | 'notSympathetic'
  | 'notNextToSympathy'
  | 'noRuin'
  // Against or with whom.
  | 'noEnemyThere'
  | 'playerNotThere'
  | 'notEnemies'
  | 'notAllied'
  | 'warriorsFirst'
  | 'notDamaged'
  | 'noTarget';

export const refuse = (code: RefusalCode, rule?: string): Refusal =>
  rule === undefined ? { code } : { code, rule };
