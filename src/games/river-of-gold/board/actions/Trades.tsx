import { useMemo, useState } from 'react';
import { useQuickTranslation } from '../../../../i18n/quick';
import { DockedDialog } from '../../../../table/actions/DockedDialog';
import { type GameState, legalMoves, type MoveOf, previewMove, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import { tradePrice, tradeWords } from '../model/trade-words';
import type { Words } from '../model/words';
import { Holdings } from './Chips';

type Trade = MoveOf<'trade'>;

const isTrade = (move: { name: string }): move is Trade => move.name === 'trade';

/** The trades that still work one after another, and the state that they lead to. */
function follow(state: GameState, seat: Seat, trades: readonly Trade[]): { done: Trade[]; after: GameState } {
  const done: Trade[] = [];
  let after = state;
  for (const trade of trades) {
    const preview = previewMove(after, seat, trade);
    if (!preview) continue;
    done.push(trade);
    after = preview.after;
  }
  return { done, after };
}

function Pair({ trade }: { trade: Trade }) {
  return (
    <span aria-hidden="true" className="rg-pair">
      {tradePrice(trade.arg.give)}
      <ResourceIcon kind={trade.arg.give} />→ 1
      <ResourceIcon kind={trade.arg.gain} />
    </span>
  );
}

interface Props {
  readonly state: GameState;
  readonly seat: Seat;
  readonly words: Words;
  readonly disabled: boolean;
  trade(trades: readonly Trade[]): void;
  close(): void;
}

/** Several trades in one dialogue: put together, seen in advance, made at once (3.2). */
export function Trades({ state, seat, words, disabled, trade, close }: Props) {
  const { t } = words;
  const kit = useQuickTranslation('table');
  const [planned, setPlanned] = useState<readonly Trade[]>([]);
  const { done, after } = useMemo(() => follow(state, seat, planned), [state, seat, planned]);
  const possible = legalMoves(after, seat).filter(isTrade);
  const player = after.players[seat];
  return (
    <DockedDialog
      className="rg-trades"
      title={t('river-table:trade.title')}
      focus="opened"
      bodyClassName="tk-panel-body tk-choice"
      buttons={
        <div className="tk-buttons tk-last">
          <button type="button" className="tk-button" onClick={close}>
            {kit.t('act.cancel')}
          </button>
          {done.length > 0 && (
            <button
              type="button"
              className="tk-button tk-primary"
              disabled={disabled}
              onClick={() => trade(done)}
            >
              {t('river-table:trade.confirm', { count: done.length })}
            </button>
          )}
        </div>
      }
    >
      {done.length === 0 && <p className="tk-quiet">{t('river-table:trade.rule')}</p>}
      <div className="tk-options">
        {possible.map((move) => (
          <button
            key={`${move.arg.give} ${move.arg.gain}`}
            type="button"
            className="tk-option rg-option-slim"
            disabled={disabled}
            aria-label={t('river-table:trade.add', tradeWords(move.arg, words))}
            onClick={() => setPlanned([...done, move])}
          >
            <Pair trade={move} />
          </button>
        ))}
        {possible.length === 0 && done.length === 0 && <p>{t('river-table:trade.impossible')}</p>}
      </div>
      {done.length > 0 && (
        <>
          <ol className="tk-plain rg-planned" aria-label={t('river-table:trade.planned')}>
            {done.map((move, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal trades differ only by their place in the list
              <li key={index}>
                <Pair trade={move} />
                <button
                  type="button"
                  className="tk-small"
                  aria-label={t('river-table:trade.remove', tradeWords(move.arg, words))}
                  onClick={() => setPlanned(done.filter((_, other) => other !== index))}
                >
                  ×
                </button>
              </li>
            ))}
          </ol>
          {player && (
            <p className="rg-after">
              {t('river-table:trade.after')} <Holdings player={player} words={words} />
            </p>
          )}
        </>
      )}
    </DockedDialog>
  );
}
