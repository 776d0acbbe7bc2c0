import type { Budget, GameBots, GameModule, GameTools } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';

/** One game to be played: who sits where, and the seed that deals it. */
export interface Fixture {
  readonly game: string;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly options: object;
  readonly budget: Budget;
}

/** What became of one seat. */
export interface SeatRecord {
  readonly bot: string;
  /** 1 for a victory, a share of it where several won. */
  readonly won: number;
  /** The total and its parts; a part that is a list is summed up. */
  readonly score: Readonly<Record<string, number>>;
  /** What the seat had, by group. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds of every decision where there was something to decide. */
  readonly times: readonly number[];
}

export interface GameRecord {
  readonly turns: number;
  /** What the game says about itself in numbers. */
  readonly figures: Readonly<Record<string, number>>;
  readonly seats: readonly SeatRecord[];
}

/** The game that is played, as the registry gives it. */
export interface Played {
  readonly module: GameModule;
  readonly bots: GameBots;
  readonly tools: GameTools;
}

/** No game of sensible players comes near this many moves. */
const MOST_MOVES = 5000;

/** Plays one game between bots, each of which sees its seat's view alone. An illegal move is a bug and throws. */
export function playGame(played: Played, { seed, bots, options, budget }: Fixture): GameRecord {
  const { module } = played;
  const random = seededRandom(seed);
  const state = module.create(bots.length, options, random);
  const times = bots.map((): number[] => []);
  let seat = module.status(state).decider;
  for (let moves = 0; seat !== null; moves++) {
    const level = bots[seat];
    if (!level || moves > MOST_MOVES) throw new Error(`The game of seed ${seed} does not end.`);
    const view = module.view(state, seat);
    const started = performance.now();
    const { move } = played.bots.decide({ view, seat, level, seed: `${seed}/${moves}`, budget });
    const taken = performance.now() - started;
    if (module.legalMoves(state, seat).length > 1) times[seat]?.push(taken);
    if (module.explain(state, seat, move) !== null) {
      throw new Error(
        `Seed ${seed}, move ${moves + 1}: ${level} made the illegal move ${JSON.stringify(move)}.`,
      );
    }
    module.apply(state, move, random);
    seat = module.status(state).decider;
  }
  return record(played, state, bots, times);
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** The fields that are numbers or lists of numbers, each as one number. */
function figuresOf(fields: object): Record<string, number> {
  const figures: Record<string, number> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number') figures[name] = value;
    else if (isNumbers(value)) figures[name] = value.reduce((sum, part) => sum + part, 0);
  }
  return figures;
}

function record(
  { module, tools }: Played,
  state: unknown,
  bots: readonly string[],
  times: readonly number[][],
): GameRecord {
  const result = module.result(state);
  if (!result) throw new Error('The game is not over.');
  const groups = Object.entries(tools.groups(state));
  return {
    turns: module.status(state).turn,
    figures: figuresOf(tools.line(state)),
    seats: bots.map((bot, seat): SeatRecord => {
      const score = result.scores[seat];
      if (!score) throw new Error(`Seat ${seat} has no score.`);
      return {
        bot,
        won: result.winners.includes(seat) ? 1 / result.winners.length : 0,
        score: figuresOf(score),
        groups: Object.fromEntries(groups.map(([name, labels]) => [name, labels[seat] ?? []])),
        times: times[seat] ?? [],
      };
    }),
  };
}

/** After how many places the same bots come again around the table; 1 where all are equal. */
function period(bots: readonly string[]): number {
  for (let shift = 1; shift < bots.length; shift++) {
    if (bots.every((bot, seat) => bot === bots[(seat + shift) % bots.length])) return shift;
  }
  return bots.length;
}

/**
 * The games of a tournament: each deal is played once for every rotation of the bots around the table that is another
 * game, so that nobody profits from a seat or from luck. The options take turns from deal to deal.
 */
export function fixtures(
  tournament: Pick<Fixture, 'game' | 'seed' | 'bots' | 'budget'>,
  games: number,
  options: readonly object[],
): Fixture[] {
  const { seed, bots } = tournament;
  const rotations = period(bots);
  return Array.from({ length: games }, (_, game): Fixture => {
    const deal = Math.floor(game / rotations);
    const rotation = game % rotations;
    return {
      ...tournament,
      seed: `${seed} ${deal}`,
      bots: bots.map((bot, seat) => bots[(seat + rotation) % bots.length] ?? bot),
      options: options[deal % options.length] ?? {},
    };
  });
}
