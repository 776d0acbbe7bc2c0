import type { GameState, Seat } from '../../rules';

/** Which of a player's two ships one is: by its number where both lie on one space, for else they look alike. */
export function plainShip(state: GameState, seat: Seat, ship: number): 'ship' | 'firstShip' | 'secondShip' {
  const ships = state.players[seat]?.ships;
  if (!ships || ships[0] !== ships[1]) return 'ship';
  return ship === 0 ? 'firstShip' : 'secondShip';
}

export const isRoyal = (state: GameState, seat: Seat, ship: number): boolean =>
  state.players[seat]?.royalShip === ship;
