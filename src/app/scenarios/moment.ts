import type { GameScreen, Situation } from '../../games/contract';
import { CreateGameReducer } from '../../games/internal';
import type { RecordedMove } from '../../games/log';
import { initialStateOf } from '../../games/match-file';
import { seededRandom } from '../../games/random';

/** What of a game's screen a random game needs. */
type Playable = Pick<GameScreen, 'module' | 'pickForSituation'>;

/** A game that stands where a situation holds: its seed, and every move until then. */
export interface Moment {
  readonly seed: string;
  readonly moves: readonly RecordedMove[];
  readonly state: unknown;
}

/** One seeded game of random moves, played until the situation holds; null where the game ends before. */
function playUntil(screen: Playable, situation: Situation, seed: string): Moment | null {
  const { module, pickForSituation } = screen;
  const { players, options, holds } = situation;
  const reducer = CreateGameReducer({ game: module.game });
  const { index } = seededRandom(`${seed}/choices`);
  const moves: RecordedMove[] = [];
  let state = initialStateOf(module, { game: module.card.id, players, options, secret: seed, moves });
  while (!holds(state.G)) {
    const { decider } = module.status(state.G);
    if (decider === null) return null;
    const legal = module.legalMoves(state.G, decider);
    const move = pickForSituation ? pickForSituation(legal, index) : legal[index(legal.length)];
    if (!move) throw new Error('A game came to a place where nothing can be done.');
    const payload = { type: move.name, args: [move.arg], playerID: String(decider) };
    // Copies for undo are of no use here and would only fill the memory.
    state = { ...reducer(state, { type: 'MAKE_MOVE', payload }), _undo: [] };
    moves.push({ player: decider, name: move.name, arg: move.arg });
  }
  return { seed, moves, state: state.G };
}

const SEEDS = 400;

/** The first random game in which a situation comes about. */
export function findMoment(screen: Playable, situation: Situation): Moment {
  for (let number = 1; number <= SEEDS; number++) {
    const moment = playUntil(screen, situation, `scenario-${number}`);
    if (moment) return moment;
  }
  throw new Error(`No game of ${SEEDS} came to ${situation.name}.`);
}
