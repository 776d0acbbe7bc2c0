import type * as contract from '../../contract';
import type { GameState, Move } from '../rules';

/** The levels of the card, the weakest first. */
export const BOT_LEVELS = ['novice', 'planner', 'warlord'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
export const isBotLevel = (word: unknown): word is BotLevel => BOT_LEVELS.some((level) => level === word);

export type Question = contract.Question<GameState>;
export type Decision = contract.Decision<Move>;
export type Suggestion = contract.Suggestion<Move>;
