import type { PathSpace, Resource, ShopId } from '../data';

/** Why a move is not legal, typed, so that every client can say it in its reader's language. */
export type Refusal =
  | { code: 'unknownMove' }
  | { code: 'badArgument' }
  | { code: 'gameOver' }
  | { code: 'notYourTurn' }
  /** The move belongs to another phase. */
  | { code: 'notInThisPhase' }
  /** Hire or take income before walking. */
  | { code: 'stepAFirst' }
  /** Hired or took income already; on X there is no step A. */
  | { code: 'stepADone'; onX: boolean }
  | { code: 'walkFirst' }
  | { code: 'walkDone' }
  /** In the New Year: choose a space before doing business. */
  | { code: 'goToFirst' }
  | { code: 'goToDone' }
  | { code: 'cardNotOffered' }
  | { code: 'stallClosed' }
  | { code: 'stallTaken' }
  | { code: 'notOutermost' }
  | { code: 'noKobun' }
  | { code: 'notEnough'; resource: Resource; need: number; have: number }
  | { code: 'pathSpaceClosed'; space: PathSpace }
  | { code: 'pathSpaceTaken'; space: PathSpace }
  /** The Path of Life says how far to walk. */
  | { code: 'wrongBase'; need: number }
  | { code: 'notEnoughOxen'; have: number }
  | { code: 'shopUsed'; times: number }
  /** The argument is that of another shop. */
  | { code: 'wrongShop'; shop: ShopId }
  | { code: 'soldOut' }
  | { code: 'fishNotOnSale' }
  | { code: 'buildingNotOpen' }
  | { code: 'nothingToLeaveOut' }
  | { code: 'occupationUsed' }
  /** The stall is not behind the shop where the master stands. */
  | { code: 'notBehindShop' }
  | { code: 'noOccupation' }
  /** The argument is that of another skill. */
  | { code: 'wrongSkill' }
  | { code: 'notOwnOccupation' }
  /** Exactly so many cards starve. */
  | { code: 'wrongNumber'; need: number };
