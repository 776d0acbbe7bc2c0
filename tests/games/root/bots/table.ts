import type { Budget } from '../../../../src/games/contract';
import {
  applyMove,
  cloneState,
  createState,
  deciderOf,
  explain,
  type GameState,
  type MatchOptions,
  type Move,
  playerView,
  root,
  type Seat,
  seededRandom,
} from '../../../../src/games/root';
import { decide } from '../../../../src/games/root/bots/decide';
import type { BotLevel } from '../../../../src/games/root/bots/types';
import { randomGame } from '../../every-game';

/** Enough games in thought for a warlord to have an opinion, few enough for whole games. */
const FEW_STEPS: Budget = { steps: 4 };

/** Plays a whole game between bots and throws on the first illegal move. */
export function playBots(
  levels: readonly BotLevel[],
  seed: string,
  options: Partial<MatchOptions> = {},
  budget: Budget = FEW_STEPS,
): { state: GameState; moves: readonly Move[] } {
  const random = seededRandom(seed);
  const state = createState(levels.length, options, random);
  const moves: Move[] = [];
  for (let seat = deciderOf(state); seat !== null; seat = deciderOf(state)) {
    if (moves.length > 5000) throw new Error(`The game of seed ${seed} does not end.`);
    const level = levels[seat] ?? 'novice';
    const view = playerView(state, seat);
    const { move } = decide({ view, seat, level, seed: `${seed}/${moves.length}`, budget });
    const refusal = explain(state, seat, move);
    if (refusal) throw new Error(`${level}, ${seed}: ${JSON.stringify(move)} is illegal, ${refusal.code}.`);
    applyMove(state, move, random);
    moves.push(move);
  }
  return { state, moves };
}

/** A moment at which a seat has something to decide. */
export interface Moment {
  /** The question, or the faction and the step. */
  readonly what: string;
  readonly state: GameState;
  readonly seat: Seat;
}

/** For each decision of T that random games with so many players come to, the first state that asks it. */
export function decisionsOf(players: number, options: Partial<MatchOptions>, games: number): Moment[] {
  const found = new Map<string, Moment>();
  for (let game = 0; game < games; game++) {
    for (const step of randomGame({ module: root, players }, options, `decisions ${players} ${game}`)) {
      const state = step.state as GameState;
      const seat = deciderOf(state);
      if (seat === null) continue;
      const what = state.questions.at(-1)?.kind ?? `${state.players[seat]?.faction}: ${state.turn.step}`;
      if (!found.has(what)) found.set(what, { what, state: cloneState(state), seat });
    }
  }
  return [...found.values()];
}
