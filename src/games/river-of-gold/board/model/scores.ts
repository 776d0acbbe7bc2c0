import type { LogEntry } from '../../../../table/log/entries';
import type { ScorePoint } from '../../../../table/story/ScoreChart';
import type { GameEvent, Seat } from '../../rules';

function pointsOf(event: GameEvent): { seat: Seat; points: number } | null {
  switch (event.type) {
    case 'gained':
      return event.resource === 'points' ? { seat: event.player, points: event.amount } : null;
    case 'regionScored':
    case 'customersScored':
    case 'endAbilityScored':
      return { seat: event.player, points: event.points };
    default:
      return null;
  }
}

/** Everybody's points turn by turn, from the events; the last point is after the final scoring. */
export function scoresOverGame(log: readonly LogEntry<GameEvent>[], players: number): ScorePoint[] {
  const points = new Array<number>(players).fill(0);
  const history: ScorePoint[] = [{ turn: 0, points: [...points] }];
  let turn = 0;
  let scoring = false;
  const note = (): void => {
    const known = history.at(-1);
    if (known?.turn === turn) history.pop();
    history.push({ turn, points: [...points] });
  };
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === 'turnBegan') {
      note();
      turn = event.turn;
    } else if (!scoring && (event.type === 'regionScored' || event.type === 'customersScored')) {
      // The scoring is a step of its own after the last turn.
      scoring = true;
      note();
      turn++;
    }
    const change = pointsOf(event);
    if (change) points[change.seat] = (points[change.seat] ?? 0) + change.points;
  }
  note();
  return history;
}
