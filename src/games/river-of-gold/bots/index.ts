/** Players that choose among legal moves. They know what their seat may see and nothing else. */
import type { GameBots } from '../../contract';
import type { GameState, Move } from '../rules';
import { compare } from './compare';
import { decide } from './decide';
import { evaluate, expectedScores } from './evaluate';
import { suggest } from './suggest';
import { isBotLevel } from './types';

/** The bots of River of Gold, for the registry. */
export const bots: GameBots<GameState, Move> = {
  decide: ({ level, ...question }) => {
    if (!isBotLevel(level)) throw new Error(`There is no bot level ${level}.`);
    return decide({ ...question, level });
  },
  suggest,
  evaluate,
  compare,
  expectedScores,
};
