/** Players that choose among legal moves. They know what their seat may see and nothing else. */

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
