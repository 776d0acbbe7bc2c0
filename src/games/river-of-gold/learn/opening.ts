import { buildCost, endOfRow, type GameState, legalMoves, type Move, type MoveOf, type Seat } from '../rules';

/** The learner has seat 0. */
export const LEARNER: Seat = 0;

const isMove =
  <Name extends Move['name']>(name: Name) =>
  (move: Move): move is MoveOf<Name> =>
    move.name === name;

/** All moves of one kind that a seat may make now. */
export const movesOf = <Name extends Move['name']>(
  state: GameState,
  seat: Seat,
  name: Name,
): readonly MoveOf<Name>[] => legalMoves(state, seat).filter(isMove(name));

/** The cheapest building that a seat can afford with the tile at the end of the row; null where there is none. */
export function cheapestBuild(state: GameState, seat: Seat): MoveOf<'build'> | null {
  const end = state.row[endOfRow(state)];
  const { [seat]: player } = state.players;
  const cost = ({ arg }: MoveOf<'build'>): number => (player && buildCost(player, arg.space)) ?? 0;
  const builds = movesOf(state, seat, 'build').filter(({ arg }) => arg.tile === end);
  return [...builds].sort((a, b) => cost(a) - cost(b))[0] ?? null;
}

/** A seat with this much koku builds rather than sails. */
const RICH = 11;

/**
 * A sensible move for the seat that decides, the same one every time: seats deliver when they can, build when they are
 * rich, and else sail their ships in turn. It brings a game to the moment that a lesson speaks of.
 */
export function sensibleMove(state: GameState): Move | null {
  const seat = state.current;
  const moves = legalMoves(state, seat);
  if (state.step !== 'beforeAction' || moves.some(isMove('choose'))) {
    return moves.find(isMove('choose')) ?? moves.find(isMove('endTurn')) ?? moves[0] ?? null;
  }
  const koku = state.players[seat]?.koku ?? 0;
  const build = koku >= RICH ? cheapestBuild(state, seat) : null;
  const sails = moves.filter(isMove('sail'));
  return moves.find(isMove('deliver')) ?? build ?? sails[(state.turn >> 1) % sails.length] ?? null;
}
