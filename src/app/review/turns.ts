/** The decisions of a match that are worth judging: what each player did in each of their turns. */
import type { GameModule, Move, Seat } from '../../games/contract';
import type { RandomSource } from '../../games/random';
import type { Timeline } from '../replay/timeline';

/** What one player did in one turn. */
export interface PlayedTurn {
  readonly seat: Seat;
  readonly turn: number;
  /** The moment in which the player decided, and the moment after their last move. */
  readonly from: number;
  readonly to: number;
  readonly moves: readonly Move[];
}

/** Every turn of a match, in order. Answers of players who were not on turn belong to the turn in which they were asked. */
export function turnsOf(module: GameModule, { moments }: Timeline): readonly PlayedTurn[] {
  const turns: (PlayedTurn & { moves: Move[]; to: number })[] = [];
  const begun = new Set<string>();
  for (const [at, { move }] of moments.entries()) {
    const before = moments[at - 1];
    if (move === null || before === undefined) continue;
    const { onTurn, turn } = module.status(before.state.G);
    if (move.player !== onTurn) continue;
    const key = `${turn} ${onTurn}`;
    const made = { name: move.name, arg: move.arg };
    const last = turns[turns.length - 1];
    if (!begun.has(key)) turns.push({ seat: onTurn, turn, from: at - 1, to: at, moves: [made] });
    else if (last) {
      last.moves.push(made);
      last.to = at;
    }
    begun.add(key);
  }
  return turns;
}

/** Chance that is asked of it ends the plan: what comes after it was not decided before. */
const refuse = (): never => {
  throw new Error('This needs chance.');
};
const NO_CHANCE: RandomSource = { roll: refuse, index: refuse, shuffle: refuse };

/** As much of a turn as its player could decide with what they knew: until chance or a hidden card has a say. */
export interface Decided {
  readonly plan: readonly Move[];
  /** What the player sees after it; null where its last move needs chance. */
  readonly view: unknown;
}

export function decidedOf(module: GameModule, view: unknown, seat: Seat, moves: readonly Move[]): Decided {
  const plan: Move[] = [];
  let state = module.clone(view);
  for (const move of moves) {
    try {
      if (module.explain(state, seat, move) !== null) break;
      const next = module.clone(state);
      plan.push(move);
      module.apply(next, move, NO_CHANCE, null);
      state = next;
    } catch {
      return { plan, view: null };
    }
  }
  return { plan, view: plan.length > 0 ? state : null };
}
