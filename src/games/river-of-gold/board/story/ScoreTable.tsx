import type { GameState, Result } from '../../rules';
import { PlayerName } from '../actions/Chips';
import type { Words } from '../model/words';
import { SCORE_PARTS } from './parts';

interface Props {
  readonly state: GameState;
  readonly result: Result;
  readonly words: Words;
  /** How many parts have been counted so far. */
  readonly counted: number;
}

/** The table of the final scoring: a row for each part, a column for each player; the total grows with the rows. */
export function ScoreTable({ state, result, words, counted }: Props) {
  const { t } = words;
  const parts = SCORE_PARTS.slice(0, counted);
  const done = counted >= SCORE_PARTS.length;
  return (
    <div className="rp-scores-frame">
      <table className="rp-scores">
        <thead>
          <tr>
            <th scope="col">{t('river-table:story.part')}</th>
            {state.turnOrder.map((seat) => (
              <th key={seat} scope="col" data-winner={(done && result.winners.includes(seat)) || undefined}>
                <PlayerName seat={seat} clan={state.players[seat]?.clan ?? null} words={words} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <tr key={part.id} data-new={index === counted - 1 || undefined}>
              <th scope="row">{part.title(words)}</th>
              {state.turnOrder.map((seat) => {
                const score = result.scores[seat];
                return <td key={seat}>{score ? part.points(score) : 0}</td>;
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('river-table:story.total')}</th>
            {state.turnOrder.map((seat) => {
              const score = result.scores[seat];
              const sum = score ? parts.reduce((total, part) => total + part.points(score), 0) : 0;
              return (
                <td key={seat}>
                  <strong>{done ? score?.total : sum}</strong>
                </td>
              );
            })}
          </tr>
          {done && (
            <tr>
              <th scope="row">{t('river-table:story.favor')}</th>
              {state.turnOrder.map((seat) => (
                <td key={seat}>{result.scores[seat]?.favor ?? 0}</td>
              ))}
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
