/**
 * The outermost element of a table. It gives its parts the seats and what can be picked, and keyboards a way past
 * everything to the actions.
 */
import type { ReactNode, RefObject } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { PANEL_ID } from '../actions/ActionPanel';
import { PickContext, type Picking } from '../pick/picking';
import { type Seats, SeatsContext } from '../seats';
import { attributesOf, type Marks } from './marks';
import '../styles/table.css';

interface Props {
  /** The element itself: places are looked for in it. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** The game's own class: its style sheet says under it where the regions lie. */
  readonly className: string;
  readonly seats: Seats;
  readonly picking: Picking;
  readonly marks?: Marks;
  readonly children: ReactNode;
}

const skipToActions = (): void => document.getElementById(PANEL_ID)?.focus();

export function TableRoot({ root, className, seats, picking, marks, children }: Props) {
  const { t } = useQuickTranslation('table');
  return (
    <div className={`tk-table ${className}`} ref={root} {...attributesOf(marks)}>
      <button type="button" className="tk-skip" onClick={skipToActions}>
        {t('top.skip')}
      </button>
      <SeatsContext value={seats}>
        <PickContext value={picking}>{children}</PickContext>
      </SeatsContext>
    </div>
  );
}
