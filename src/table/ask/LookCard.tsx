/** What a pick would bring, on a card next to what is looked at: the actions stay in reach. */
import { type ReactNode, use, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { PANEL_ID } from '../actions/panel-id';
import { LOOK_ID } from '../pick/picking';
import { putNextTo } from './card-place';
import { CardsContext, lookedElement } from './looked';

export function LookCard({ children }: { children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const cards = use(CardsContext);
  // Every drawing may be about something else.
  useLayoutEffect(() => {
    const next = lookedElement() ?? document.getElementById(PANEL_ID);
    if (card.current && next) putNextTo(card.current, next);
  });
  const drawn = (
    <div className="tk-card tk-look" id={LOOK_ID} role="tooltip" ref={card}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
  return cards ? createPortal(drawn, cards) : drawn;
}
