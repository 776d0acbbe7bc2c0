import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { SeatBadge } from './board/SeatBadge';
import { SITUATIONS } from './board/situations';
import { riverOfGold } from './index';
import { LearnPage } from './learn/LearnPage';
import { words } from './locales';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

/** The screen side of River of Gold, for the registry. */
export const screen: GameScreen<GameState, Move, MatchOptions, GameEvent> = {
  module: riverOfGold,
  words,
  Board,
  OptionFields: () => null,
  optionsLine: () => null,
  SeatBadge,
  Rules: LearnPage,
  lessons: [],
  situations: SITUATIONS,
};
