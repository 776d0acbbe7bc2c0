import type { GameState, Seat } from '../../games/river-of-gold';
import type { SeatSetup } from './saved';

/** Who looks at the screen now, and whether it has to change hands first. */
export interface Holding {
  /** Whose hand may be shown; null: nobody's. */
  readonly eyes: Seat | null;
  /** Who may act at this screen now; null: nobody (a bot decides, or the screen must be handed over). */
  readonly acts: Seat | null;
  /** The person to whom the screen goes next, where it has to go to somebody else. */
  readonly handTo: Seat | null;
}

/**
 * With one person at the table nothing is ever handed over. With several, hands stay face down until the next
 * one says so. Clans are chosen in the open, so that phase needs no handing over: only the cards stay hidden.
 */
export function holding(
  state: Pick<GameState, 'phase' | 'current' | 'step'>,
  seats: readonly SeatSetup[],
  holder: Seat | null,
): Holding {
  const persons = seats.flatMap((seat, at) => (seat.kind === 'person' ? [at] : []));
  const personDecides = seats[state.current]?.kind === 'person';
  if (persons.length <= 1) {
    const only = persons[0] ?? null;
    return { eyes: only, acts: only, handTo: null };
  }
  if (state.step === 'over') return { eyes: holder, acts: holder, handTo: null };
  if (state.phase === 'clans') {
    return { eyes: null, acts: personDecides ? state.current : null, handTo: null };
  }
  if (!personDecides) return { eyes: holder, acts: holder, handTo: null };
  if (holder === state.current) return { eyes: holder, acts: holder, handTo: null };
  return { eyes: null, acts: null, handTo: state.current };
}
