import { screen, within } from '@testing-library/react';
import { type GameState, pendingChoice, playerView } from '../../../../src/games/river-of-gold';
import { plansFor } from '../../../../src/games/river-of-gold/board/model/plans';
import { positionWhere } from './play-help';

/** A moment before the action, with nothing else to answer. */
export const deciding = (state: GameState): boolean =>
  state.step === 'beforeAction' && pendingChoice(state) === null;
/** Everything that can be done by who is on turn. */
export const plans = (state: GameState) => plansFor(playerView(state, state.current), state.current);
/** What is drawn at a place, or the tile of that name. */
export const place = (at: string): Element => {
  const found = document.querySelector(`[data-at="${at}"], [data-tile="${at}"]`);
  if (!found) throw new Error(`Nothing is drawn at ${at}.`);
  return found;
};
/** A row tile is drawn at its position in the row. */
export const tileElement = (state: GameState, tile: string): Element => {
  const row = place(`row-${state.row.map(String).indexOf(tile) + 1}`);
  return row.matches('[role="button"]') ? row : (row.querySelector('[role="button"]') ?? row);
};
/** The actions. */
export const panel = () => within(screen.getByRole('region', { name: 'What you can do' }));

/** A moment at which something can be built for favor. */
export const buildable = () =>
  positionWhere(
    (state) => deciding(state) && plans(state).some(({ kind, price }) => kind === 'build' && price > 0),
  );
