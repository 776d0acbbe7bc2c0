import type { GameState } from '../../rules';

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
