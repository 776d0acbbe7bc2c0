import {
  applyMove,
  createState,
  type GameEvent,
  type GameState,
  legalMoves,
  type MatchOptions,
  type Move,
  PATRON_MODES,
  seededRandom,
} from '../../../../src/games/river-of-gold';

/** `npm run soak` asks for more games than the usual run. */
export const GAMES_OF_EACH_KIND = Number(process.env.SOAK_GAMES ?? 0) || 200;

export interface Kind {
  players: number;
  patrons: MatchOptions['patrons'];
}
/** 2, 3 and 4 players, each with every patron mode. */
export const KINDS: readonly Kind[] = [2, 3, 4].flatMap((players) =>
  PATRON_MODES.map((patrons) => ({ players, patrons })),
);

export const seedOf = ({ players, patrons }: Kind, game: number): string => `${players}-${patrons}-${game}`;
/** Every other game without patrons deals the clans at random. */
export const optionsOf = ({ patrons }: Kind, game: number): MatchOptions => ({
  patrons,
  clans: game % 2 === 0 ? 'choose' : 'random',
});

export interface Step {
  move: Move;
  seat: number;
  legal: readonly Move[];
  events: GameEvent[];
  /** The state after the move: the same object throughout, changed in place. */
  state: GameState;
}

/** A whole random game on the pure rules, move by move; the first value is the set-up state. */
export function* randomGame(kind: Kind, game: number): Generator<Step | GameState, GameState> {
  const seed = seedOf(kind, game);
  const random = seededRandom(seed);
  const choices = seededRandom(`${seed}/choices`);
  const state = createState(kind.players, optionsOf(kind, game), random);
  yield state;
  while (!state.result) {
    const seat = state.current;
    const legal = legalMoves(state, seat);
    const move = legal[choices.index(legal.length)];
    if (!move) throw new Error(`Seat ${seat} can do nothing in game ${seed}.`);
    const events: GameEvent[] = [];
    applyMove(state, move, random, events);
    yield { move, seat, legal, events, state };
  }
  return state;
}

export const isStep = (value: Step | GameState): value is Step => 'legal' in value;

/** Only the moves of a random game. */
export function* randomMoves(kind: Kind, game: number): Generator<Step> {
  for (const value of randomGame(kind, game)) if (isStep(value)) yield value;
}
