import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  type GameState,
  GOODS_PER_GOOD,
  KOKU_PER_FAVOR,
  legalMoves,
  type MoveOf,
  previewMove,
  type Seat,
} from '../../rules';
import { ResourceIcon } from '../art';
import type { Words } from '../model/words';
import { Holdings } from './Chips';
import { DockedDialog } from './DockedDialog';

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

const giving = ({ arg }: Trade): number => (arg.give === 'koku' ? KOKU_PER_FAVOR : GOODS_PER_GOOD);

/** The words for a trade: what is given and what is gained. */
export const tradeWords = (trade: Trade, words: Words): { give: string; gain: string } => ({
  give: words.amount(trade.arg.give, giving(trade)),
  gain: words.amount(trade.arg.gain, 1),
});

function Pair({ trade }: { trade: Trade }) {
  return (
    <span aria-hidden="true" className="rp-pair">
      {giving(trade)}
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
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const [planned, setPlanned] = useState<readonly Trade[]>([]);
  const { done, after } = useMemo(() => follow(state, seat, planned), [state, seat, planned]);
  const possible = legalMoves(after, seat).filter(isTrade);
  const player = after.players[seat];
  return (
    <DockedDialog className="rp-trades" title={title} box={box}>
      <div className="rp-panel-body rp-choice">
        <h2 className="rp-title" id={title}>
          {t('river-table:trade.title')}
        </h2>
        {done.length === 0 && <p className="rp-quiet">{t('river-table:trade.rule')}</p>}
        <div className="rp-options">
          {possible.map((move) => (
            <button
              key={`${move.arg.give} ${move.arg.gain}`}
              type="button"
              className="rp-option rp-option-slim"
              disabled={disabled}
              aria-label={t('river-table:trade.add', tradeWords(move, words))}
              onClick={() => setPlanned([...done, move])}
            >
              <Pair trade={move} />
            </button>
          ))}
          {possible.length === 0 && done.length === 0 && <p>{t('river-table:trade.impossible')}</p>}
        </div>
        {done.length > 0 && (
          <>
            <ol className="rp-plain rp-planned" aria-label={t('river-table:trade.planned')}>
              {done.map((move, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal trades differ only by their place in the list
                <li key={index}>
                  <Pair trade={move} />
                  <button
                    type="button"
                    className="rp-small"
                    aria-label={t('river-table:trade.remove', tradeWords(move, words))}
                    onClick={() => setPlanned(done.filter((_, other) => other !== index))}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ol>
            {player && (
              <p className="rp-after">
                {t('river-table:trade.after')} <Holdings player={player} words={words} />
              </p>
            )}
          </>
        )}
      </div>
      <div className="rp-buttons rp-last">
        <button type="button" className="rp-button" onClick={close}>
          {t('river-table:do.cancel')}
        </button>
        {done.length > 0 && (
          <button
            type="button"
            className="rp-button rp-primary"
            disabled={disabled}
            onClick={() => trade(done)}
          >
            {t('river-table:trade.confirm', { count: done.length })}
          </button>
        )}
      </div>
    </DockedDialog>
  );
}
