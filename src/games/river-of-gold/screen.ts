import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { OptionFields, optionsLine } from './board/OptionFields';
import { SeatBadge } from './board/SeatBadge';
import { pickForSituation, SITUATIONS } from './board/situations';
import { riverOfGold } from './index';
import { lessons } from './learn/lessons';
import { Rules } from './learn/Rules';
import { reasonsFor } from './learn/reasons';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

/** The screen side of River of Gold, for the registry. */
export const screen: GameScreen<GameState, Move, MatchOptions, GameEvent> = {
  module: riverOfGold,
  Board,
  OptionFields,
  optionsLine,
  SeatBadge,
  Rules,
  lessons,
  reasonsFor,
  situations: SITUATIONS,
  pickForSituation,
};
