/**
 * Every legal move as a button in a list: the same moves as on the board, for keyboards and screen readers. What the one
 * that is looked at brings stands below the list, in a place of its own, so that no entry moves under the pointer.
 */
import type { ReactNode } from 'react';
import type { Move } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import type { Plan } from '../pick/plans';
import { PlanButton, type PlanList } from './PlanButton';

/** Groups with more plans than this are folded at first. */
const MOST_OPEN = 14;

export interface PlanGroup<P> {
  readonly title: string;
  readonly plans: readonly P[];
}

interface Props<M extends Move, P extends Plan<M>> {
  readonly play: PlanList<M, P>;
  /** Groups without plans are left out. */
  readonly groups: readonly PlanGroup<P>[];
  words(plan: P): string;
  preview(plan: P): ReactNode;
}

export function MovesPanel<M extends Move, P extends Plan<M>>({ play, groups, words, preview }: Props<M, P>) {
  const { t } = useQuickTranslation('table');
  const filled = groups.filter(({ plans }) => plans.length > 0);
  if (filled.length === 0) return <p className="tk-quiet">{t('moves.none')}</p>;
  const looked = filled.flatMap(({ plans }) => plans).find((plan) => plan === play.shown);
  return (
    <>
      <div className="tk-moves">
        {filled.map(({ title, plans }) => (
          <details key={title} open={plans.length <= MOST_OPEN}>
            <summary>{t('moves.group', { action: title, number: plans.length })}</summary>
            <ul className="tk-plain">
              {[...plans]
                .sort((a, b) => a.price - b.price)
                .map((plan) => (
                  <li key={JSON.stringify(plan.moves)}>
                    <PlanButton play={play} plan={plan}>
                      {words(plan)}
                    </PlanButton>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </div>
      <div className="tk-moves-preview">{looked && preview(looked)}</div>
    </>
  );
}
