import type { ClockState, MatchRecord, MatchSummary, Timing } from '../storage/store';
import { hasPerson, isEmpty } from './seats';

/** Who is to decide in which turn: moves within it, undo and redo among them, do not start the clock again. */
export interface Decision {
  decider: string | null;
  turn: number;
}

const NO_CLOCK: Timing = { clock: null, deadline: null };
/** Who takes a seat back with no time left gets this part of a budget. */
const PART_AFTER_RETURN = 0.1;

/** Whether time counts: a person decides, and there was somebody on every seat. */
function runs(record: MatchRecord, decider: string | null, stateID: number): boolean {
  if (decider === null || !hasPerson(record.seats[Number(decider)])) return false;
  return stateID > 0 || !record.seats.some(isEmpty);
}

/** The clock and the moment at which the decider's time is over. */
function timing(record: MatchRecord, decider: string | null, clock: ClockState): Timing {
  const { since, left } = clock;
  if (since === null || record.clock === undefined) return { clock, deadline: null };
  const most = record.clock.seconds * 1000;
  return { clock, deadline: since + (left?.[Number(decider)] ?? most) };
}

function stateOf({ clock: kind, seats }: MatchRecord, clock: ClockState | null): ClockState {
  const full = kind?.kind === 'budget' ? seats.map(() => kind.seconds * 1000) : null;
  return { since: clock?.since ?? null, left: clock?.left ?? full };
}

/** Takes from a seat's budget what has passed, and adds what it gets for a turn that is done. */
function spend({ since, left }: ClockState, decider: string | null, at: number, increment: number) {
  if (left === null || since === null) return left;
  const seat = Number(decider);
  return left.map((ms, of) => (of === seat ? Math.max(0, ms - (at - since)) + increment : ms));
}

/** How the clock stands after a move. */
export function timingAfterMove(
  { record, clock }: Pick<MatchSummary, 'record' | 'clock'>,
  before: Decision,
  after: Decision & { stateID: number },
  at: number,
): Timing {
  if (record.clock === undefined) return NO_CLOCK;
  const now = stateOf(record, clock);
  if (before.decider === after.decider && before.turn === after.turn && now.since !== null) {
    return timing(record, after.decider, now);
  }
  const perTurn = record.clock.kind === 'budget' ? record.clock.increment * 1000 : 0;
  const increment = before.turn === after.turn ? 0 : perTurn;
  const left = spend(now, before.decider, at, increment);
  const since = runs(record, after.decider, after.stateID) ? at : null;
  return timing(record, after.decider, { since, left });
}

/** How the clock stands after somebody has joined, left, gone away or come back. */
export function timingAfterChange(match: MatchSummary, record: MatchRecord, at: number): Timing {
  if (record.clock === undefined) return NO_CLOCK;
  const { decider, stateID } = match;
  const now = stateOf(record, match.clock);
  const seat = Number(decider);
  if (!runs(record, decider, stateID)) {
    return timing(record, decider, { since: null, left: spend(now, decider, at, 0) });
  }
  const [was, is] = [match.record.seats[seat], record.seats[seat]];
  const samePerson = hasPerson(was) && was?.joinedAt === is?.joinedAt;
  if (now.since !== null && samePerson) return timing(record, decider, now);
  const least = record.clock.seconds * 1000 * PART_AFTER_RETURN;
  const left = now.left?.map((ms, of) => (of === seat ? Math.max(ms, least) : ms)) ?? null;
  return timing(record, decider, { since: at, left });
}
