import { type Point, useLooking } from '../layout/usePointing';
import { useSeats } from '../seats';
import type { Sentence } from './sentences';

interface Props {
  readonly sentence: Sentence;
  readonly point: Point;
  /** With the sign of the player that it is about. */
  readonly badge?: boolean;
}

/** A sentence of the log; one that has a place is a button that shows it. */
export function LogLine({ sentence: { text, seat, at }, point, badge = false }: Props) {
  const seats = useSeats();
  const looking = useLooking(at, point);
  const body = (
    <>
      {badge && seat !== null && seats.badge(seat)}
      <span>{text}</span>
    </>
  );
  if (at === null) return <span className="tk-log-line">{body}</span>;
  return (
    <button type="button" className="tk-log-line" onClick={() => point(at, true)} {...looking}>
      {body}
    </button>
  );
}
