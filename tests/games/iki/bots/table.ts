import type { Budget } from '../../../../src/games/contract';
import {
  applyMove,
  createState,
  explain,
  type GameState,
  type MatchOptions,
  type Move,
  playerView,
  seededRandom,
} from '../../../../src/games/iki';
import { decide } from '../../../../src/games/iki/bots/decide';
import type { BotLevel } from '../../../../src/games/iki/bots/types';
import { isStep, type Kind, randomGame } from '../rules/playthrough';

/** Enough games in thought for a master to have an opinion, few enough for whole games. */
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
  while (!state.result) {
    if (moves.length > 2000) throw new Error(`The game of seed ${seed} does not end.`);
    const seat = state.current;
    const level = levels[seat] ?? 'apprentice';
    const view = playerView(state, seat);
    const { move } = decide({ view, seat, level, seed: `${seed}/${moves.length}`, budget });
    const refusal = explain(state, seat, move);
    if (refusal) throw new Error(`${level}, ${seed}: ${JSON.stringify(move)} is illegal, ${refusal.code}.`);
    applyMove(state, move, random);
    moves.push(move);
  }
  return { state, moves };
}

/** For each decision of section 19 that random games of a kind come to, the first few states that ask it. */
export function decisionsOf(kind: Kind, games: number, ofEach: number): GameState[] {
  const found = new Map<string, GameState[]>();
  for (let game = 0; game < games; game++) {
    for (const value of randomGame(kind, game)) {
      const state = isStep(value) ? value.state : value;
      if (state.result) continue;
      const states = found.get(state.step) ?? [];
      found.set(state.step, states);
      // One of a game at most, so that the states differ.
      if (states.length < ofEach && states.length <= game) states.push(structuredClone(state));
    }
  }
  return [...found.values()].flat();
}
