import type { Budget } from '../../../../src/games/contract';
import {
  applyMove,
  createState,
  type GameState,
  legalMoves,
  type MatchOptions,
  type Move,
  playerView,
  type RandomSource,
  type Seat,
  sameMove,
  seededRandom,
} from '../../../../src/games/river-of-gold';
import { decide } from '../../../../src/games/river-of-gold/bots/decide';
import type { BotLevel } from '../../../../src/games/river-of-gold/bots/types';

export type Patrons = MatchOptions['patrons'];

/** Enough games in thought for a daimyo to have an opinion, few enough for hundreds of games. */
const FEW_STEPS: Budget = { steps: 2 };

export interface Played {
  readonly state: GameState;
  readonly moves: readonly Move[];
}

/** Plays a whole game between bots and throws on the first illegal move. */
export function playBots(
  levels: readonly BotLevel[],
  seed: string,
  patrons: Patrons = 'none',
  budget: Budget = FEW_STEPS,
  onTurn: (state: GameState, seat: Seat) => void = () => undefined,
): Played {
  const random = seededRandom(seed);
  const state = createState(levels.length, { patrons }, random);
  const moves: Move[] = [];
  while (!state.result) {
    if (moves.length > 3000) throw new Error(`The game of seed ${seed} does not end.`);
    const seat = state.current;
    const level = levels[seat] ?? 'novice';
    onTurn(state, seat);
    const view = playerView(state, seat);
    const { move } = decide({ view, seat, level, seed: `${seed}/${moves.length}`, budget });
    if (!legalMoves(state, seat).some((legal) => sameMove(legal, move))) {
      throw new Error(
        `${level}, seed ${seed}, move ${moves.length + 1}: ${JSON.stringify(move)} is illegal.`,
      );
    }
    applyMove(state, move, random);
    moves.push(move);
  }
  return { state, moves };
}

/** States from the middle of merchants' games, with everything that is hidden in them. */
export function positions(players: number, count: number, patrons: Patrons, seed: string): GameState[] {
  const found: GameState[] = [];
  for (let game = 0; found.length < count; game++) {
    const pick: RandomSource = seededRandom(`${seed} pick ${game}`);
    playBots(
      Array.from({ length: players }, () => 'merchant' as const),
      `${seed} ${game}`,
      patrons,
      FEW_STEPS,
      (state) => {
        if (found.length < count && pick.index(12) === 0) found.push(structuredClone(state));
      },
    );
  }
  return found;
}
