/**
 * The card that answers what a thing is: by hover, by focus and by a long press, one at a time, until one looks away or
 * presses Escape. It listens at the table's outermost element and draws nothing but itself.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LOOK_ID } from '../pick/picking';
import { type Answer, type AnswerFor, ASK_ID, answerOf, askedBy } from './answer';
import { putNextTo } from './card-place';
import { roveAsks, setAskStops } from './stops';
import './ask.css';

/** How long a pointer rests before it asks, and a finger before it asks instead of touching. */
const REST = 350;
const LONG_PRESS = 450;
/** A finger that goes further than this scrolls. */
const SCROLLS = 8;

interface Shown {
  readonly thing: Element;
  readonly answer: Answer;
}

/** What a pick would bring says all about a thing already. */
const isLookedAt = (): boolean => document.getElementById(LOOK_ID) !== null;

function AskCard({ thing, answer: { name, text, worth = [] } }: Shown) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (card.current) putNextTo(card.current, thing);
  });
  // The thing is described by the card for as long as there is one.
  useEffect(() => {
    const others = (): readonly string[] =>
      (thing.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== ASK_ID);
    thing.setAttribute('aria-describedby', [...others(), ASK_ID].join(' '));
    return () => {
      const left = others().join(' ');
      if (left === '') thing.removeAttribute('aria-describedby');
      else thing.setAttribute('aria-describedby', left);
    };
  }, [thing]);
  return (
    <div className="tk-card" id={ASK_ID} role="tooltip" ref={card}>
      {name && <strong className="tk-card-name">{name}</strong>}
      {text && <p>{text}</p>}
      {worth.map((line) => (
        <p key={line} className="tk-card-worth">
          {line}
        </p>
      ))}
    </div>
  );
}

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly answer: AnswerFor;
}

export function AskLayer({ root, answer }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const latest = useRef(answer);
  latest.current = answer;
  const open = useRef(false);
  open.current = shown !== null;

  const show = useCallback((thing: Element) => {
    const found = thing.isConnected && !isLookedAt() ? answerOf(thing, latest.current) : null;
    setShown(found && { thing, answer: found });
  }, []);

  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: { readonly x: number; readonly y: number } | null = null;
    let on: Element | null = null;
    let byKeyboard = false;
    const close = (): void => {
      clearTimeout(timer);
      setShown((now) => (now === null ? now : null));
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      const thing = askedBy(event.target);
      if (thing === on) return;
      on = thing;
      close();
      if (thing) timer = setTimeout(() => show(thing), REST);
    };
    const leave = (event: PointerEvent): void => {
      if (event.pointerType === 'touch') return;
      on = null;
      close();
    };
    const down = (event: PointerEvent): void => {
      byKeyboard = false;
      close();
      const thing = event.pointerType === 'touch' ? askedBy(event.target) : null;
      if (!thing) return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => show(thing), LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SCROLLS) lift();
    };
    const lift = (): void => {
      if (pressed) clearTimeout(timer);
      pressed = null;
    };
    const menu = (event: Event): void => {
      if (pressed && askedBy(event.target)) event.preventDefault();
    };
    const focus = (event: FocusEvent): void => {
      const thing = askedBy(event.target);
      if (thing && byKeyboard) show(thing);
    };
    const key = (event: KeyboardEvent): void => {
      byKeyboard = true;
      if (event.key === 'Tab') setAskStops(table);
      else if (event.key === 'Enter' || event.key === ' ') close();
      else if (event.key === 'Escape' && open.current) {
        // Escape closes one thing, and this one lies on top.
        event.preventDefault();
        close();
      } else if (roveAsks(event)) event.preventDefault();
    };
    table.addEventListener('pointerover', over);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('pointerdown', down);
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerup', lift);
    table.addEventListener('pointercancel', lift);
    table.addEventListener('contextmenu', menu);
    table.addEventListener('focusin', focus);
    table.addEventListener('focusout', close);
    window.addEventListener('keydown', key, true);
    window.addEventListener('scroll', close, true);
    return () => {
      clearTimeout(timer);
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerup', lift);
      table.removeEventListener('pointercancel', lift);
      table.removeEventListener('contextmenu', menu);
      table.removeEventListener('focusin', focus);
      table.removeEventListener('focusout', close);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [root, show]);

  // What is asked about may be gone after a move, or be looked at in another way.
  if (!shown?.thing.isConnected || isLookedAt()) return null;
  return <AskCard {...shown} />;
}
