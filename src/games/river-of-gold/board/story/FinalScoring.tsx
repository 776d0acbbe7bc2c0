import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { GameState, Result } from '../../rules';
import type { TurnLogEntry } from '../log/fold';
import type { Words } from '../model/words';
import { SCORE_PARTS } from './parts';
import { ScoreChart } from './ScoreChart';
import { ScoreTable } from './ScoreTable';
import { StoryButtons } from './StoryButtons';
import { useSteps } from './useSteps';

const PACE = 900;

interface Props {
  readonly state: GameState;
  readonly result: Result;
  readonly log: readonly TurnLogEntry[];
  readonly words: Words;
  readonly moving: boolean;
  /** Told step by step, or shown as it ended: for somebody who comes back later. */
  readonly told: boolean;
  /** What can be done now that the game is over. */
  readonly afterGame?: ReactNode;
  close(): void;
}

/** Whether favor decided among players with equal points (10.4). */
function tieBroken({ winners, scores }: Result): boolean {
  const best = Math.max(...scores.map(({ total }) => total));
  return scores.filter(({ total }) => total === best).length > winners.length;
}

/** The final scoring part by part, ending in the whole table, the winner, and the points over the game. */
export function FinalScoring({ state, result, log, words, moving, told, afterGame, close }: Props) {
  const { t } = words;
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const steps = SCORE_PARTS.length;
  const story = useSteps(steps, { from: told ? 0 : steps - 1, playing: moving, pace: PACE });
  const names = words.list(result.winners.map(words.name));

  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  return (
    <div
      className="rp-final"
      data-done={story.last || undefined}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      tabIndex={-1}
      ref={box}
    >
      <h2 className="rp-title" id={title}>
        {t('river-table:story.finalTitle')}
      </h2>
      <ScoreTable state={state} result={result} words={words} counted={story.step + 1} />
      {story.last && (
        <>
          <p className="rp-winner" role="status">
            {result.winners.length > 1
              ? t('river-table:story.winners', { names })
              : t('river-table:story.winner', { names })}
          </p>
          {tieBroken(result) && <p className="rp-tie rp-quiet">{t('river-table:story.tieBreak')}</p>}
          <ScoreChart state={state} log={log} words={words} />
        </>
      )}
      <StoryButtons words={words} steps={steps} close={close} {...story}>
        {story.last && afterGame}
      </StoryButtons>
    </div>
  );
}
