/** Lets the strongest bot look at every turn of a finished match. It judges by what the seat could know then. */
import type { Budget, GameModule, Move, Question } from '../../games/contract';
import type { Timeline } from '../replay/timeline';
import { markOf, newReview, type Review, type ReviewedTurn } from './review';
import { decidedOf, type PlayedTurn, turnsOf } from './turns';

/** Bots that can be asked; each thinks about one thing at a time. */
export interface Thinker {
  suggest(question: Question): Promise<readonly { readonly plan: readonly Move[]; readonly value: number }[]>;
  compare(question: Question, plans: readonly (readonly Move[])[]): Promise<readonly number[]>;
  evaluate(question: Question): Promise<readonly number[]>;
}

interface Options {
  readonly module: GameModule;
  readonly timeline: Timeline;
  readonly id: string;
  /** As many as may think at the same time. */
  readonly thinkers: readonly Thinker[];
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  onProgress(done: number): void;
}

/** How long a whole match may be thought about, in milliseconds, and a single turn of a short one. */
const WHOLE = 32_000;
const LONGEST = 1200;

/** What part of a turn's time each question may take. */
const PARTS = { suggest: 0.3, compare: 0.2, evaluate: 0.16 } as const;

const same = (a: readonly Move[], b: readonly Move[]): boolean =>
  a.length > 0 &&
  a.length <= b.length &&
  a.every((move, at) => JSON.stringify(move) === JSON.stringify(b[at]));

export async function analyse(options: Options): Promise<Review> {
  const { module, timeline, id, thinkers, signal, onProgress } = options;
  const began = performance.now();
  const turns = turnsOf(module, timeline);
  const each = Math.min(LONGEST, (WHOLE * thinkers.length) / Math.max(1, turns.length));
  const judged: (Judged | undefined)[] = turns.map(() => undefined);
  let next = 0;
  let done = 0;
  async function work(thinker: Thinker): Promise<void> {
    while (next < turns.length) {
      const at = next;
      next += 1;
      const turn = turns[at];
      if (!turn) return;
      signal.throwIfAborted();
      judged[at] = await judgeTurn(module, timeline, turn, thinker, `${id}/${turn.from}`, each);
      done += 1;
      onProgress(done / turns.length);
    }
  }
  await Promise.all(thinkers.map(work));
  signal.throwIfAborted();
  const last = timeline.moments[timeline.moments.length - 1] ?? timeline.moments[0];
  const winners = module.result(last.state.G)?.winners ?? [];
  return newReview({
    moves: timeline.moments.length - 1,
    turns: joined(judged.filter((turn) => turn !== undefined)),
    end: Array.from({ length: last.state.ctx.numPlayers }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    ),
    seconds: Math.round((performance.now() - began) / 1000),
  });
}

/** A turn with what its player thought of the match after it. */
interface Judged {
  readonly reviewed: ReviewedTurn;
  readonly after: readonly number[];
}

/** How much the guesses of the turns around count, by their distance. */
const NEAR = [3, 2, 1] as const;

/**
 * Chances come from few games played out in thought, so that a single guess jumps. Those of the turns around it, and what
 * each player thought after their turn, make it steady: what stays is what changed for good.
 */
const joined = (judged: readonly Judged[]): readonly ReviewedTurn[] =>
  judged.map(({ reviewed }, index) => {
    const guesses = judged.flatMap((other, at) => {
      const weight = NEAR[Math.abs(at - index)] ?? 0;
      const later = NEAR[Math.abs(at + 1 - index)] ?? 0;
      return [
        { shares: other.reviewed.shares, weight },
        { shares: other.after, weight: later },
      ];
    });
    const whole = guesses.reduce((sum, { weight }) => sum + weight, 0);
    const shares = reviewed.shares.map(
      (_, seat) => guesses.reduce((sum, guess) => sum + (guess.shares[seat] ?? 0) * guess.weight, 0) / whole,
    );
    return { ...reviewed, shares };
  });

async function judgeTurn(
  module: GameModule,
  { moments }: Timeline,
  turn: PlayedTurn,
  bots: Thinker,
  seed: string,
  time: number,
): Promise<Judged> {
  const { seat, from, to, moves } = turn;
  const viewAt = (at: number) => module.view((moments[at] ?? moments[0]).state.G, seat);
  const view = viewAt(from);
  const budget = (part: keyof typeof PARTS): Budget => ({ milliseconds: time * PARTS[part] });
  /** The seat's share as things stand in a view; the same seed everywhere, so that the same luck is thought of. */
  const sharesIn = (seen: unknown) => bots.evaluate({ view: seen, seat, seed, budget: budget('evaluate') });

  const shares = await sharesIn(view);
  const decided = decidedOf(module, view, seat, moves);
  const best = await bots.suggest({ view, seat, seed, budget: budget('suggest') });
  const [first] = best;
  const isBest = first !== undefined && (same(decided.plan, first.plan) || same(first.plan, decided.plan));
  let [loss, unit]: [number, ReviewedTurn['unit']] = [0, 'points'];
  const share = (all: readonly number[]) => all[seat] ?? 0;
  const after = decided.view === null ? null : share(await sharesIn(decided.view));
  if (first && !isBest && decided.plan.length > 0) {
    const question = { view, seat, seed, budget: budget('compare') };
    const [bestLead, lead] = await bots.compare(question, [first.plan, decided.plan]);
    if (bestLead !== undefined && lead !== undefined) loss = bestLead - lead;
    else {
      unit = 'share';
      const ideal = decidedOf(module, view, seat, first.plan).view;
      if (ideal !== null && after !== null) loss = share(await sharesIn(ideal)) - after;
    }
  }
  // Luck is what the turn came to in the end against what its decision had promised.
  const ended = await sharesIn(viewAt(to));
  const chance = share(ended) - (after ?? share(shares));
  const reviewed: ReviewedTurn = {
    seat,
    turn: turn.turn,
    from,
    to,
    shares,
    made: decided.plan,
    best: best.map(({ plan, value }) => ({ plan, value })),
    loss: Math.max(0, loss),
    unit,
    mark: markOf(loss, unit, best, isBest),
    chance,
  };
  return { reviewed, after: ended };
}
