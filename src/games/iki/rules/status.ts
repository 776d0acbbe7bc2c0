import type { Status } from '../../contract';
import type { GameState } from './state';

/** What the platform knows of a state. The player on turn decides, always; no player has hidden cards (21.1). */
export const status = (state: GameState): Status => ({
  decider: state.step === 'over' ? null : state.current,
  onTurn: state.current,
  turn: state.turn,
  phase: state.phase,
  over: state.step === 'over',
  canUndo: state.canUndo,
  inTheOpen: true,
});
