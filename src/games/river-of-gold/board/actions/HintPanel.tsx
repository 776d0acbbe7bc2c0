import { useEffect, useState } from 'react';
import type { Move } from '../../rules';
import { type Plan, planOutcome, plansFor, sameMoves } from '../model/plans';
import { planLabel } from '../model/primary';
import type { Words } from '../model/words';
import { Preview } from './Preview';
import type { TablePlay } from './usePlay';

/** A move worth considering, from a bot. */
export interface Suggestion {
  readonly move: Move;
  /** The whole turn, where it is known. */
  readonly plan?: readonly Move[];
  readonly words?: string;
  /** The lead at the end that is expected after it, in points. */
  readonly value: number;
}

type Hints = readonly Suggestion[] | 'thinking' | 'failed';

/** The moves of a suggestion that belong to this turn's action; ending the turn stays the player's own decision. */
function movesOf({ move, plan }: Suggestion): readonly Move[] {
  const moves = (plan ?? [move]).filter((part) => part.name !== 'endTurn');
  return moves.length > 0 ? moves : [move];
}

/** The plan of the table that a suggestion comes to, so that it can be named and previewed like any other. */
function planFor(play: TablePlay, suggestion: Suggestion): Plan | null {
  const moves = movesOf(suggestion);
  const plans = plansFor(play.state, play.viewer).all;
  const upToAction = moves.slice(
    0,
    moves.findIndex((move) => move.name !== 'spendFavor' && move.name !== 'trade') + 1,
  );
  return (
    plans.find((plan) => sameMoves(plan.moves, upToAction)) ??
    plans.find((plan) => sameMoves(plan.moves, [suggestion.move])) ??
    null
  );
}

/** Asks for hints and shows the best few, each with what it brings; picking one makes the move. */
export function HintPanel({ play, suggest }: { play: TablePlay; suggest(): Promise<readonly Suggestion[]> }) {
  const { state, viewer, words } = play;
  const { t } = words;
  const [hints, setHints] = useState<Hints>('thinking');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state needs new hints
  useEffect(() => {
    let wanted = true;
    setHints('thinking');
    suggest().then(
      (found) => wanted && setHints(found),
      () => wanted && setHints('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [state, suggest]);

  if (hints === 'thinking') return <p role="status">{t('river-table:hint.thinking')}</p>;
  if (hints === 'failed') return <p role="alert">{t('river-table:hint.failed')}</p>;
  const known = hints.flatMap((hint) => {
    const plan = planFor(play, hint);
    return plan ? [{ hint, plan }] : [];
  });
  if (known.length === 0 || viewer === null) return <p className="rp-quiet">{t('river-table:hint.none')}</p>;
  return (
    <ol className="rp-plain rp-hints">
      {known.map(({ hint, plan }) => (
        <li key={JSON.stringify(movesOf(hint))}>
          <button
            type="button"
            className="rp-move"
            onClick={() => play.perform(plan.moves)}
            onPointerEnter={() => play.peekPlan(plan)}
            onPointerLeave={() => play.peekPlan(null)}
            onFocus={() => play.peekPlan(plan)}
            onBlur={() => play.peekPlan(null)}
          >
            <strong>{planLabel(plan, words)}</strong>
            <small>{hint.words ?? leadWords(hint.value, words)}</small>
          </button>
          <Preview state={state} outcome={planOutcome(state, viewer, plan.moves)} words={words} />
        </li>
      ))}
    </ol>
  );
}

/** How far ahead or behind a move is expected to leave the player when the game ends. */
function leadWords(value: number, { t }: Words): string {
  const count = Math.abs(Math.round(value));
  if (count === 0) return t('river-table:hint.level');
  return value > 0 ? t('river-table:hint.ahead', { count }) : t('river-table:hint.behind', { count });
}
