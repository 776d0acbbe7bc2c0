import { status } from '../rules';
import { decideNovice } from './novice';
import { decidePlanner } from './planner';
import type { BotLevel, Decision, Question } from './types';
import { decideWarlord } from './warlord';

const LEVELS: Readonly<Record<BotLevel, (question: Question) => Decision>> = {
  novice: decideNovice,
  planner: decidePlanner,
  warlord: decideWarlord,
};

/**
 * The move of a bot: a function of what its seat sees, the level, the seed and the budget. A budget in steps gives the
 * same move everywhere, one in milliseconds what the machine manages. A whole state may be passed for a view: each
 * level takes the seat's view of it first.
 */
export function decide(question: Question & { readonly level: BotLevel }): Decision {
  const { view, seat, level } = question;
  if (status(view).decider !== seat) throw new Error(`Seat ${seat} has nothing to decide.`);
  return LEVELS[level](question);
}
