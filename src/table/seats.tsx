/** Who sits at the table: names, signs and colours, for every part of the kit that names a player. */
import { createContext, type ReactNode, useContext } from 'react';
import type { Seat } from '../games/contract';

export interface Seats {
  /** The seats in turn order. */
  readonly order: readonly Seat[];
  name(seat: Seat): string;
  /** The sign of a seat, such as a clan's emblem; nothing while it has none. */
  badge(seat: Seat, size?: number): ReactNode;
  /** A class that sets `--seat`, the colour of a seat. */
  className(seat: Seat): string;
}

export const SeatsContext = createContext<Seats>({
  order: [],
  name: (seat) => String(seat + 1),
  badge: () => null,
  className: () => '',
});
export const useSeats = (): Seats => useContext(SeatsContext);

/** A player's sign and name. */
export function SeatName({ seat }: { seat: Seat }) {
  const { badge, name } = useSeats();
  return (
    <span className="tk-player">
      {badge(seat)}
      <span>{name(seat)}</span>
    </span>
  );
}

/** The seats as they lie around the table: the one in front first, then in turn order. */
export function seatsFrom(order: readonly Seat[], front: Seat | null): readonly Seat[] {
  const start = front === null ? 0 : Math.max(0, order.indexOf(front));
  return [...order.slice(start), ...order.slice(0, start)];
}
