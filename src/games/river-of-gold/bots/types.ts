import type * as contract from '../../contract';
import { BOT_LEVELS } from '../card';
import type { GameState, Move } from '../rules';

export type BotLevel = (typeof BOT_LEVELS)[number];
export const isBotLevel = (word: unknown): word is BotLevel => BOT_LEVELS.some((level) => level === word);

export type Question = contract.Question<GameState>;
export type Decision = contract.Decision<Move>;
export type Suggestion = contract.Suggestion<Move>;
