import {
  applyMove,
  type Clan,
  createState,
  type GameState,
  legalMoves,
  type MasteryId,
  type MatchOptions,
  type PatronId,
  playerView,
  type Score,
  sameMove,
  seededRandom,
} from '../../src/games/river-of-gold';
import { type BotLevel, type Budget, decide } from '../../src/games/river-of-gold/bots';

/** One game to be played: who sits where, and the seed that deals it. */
export interface Fixture {
  readonly seed: string;
  readonly bots: readonly BotLevel[];
  readonly patrons: MatchOptions['patrons'];
  readonly budget: Budget;
}

/** What became of one seat. */
export interface SeatRecord {
  readonly bot: BotLevel;
  /** Place in the turn order: 0 is the first player. */
  readonly place: number;
  readonly clan: Clan | null;
  readonly patron: PatronId | null;
  /** 1 for a victory, a share of it where several won. */
  readonly won: number;
  readonly score: Score;
  readonly delivered: number;
  readonly buildings: number;
  readonly masteries: readonly MasteryId[];
  /** Milliseconds of every decision where there was something to decide. */
  readonly times: readonly number[];
}

export interface GameRecord {
  readonly turns: number;
  readonly emperorAtTurn: number | null;
  readonly masteriesInPlay: readonly MasteryId[];
  readonly seats: readonly SeatRecord[];
}

/** No game of sensible players comes near this many moves. */
const MOST_MOVES = 5000;

/** Plays one game between bots, each of which sees its seat's view alone. An illegal move is a bug and throws. */
export function playGame({ seed, bots, patrons, budget }: Fixture): GameRecord {
  const random = seededRandom(seed);
  const state = createState(bots.length, { patrons }, random);
  const times = bots.map((): number[] => []);
  for (let moves = 0; !state.result; moves++) {
    const seat = state.current;
    const level = bots[seat];
    if (!level || moves > MOST_MOVES) throw new Error(`The game of seed ${seed} does not end.`);
    const legal = legalMoves(state, seat);
    const view = playerView(state, seat);
    const started = performance.now();
    const { move } = decide({ view, seat, level, seed: `${seed}/${moves}`, budget });
    if (legal.length > 1) times[seat]?.push(performance.now() - started);
    if (!legal.some((one) => sameMove(one, move))) {
      throw new Error(
        `Seed ${seed}, move ${moves + 1}: ${level} made the illegal move ${JSON.stringify(move)}.`,
      );
    }
    applyMove(state, move, random);
  }
  return record(state, bots, times);
}

function record(state: GameState, bots: readonly BotLevel[], times: readonly number[][]): GameRecord {
  const { result } = state;
  if (!result) throw new Error('The game is not over.');
  return {
    turns: state.turn,
    emperorAtTurn: state.emperorsVisit?.turn ?? null,
    masteriesInPlay: state.masteries.map(({ id }) => id),
    seats: bots.map((bot, seat): SeatRecord => {
      const player = state.players[seat];
      const score = result.scores[seat];
      if (!player || !score) throw new Error(`Seat ${seat} has no score.`);
      return {
        bot,
        place: state.turnOrder.indexOf(seat),
        clan: player.clan,
        patron: player.patron,
        won: result.winners.includes(seat) ? 1 / result.winners.length : 0,
        score,
        delivered: player.delivered.length,
        buildings: state.shore.filter((built) => built?.owners.includes(seat)).length,
        masteries: state.masteries.filter(({ claims }) => claims.includes(seat)).map(({ id }) => id),
        times: times[seat] ?? [],
      };
    }),
  };
}

/** After how many places the same bots come again around the table; 1 where all are equal. */
function period(bots: readonly BotLevel[]): number {
  for (let shift = 1; shift < bots.length; shift++) {
    if (bots.every((bot, seat) => bot === bots[(seat + shift) % bots.length])) return shift;
  }
  return bots.length;
}

/**
 * The games of a tournament: each deal is played once for every rotation of the bots around the table that is another
 * game, so that nobody profits from a seat or from luck.
 */
export function fixtures(
  bots: readonly BotLevel[],
  games: number,
  seed: string,
  patrons: readonly MatchOptions['patrons'][],
  budget: Budget,
): Fixture[] {
  const rotations = period(bots);
  return Array.from({ length: games }, (_, game): Fixture => {
    const deal = Math.floor(game / rotations);
    const rotation = game % rotations;
    return {
      seed: `${seed} ${deal}`,
      bots: bots.map((_, seat) => bots[(seat + rotation) % bots.length] as BotLevel),
      patrons: patrons[deal % patrons.length] ?? 'none',
      budget,
    };
  });
}
