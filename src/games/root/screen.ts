import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { OptionFields, optionsLine } from './board/OptionFields';
import { pickForSituation, SITUATIONS } from './board/situations';
import { SeatBadge } from './board/Table';
import { root } from './index';
import { lessons, Rules } from './learn';
import { reasonsFor } from './learn/reasons';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

/** The screen side of Root, for the registry. */
export const screen: GameScreen<GameState, Move, MatchOptions, GameEvent> = {
  module: root,
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
