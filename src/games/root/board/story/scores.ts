import type { LogEntry } from '../../../../table/log/entries';
import type { Standings } from '../../../../table/standings/StandingsPanel';
import type { ScorePoint } from '../../../../table/story/ScoreChart';
import type { ScoreRow } from '../../../contract';
import type { GameEvent, GameState, PointsFor, Result } from '../../rules';
import type { Words } from '../model/words';

/** Where everybody's points came from, from the events; a row for each reason that gave any. */
function rowsFromLog(
  log: readonly LogEntry<GameEvent>[],
  players: number,
  { t }: Words,
): readonly ScoreRow[] {
  const rows = new Map<PointsFor, number[]>();
  for (const event of log.flatMap((entry) => entry.events)) {
    if (event.type !== 'scored') continue;
    const row = rows.get(event.why) ?? new Array<number>(players).fill(0);
    row[event.player] = (row[event.player] ?? 0) + event.points;
    rows.set(event.why, row);
  }
  return [...rows].map(([id, points]) => ({ id, title: t(`root-table:scorePart.${id}`), points }));
}

/** The points of those who gave up their marker for dominance do not count any more. */
function givenUpRow(
  result: Result,
  sums: readonly number[],
  gaveUp: readonly boolean[],
  { t }: Words,
): ScoreRow {
  const points = result.scores.map((_, seat) => (gaveUp[seat] ? -(sums[seat] ?? 0) : 0));
  return { id: 'givenUp', title: t('root-table:story.givenUp'), points };
}

/** The rows of the final score; one row alone where the log does not hold the whole game. */
export function scoreRows(
  result: Result,
  log: readonly LogEntry<GameEvent>[],
  words: Words,
): readonly ScoreRow[] {
  const rows = rowsFromLog(log, result.scores.length, words);
  const sums = result.scores.map((_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const gaveUp = result.scores.map((_, seat) =>
    log.some(({ events }) => events.some((event) => event.type === 'dominance' && event.player === seat)),
  );
  const whole = result.scores.every(({ total }, seat) => (gaveUp[seat] ? 0 : sums[seat]) === total);
  return whole
    ? [...rows, ...(gaveUp.includes(true) ? [givenUpRow(result, sums, gaveUp, words)] : [])]
    : [
        {
          id: 'score',
          title: words.t('root-table:story.score'),
          points: result.scores.map(({ total }) => total),
        },
      ];
}

/** How the game was won, in a sentence. */
export function reasonNote({ reason, winners }: Result, { t }: Words): string {
  if (winners.length > 1) return t('root-table:story.byCoalition');
  return t(reason === 'points' ? 'root-table:story.reached' : 'root-table:story.byDominance');
}

/** Everybody's points turn by turn, from the events. */
export function pointsOverGame(log: readonly LogEntry<GameEvent>[], players: number): ScorePoint[] {
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
    } else if (event.type === 'scored') {
      points[event.player] = Math.max(0, (points[event.player] ?? 0) + event.points);
    }
  }
  turn++;
  note();
  return history;
}

/** Who is ahead now: nothing is counted at the end, so that points are what they are. */
export function standingsOf(
  { players }: GameState,
  log: readonly LogEntry<GameEvent>[],
  words: Words,
): Standings {
  const points = players.map(({ score }) => score ?? 0);
  const best = Math.max(...points);
  return {
    points,
    totals: points,
    leaders: points.flatMap((total, seat) => (total === best ? [seat] : [])),
    rows: rowsFromLog(log, players.length, words),
  };
}
