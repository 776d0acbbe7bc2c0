/** A final scoring, part by part, ending in the whole table, the winner, and the points over the game. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Result, ScoreRow } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { ScoreChart, type ScorePoint } from './ScoreChart';
import { pointsSoFar, ScoreTable } from './ScoreTable';
import { StepButtons } from './StepButtons';
import { useSteps } from './useSteps';
import { useWinnersWords } from './winners';

const PACE = 900;

interface Props {
  readonly result: Result;
  /** Every part of the score, in the order in which it is counted. */
  readonly rows: readonly ScoreRow[];
  readonly tieBreaks?: readonly ScoreRow[];
  /** What is said under the winner, such as how a tie was broken. */
  readonly note?: string | null;
  readonly history: readonly ScorePoint[];
  /** A picture over the table that follows the count: everybody's points so far, and whether all is counted. */
  scene?(points: readonly number[], done: boolean): ReactNode;
  /** Whether it goes on by itself. */
  readonly moving: boolean;
  /** Told step by step; else shown as it ended, for somebody who comes back later. */
  readonly live: boolean;
  /** What can be done now that the game is over. */
  readonly afterGame?: ReactNode;
  close(): void;
}

export function FinalScoring(props: Props) {
  const { result, rows, tieBreaks, note, history, scene, moving, live, afterGame, close } = props;
  const { t } = useQuickTranslation('table');
  const winnersWords = useWinnersWords();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const story = useSteps(rows.length, { from: live ? 0 : rows.length - 1, playing: moving, pace: PACE });

  const counted = story.step + 1;
  const totals = result.scores.map(({ total }) => total);

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <div
      className="tk-final"
      data-done={story.last || undefined}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      tabIndex={-1}
      ref={box}
    >
      <h2 className="tk-title" id={title}>
        {t('score.title')}
      </h2>
      {scene && (
        <div className="tk-scene" aria-hidden="true">
          {scene(pointsSoFar(rows, totals, counted), story.last)}
        </div>
      )}
      <ScoreTable
        rows={rows}
        totals={totals}
        winners={result.winners}
        counted={counted}
        tieBreaks={tieBreaks}
      />
      {story.last && (
        <>
          <p className="tk-winner" role="status">
            {winnersWords(result.winners)}
          </p>
          {note && <p className="tk-note tk-quiet">{note}</p>}
          <ScoreChart history={history} />
        </>
      )}
      <StepButtons story={story} close={close}>
        {story.last && afterGame}
      </StepButtons>
    </div>
  );
}
