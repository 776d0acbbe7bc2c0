import type { Seat, Status } from '../../games/contract';
import type { SeatSetup } from './saved';

/** Who acts at the screen now, and whether it has to change hands first. */
export interface Holding {
  /** Who may act at this screen now; null: nobody (the screen must be handed over, or only bots play). */
  readonly acting: Seat | null;
  /** The person to whom the screen goes next, where it has to go to somebody else. */
  readonly handTo: Seat | null;
}

export const personsOf = (seats: readonly SeatSetup[]): readonly Seat[] =>
  seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));

/** Several people share the screen and the decision is made in the open: all hands stay face down meanwhile. */
export const isSharedDecision = (
  status: Pick<Status, 'inTheOpen' | 'over'>,
  seats: readonly SeatSetup[],
): boolean => !status.over && status.inTheOpen && personsOf(seats).length > 1;

/**
 * With one person at the table nothing is ever handed over. With several, hands stay face down until the person who is
 * to decide, on turn or off turn, says that they are there. A decision in the open needs no handing over.
 */
export function holding(
  status: Pick<Status, 'decider' | 'inTheOpen' | 'over'>,
  seats: readonly SeatSetup[],
  holder: Seat | null,
): Holding {
  const persons = personsOf(seats);
  if (persons.length <= 1) return { acting: persons[0] ?? null, handTo: null };
  const { decider } = status;
  if (isSharedDecision(status, seats)) {
    return { acting: decider !== null && persons.includes(decider) ? decider : null, handTo: null };
  }
  if (decider === null || !persons.includes(decider) || decider === holder) {
    return { acting: holder, handTo: null };
  }
  return { acting: null, handTo: decider };
}
