import type { GameEvent, Seat } from '../../rules';
import type { TurnLogEntry } from '../log/fold';

const beginsElsewhere = (event: GameEvent, seat: Seat): boolean =>
  event.type === 'emperorArrived' || (event.type === 'turnBegan' && event.player !== seat);

/** With clans dealt at random the first turn begins at set-up, before anything is logged. */
function beginsWith(events: readonly GameEvent[], seat: Seat): boolean {
  const [first] = events;
  return first !== undefined && first.type !== 'clanChosen' && 'player' in first && first.player === seat;
}

/**
 * What happened since a player's last turn ended, up to the turn that is theirs now. Empty in the first round,
 * where there is no last turn, and when nobody else has moved.
 */
export function sinceLastTurn(log: readonly TurnLogEntry[], seat: Seat): readonly GameEvent[] {
  const events = log.flatMap((entry) => entry.events);
  const own = events.flatMap((event, index) =>
    event.type === 'turnBegan' && event.player === seat ? [index] : [],
  );
  const now = own.at(-1);
  if (now === undefined) return [];
  const othersAfter = events.findIndex((event, index) => index > now && beginsElsewhere(event, seat));
  const from = othersAfter >= 0 ? now : (own.at(-2) ?? (beginsWith(events, seat) ? -1 : undefined));
  if (from === undefined) return [];
  const start = events.findIndex((event, index) => index > from && beginsElsewhere(event, seat));
  if (start < 0) return [];
  return events.slice(start, othersAfter >= 0 ? undefined : now);
}
