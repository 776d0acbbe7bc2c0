import type { Move, Suggestion } from '../../games/contract';

/** Below this many points the bots may be wrong, and and a learner would be warned of moves that are only unusual. */
const CLEARLY_BAD = 5;

/** That a move is clearly bad: how many points it loses against the best plan. */
export interface Verdict {
  readonly loss: number;
  readonly best: Suggestion;
}

/** What the judge asks the bots. */
export interface Thinker {
  compare(plans: readonly (readonly Move[])[]): Promise<readonly number[]>;
}

const same = (a: Move, b: Move): boolean =>
  a.name === b.name && JSON.stringify(a.arg) === JSON.stringify(b.arg);

/** Whether a move is clearly bad against the best of the suggestions; null where it is not, or nobody can say. */
export async function judge(
  move: Move,
  [best]: readonly Suggestion[],
  bots: Thinker,
): Promise<Verdict | null> {
  if (!best || same(best.move, move)) return null;
  const [bestLead, lead] = await bots.compare([best.plan, [move]]);
  if (bestLead === undefined || lead === undefined) return null;
  const loss = bestLead - lead;
  return loss >= CLEARLY_BAD ? { loss, best } : null;
}
