import { type ReactNode, useMemo } from 'react';
import type { LogEntry } from '../../../../table/log/entries';
import { FinalScoring } from '../../../../table/story/FinalScoring';
import type { GameEvent, GameState, Result } from '../../rules';
import { scoresOverGame } from '../model/scores';
import type { Words } from '../model/words';
import { EndScene } from './EndScene';
import { scoreRows, tieBreakRow, tieBroken } from './parts';

interface Props {
  readonly state: GameState;
  readonly result: Result;
  readonly log: readonly LogEntry<GameEvent>[];
  readonly words: Words;
  readonly moving: boolean;
  readonly live: boolean;
  readonly afterGame?: ReactNode;
  close(): void;
}

/** The final scoring of River of Gold (section 10). */
export function Scoring({ state, result, log, words, ...story }: Props) {
  const history = useMemo(() => scoresOverGame(log, result.scores.length), [log, result]);
  return (
    <FinalScoring
      result={result}
      rows={scoreRows(result, words)}
      tieBreaks={[tieBreakRow(result, words)]}
      note={tieBroken(result) ? words.t('river-table:story.tieBreak') : null}
      history={history}
      scene={(points, done) => (
        <EndScene players={state.players} points={points} result={result} done={done} moving={story.moving} />
      )}
      {...story}
    />
  );
}
