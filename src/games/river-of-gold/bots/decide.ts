import { legalMoves } from '../rules';
import { decideDaimyo } from './daimyo';
import { decideMerchant } from './merchant';
import { decideNovice } from './novice';
import { BOT_LEVELS, type BotLevel, type Decision, type Question } from './types';

const LEVELS: Readonly<Record<BotLevel, (question: Question) => Decision>> = {
  novice: decideNovice,
  merchant: decideMerchant,
  daimyo: decideDaimyo,
};

/**
 * The move of a bot: a function of what its seat sees, the level, the seed and the budget. A budget in steps gives the
 * same move everywhere, one in milliseconds what the machine manages. Whoever passes a whole state loses nothing: each
 * level takes the seat's view of it first.
 */
export function decide(question: Question & { readonly level: BotLevel }): Decision {
  const { view, seat, level } = question;
  if (view.current !== seat || view.step === 'over') throw new Error(`Seat ${seat} has nothing to decide.`);
  return LEVELS[level](question);
}

/**
 * The move of a bot that must not stop a game: where a level fails, the one below it decides, and below the last one
 * the first legal move is made. Every failure is told.
 */
export function decideOrFallBack(
  question: Question & { readonly level: BotLevel },
  onFailure: (level: BotLevel, error: unknown) => void,
  ask: typeof decide = decide,
): Decision {
  const levels = BOT_LEVELS.slice(0, BOT_LEVELS.indexOf(question.level) + 1).reverse();
  for (const level of levels) {
    try {
      return ask({ ...question, level });
    } catch (error) {
      onFailure(level, error);
    }
  }
  const [move] = legalMoves(question.view, question.seat);
  if (!move) throw new Error(`Seat ${question.seat} has nothing to decide.`);
  return { move, value: 0, steps: 0 };
}
