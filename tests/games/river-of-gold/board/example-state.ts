import {
  applyMove,
  createState,
  DEFAULT_OPTIONS,
  type GameState,
  legalMoves,
  type MatchOptions,
  seededRandom,
} from '../../../../src/games/river-of-gold';

/** A game played at random, building and delivering where it can, for a number of moves. */
export function exampleState(
  moves: number,
  {
    players = 4,
    seed = 'table',
    ...options
  }: { players?: number; seed?: string } & Partial<MatchOptions> = {},
): GameState {
  const random = seededRandom(seed);
  const state = createState(players, { ...DEFAULT_OPTIONS, ...options }, random);
  for (let i = 0; i < moves && state.step !== 'over'; i++) {
    const all = legalMoves(state, state.current);
    const busy = all.filter(({ name }) => name === 'build' || name === 'deliver');
    const plain = all.filter(({ name }) => name !== 'trade' && name !== 'spendFavor');
    const some = busy.length > 0 ? busy : plain.length > 0 ? plain : all;
    const move = some[random.index(some.length)];
    if (!move) throw new Error('A player has nothing to do.');
    applyMove(state, move, random, null);
  }
  return state;
}
