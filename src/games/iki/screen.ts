import type { GameScreen } from '../contract';
import { Board } from './board/Board';
import { OptionFields, optionsLine } from './board/OptionFields';
import { pickForSituation, SITUATIONS } from './board/situations';
import { SeatBadge } from './board/Table';
import { iki } from './index';
import { lessons, Rules } from './learn';
import { reasonsFor } from './learn/reasons';
import type { GameEvent, GameState, MatchOptions, Move } from './rules';

/** The screen side of IKI, for the registry. */
export const screen: GameScreen<GameState, Move, MatchOptions, GameEvent> = {
  module: iki,
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
