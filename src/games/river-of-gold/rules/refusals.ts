import type { Face, Good, Region } from '../data/board';
import type { Resource } from '../data/effects';

/** Why a move is not legal, typed, so that every client can say it in its reader's language. */
export type Refusal =
  | { code: 'unknownMove' }
  | { code: 'badArgument' }
  | { code: 'gameOver' }
  | { code: 'notYourTurn' }
  | { code: 'notInThisPhase' }
  | { code: 'choiceFirst' }
  | { code: 'noChoice' }
  | { code: 'notAnOption' }
  | { code: 'actionTaken' }
  | { code: 'actionFirst' }
  | { code: 'clanTaken' }
  | { code: 'clansByPatron' }
  | { code: 'patronNotOffered' }
  | { code: 'sameFace' }
  | { code: 'notEnoughFavor'; need: number; have: number }
  | { code: 'notEnoughKoku'; need: number; have: number }
  | { code: 'notEnoughGoods'; good: Good; need: number; have: number }
  | { code: 'badTrade' }
  | { code: 'noTradeAfterLastTurn' }
  | { code: 'noRoom'; resource: Resource; limit: number }
  | { code: 'imperialMarket' }
  | { code: 'spaceTaken' }
  | { code: 'wrongRegion'; region: Region; die: Face | null }
  | { code: 'tileNotInRow' }
  | { code: 'customerNotInHand' }
  | { code: 'cannotTurnDie' }
  | { code: 'cannotSetDie' };

export type RefusalCode = Refusal['code'];
