import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { OptionFields, optionsLine } from './board/OptionFields';
import { SeatBadge } from './board/SeatBadge';
import { pickForSituation, SITUATIONS } from './board/situations';
import { riverOfGold } from './index';
import { firstTurn } from './learn/first-turn';
import { Rules } from './learn/Rules';
import { words } from './locales';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

/** The screen side of River of Gold, for the registry. */
export const screen: GameScreen<GameState, Move, MatchOptions, GameEvent> = {
  module: riverOfGold,
  words,
  Board,
  OptionFields,
  optionsLine,
  SeatBadge,
  Rules,
  lessons: [firstTurn],
  situations: SITUATIONS,
  pickForSituation,
};
