/** Asks for hints and shows the best few, each with what it brings; picking one makes its moves. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Move, Suggestion } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import type { Plan } from '../pick/plans';
import { PlanButton, type PlanList } from './PlanButton';

type Hints<M extends Move> = readonly Suggestion<M>[] | 'thinking' | 'failed';

interface Props<M extends Move, P extends Plan<M>> {
  readonly play: PlanList<M, P> & { readonly state: unknown };
  suggest(): Promise<readonly Suggestion<M>[]>;
  /** The plan of the table that a suggestion comes to; null where there is none. */
  planFor(suggestion: Suggestion<M>): P | null;
  words(plan: P): string;
  preview(plan: P): ReactNode;
}

export function HintPanel<M extends Move, P extends Plan<M>>(props: Props<M, P>) {
  const { play, suggest, planFor, words, preview } = props;
  const { t } = useQuickTranslation('table');
  const [hints, setHints] = useState<Hints<M>>('thinking');

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
  }, [play.state, suggest]);

  /** How far ahead or behind a plan is expected to leave the player when the game ends. */
  const leadWords = (value: number): string => {
    const count = Math.abs(Math.round(value));
    if (count === 0) return t('hint.level');
    return value > 0 ? t('hint.ahead', { count }) : t('hint.behind', { count });
  };

  if (hints === 'thinking') return <p role="status">{t('hint.thinking')}</p>;
  if (hints === 'failed') return <p role="alert">{t('hint.failed')}</p>;
  // Two suggestions may begin in the same way: what is to be done now is said once, at its best.
  const usable = hints
    .map((hint) => ({ hint, plan: planFor(hint) }))
    .flatMap(({ hint, plan }, at, all) =>
      plan && all.findIndex((other) => other.plan === plan) === at ? [{ hint, plan }] : [],
    );
  if (usable.length === 0) return <p className="tk-quiet">{t('hint.none')}</p>;
  return (
    <ol className="tk-plain tk-hints">
      {usable.map(({ hint, plan }) => (
        <li key={JSON.stringify(hint.plan)}>
          <PlanButton play={play} plan={plan}>
            <strong>{words(plan)}</strong>
            <small>{leadWords(hint.value)}</small>
          </PlanButton>
          {preview(plan)}
        </li>
      ))}
    </ol>
  );
}
