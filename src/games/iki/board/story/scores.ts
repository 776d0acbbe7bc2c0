import type { LogEntry } from '../../../../table/log/entries';
import type { ScorePoint } from '../../../../table/story/ScoreChart';
import type { ScoreRow } from '../../../contract';
import type { GameEvent, GameState, Result, Score } from '../../rules';
import type { Words } from '../model/words';

export const PARTS = ['track', 'colours', 'fish', 'pouches', 'buildings', 'koban', 'lumber', 'mon'] as const;

/** Every part of the final score, in the order in which it is counted (section 17). */
export const scoreRows = (scores: readonly Score[], { t }: Words): readonly ScoreRow[] =>
  PARTS.map((id) => ({
    id,
    title: t(`iki-table:story.${id}`),
    points: scores.map((score) => score[id]),
  }));

/** What decides between players with equal points (17.7). */
export const tieBreakRow = ({ players }: GameState, { t }: Words): ScoreRow => ({
  id: 'fire',
  title: t('iki-table:story.fireTie'),
  points: players.map(({ fire }) => fire),
});

export function tieBroken({ winners, scores }: Result): boolean {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best).length > winners.length;
}

/** Everybody's IKI turn by turn, from the events; the last point is after the final scoring. */
export function ikiOverGame(log: readonly LogEntry<GameEvent>[], players: number): ScorePoint[] {
  const points = new Array<number>(players).fill(0);
  const history: ScorePoint[] = [{ turn: 0, points: [...points] }];
  let turn = 0;
  const note = (): void => {
    if (history.at(-1)?.turn === turn) history.pop();
    history.push({ turn, points: [...points] });
  };
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type === 'turnBegan') {
      note();
      turn = event.turn;
    } else if ((event.type === 'gained' || event.type === 'paid') && event.resource === 'iki') {
      const sign = event.type === 'gained' ? 1 : -1;
      points[event.player] = (points[event.player] ?? 0) + sign * event.amount;
    } else if (event.type === 'scored') {
      points[event.player] = event.score.total;
    }
  }
  turn++;
  note();
  return history;
}
