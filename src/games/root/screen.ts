import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { OptionFields, optionsLine } from './board/OptionFields';
import { pickForSituation, SITUATIONS } from './board/situations';
import { SeatBadge } from './board/Table';
import { root } from './index';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

type Screen = GameScreen<GameState, Move, MatchOptions, GameEvent>;

/** The screen side of Root without its lessons and written rules. */
export const table: Omit<Screen, 'Rules' | 'lessons'> = {
  module: root,
  Board,
  OptionFields,
  optionsLine,
  SeatBadge,
  situations: SITUATIONS,
  pickForSituation,
};
