/** Players that choose among legal moves. They know what their seat may see and nothing else. */
import type { GameBots } from '../../contract';
import type { GameState, Move } from '../rules';
import { decide } from './decide';
import { suggest } from './suggest';
import { isBotLevel } from './types';

export { decide, decideOrFallBack } from './decide';
export { suggest } from './suggest';
export {
  BOT_LEVELS,
  type BotLevel,
  type Budget,
  type Change,
  type Decision,
  isBotLevel,
  type Question,
  type Suggestion,
} from './types';

/** The bots of River of Gold, for the registry. */
export const bots: GameBots<GameState, Move> = {
  decide: (question) =>
    decide({ ...question, level: isBotLevel(question.level) ? question.level : 'novice' }),
  suggest,
  evaluate: ({ view }) => view.players.map(() => 1 / view.players.length),
};
