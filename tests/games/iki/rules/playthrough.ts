import {
  applyMove,
  createState,
  type GameEvent,
  type GameState,
  legalMoves,
  type Move,
  seededRandom,
} from '../../../../src/games/iki';

/** `npm run soak` asks for more games than the usual run. */
export const GAMES_OF_EACH_KIND = Number(process.env.SOAK_GAMES ?? 0) || 60;

export interface Kind {
  players: number;
  extras: boolean;
}
/** 2, 3 and 4 players, with and without the extra cards. */
export const KINDS: readonly Kind[] = [2, 3, 4].flatMap((players) =>
  [true, false].map((extras) => ({ players, extras })),
);

export const seedOf = ({ players, extras }: Kind, game: number): string => `${players}-${extras}-${game}`;

export interface Step {
  move: Move;
  seat: number;
  legal: readonly Move[];
  events: GameEvent[];
  /** The state after the move: the same object throughout, changed in place. */
  state: GameState;
}

/**
 * Any legal move, though a turn is seldom ended before some business is done: with every move as likely as any other,
 * hiring would crowd out income, and players would be poor and do little.
 */
export function pick(legal: readonly Move[], index: (n: number) => number): Move | undefined {
  const [first] = legal;
  const others = legal.filter(({ name }) => name !== 'endTurn' && name !== 'income');
  const chosen = others.length > 0 && index(5) > 0 ? others : legal;
  return chosen[index(chosen.length)] ?? first;
}

/** A whole random game on the pure rules, move by move; the first value is the set-up state. */
export function* randomGame(kind: Kind, game: number): Generator<Step | GameState, GameState> {
  const seed = seedOf(kind, game);
  const random = seededRandom(seed);
  const choices = seededRandom(`${seed}/choices`);
  const state = createState(kind.players, { extras: kind.extras }, random);
  yield state;
  while (!state.result) {
    const seat = state.current;
    const legal = legalMoves(state, seat);
    const move = pick(legal, choices.index);
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
