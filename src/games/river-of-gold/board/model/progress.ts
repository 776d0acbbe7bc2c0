import { type GameState, ROW_LENGTH, STACKS } from '../../rules';

/** How far the game is from what everybody waits for (section 9). */
export type Progress =
  | { readonly until: 'emperor'; readonly tiles: number }
  | { readonly until: 'finalRound'; readonly tiles: number }
  | { readonly until: 'end'; readonly turns: number }
  | { readonly until: 'nothing' };

/** What comes next and how many tiles or turns away it is, this turn included. */
export function progress(state: GameState): Progress {
  if (state.result || state.step === 'over') return { until: 'nothing' };
  if (state.finalRound) return { until: 'end', turns: state.finalRound.turnsLeft };
  if (state.emperorsVisit === null) return { until: 'emperor', tiles: state.secrets.era1.length };
  return { until: 'finalRound', tiles: state.secrets.era2.length };
}

/** The tiles left until the final round begins, whichever era it is. */
export const tilesToFinalRound = (state: GameState): number =>
  state.finalRound ? 0 : state.secrets.era1.length + state.secrets.era2.length;

/** What a turn brings into the row on average, and how many turns that is worth as experience at the beginning. */
const USUAL_RATE = 0.5;
const EXPERIENCE = 12;

/**
 * About how many turns each player still has until so many tiles have entered the row: by how fast this table has been,
 * and how fast tables usually are. The turn that brings the last one in is counted, so it is at least one.
 */
export function turnsUntil(state: GameState, tiles: number): number {
  const { era1, era2 } = STACKS[state.players.length] ?? { era1: 0, era2: 0 };
  const begun = Math.max(0, state.turn - 1);
  const entered = Math.max(
    0,
    era1 + era2 - ROW_LENGTH - state.secrets.era1.length - state.secrets.era2.length,
  );
  const rate = (entered + EXPERIENCE * USUAL_RATE) / (begun + EXPERIENCE);
  return Math.max(1, Math.round(tiles / rate / state.players.length));
}
