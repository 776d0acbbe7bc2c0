/** The table of a scoring: a row for each part, a column for each player; the total grows with the rows. */

import type { ScoreRow, Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { SeatName, useSeats } from '../seats';

interface Props {
  /** Every part of the score, in the order in which it is counted. */
  readonly rows: readonly ScoreRow[];
  /** The final score by seat. */
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** How many rows have been counted so far. */
  readonly counted: number;
  /** What decides between equal totals, under them. */
  readonly tieBreaks?: readonly ScoreRow[];
}

/** Everybody's points, by seat, when so many parts have been counted; all of them are the final score. */
export const pointsSoFar = (
  rows: readonly ScoreRow[],
  totals: readonly number[],
  counted: number,
): readonly number[] =>
  totals.map((total, seat) =>
    counted >= rows.length
      ? total
      : rows.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
  );

export function ScoreTable({ rows, totals, winners, counted, tieBreaks = [] }: Props) {
  const { t } = useQuickTranslation('table');
  const { order } = useSeats();
  const parts = rows.slice(0, counted);
  const done = counted >= rows.length;
  const points = pointsSoFar(rows, totals, counted);
  return (
    <div className="tk-scores-frame">
      <table className="tk-scores">
        <thead>
          <tr>
            <th scope="col">{t('score.part')}</th>
            {order.map((seat) => (
              <th key={seat} scope="col" data-winner={(done && winners.includes(seat)) || undefined}>
                <SeatName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.id} data-new={index === counted - 1 || undefined}>
              <th scope="row">{part.title}</th>
              {order.map((seat) => (
                <td key={seat}>{part.points[seat] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('score.total')}</th>
            {order.map((seat) => (
              <td key={seat}>
                <strong>{points[seat] ?? 0}</strong>
              </td>
            ))}
          </tr>
          {done &&
            tieBreaks.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.title}</th>
                {order.map((seat) => (
                  <td key={seat}>{row.points[seat] ?? 0}</td>
                ))}
              </tr>
            ))}
        </tfoot>
      </table>
    </div>
  );
}
