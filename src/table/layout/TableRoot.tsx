/**
 * The outermost element of a table. It gives its parts the seats and what can be picked, and keyboards a way past
 * everything to the actions; what is asked or looked at gets its card here.
 */
import { type ReactNode, type RefObject, useState } from 'react';
import { useQuickTranslation } from '../../i18n/quick';
import { PANEL_ID } from '../actions/panel-id';
import { AskLayer } from '../ask/AskLayer';
import type { AnswerFor } from '../ask/answer';
import { CardsContext } from '../ask/looked';
import { PickContext, type Picking } from '../pick/picking';
import { type Seats, SeatsContext } from '../seats';
import { Shortcuts } from '../shortcuts/Shortcuts';
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
  /** What the game says about a thing that is asked (`data-ask`). */
  readonly answer?: AnswerFor;
  readonly children: ReactNode;
}

const skipToActions = (): void => document.getElementById(PANEL_ID)?.focus();

const NO_ANSWER: AnswerFor = () => null;

export function TableRoot({ root, className, seats, picking, marks, answer = NO_ANSWER, children }: Props) {
  const { t } = useQuickTranslation('table');
  const [cards, setCards] = useState<HTMLElement | null>(null);
  return (
    <div className={`tk-table ${className}`} ref={root} {...attributesOf(marks)}>
      <button type="button" className="tk-skip" onClick={skipToActions}>
        {t('top.skip')}
      </button>
      <SeatsContext value={seats}>
        <PickContext value={picking}>
          <CardsContext value={cards}>{children}</CardsContext>
        </PickContext>
        <Shortcuts root={root} />
      </SeatsContext>
      <section className="tk-cards" aria-label={t('ask.title')} ref={setCards}>
        <AskLayer root={root} answer={answer} />
      </section>
    </div>
  );
}
