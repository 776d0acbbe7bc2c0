import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useMemo,
  useRef,
} from 'react';
import { lookedAt, pickedAt } from '../ask/looked';
import { LOOK_ID, usePicking } from './picking';

const LONG_PRESS = 450;

/**
 * Everything an element needs to be a target of the table: role, name, keyboard, pointer, long press and look. The
 * attributes stay the same object until one of them changes, so that a memoized drawing of them can rest. Targets that
 * share one stop of the Tab key with others name their group in `rove` (see roving.ts). One of many on a drawn board has
 * a `lateCursor`: its outline (tk-hit) gets the pointer's cursor when a pointer comes, and a move changes nothing there.
 */
export function usePickable(key: string, rove?: string, lateCursor = false) {
  const picking = usePicking();
  const latest = useRef(picking);
  latest.current = picking;
  const press = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; long: boolean }>({
    timer: undefined,
    long: false,
  });
  const lookNow = picking.look(key);
  const price = lookNow === 'idle' ? 0 : picking.price(key);
  const priced = price > 0;
  const can = picking.canPick(key);
  const label = picking.label(key);
  const attributes = useMemo(() => {
    const look = (element: Element) => {
      lookedAt(element);
      latest.current.peek(key);
    };
    const lookAway = () => {
      lookedAt(null);
      latest.current.peek(null);
    };
    const pick = (element: Element) => {
      pickedAt(element);
      latest.current.pick(key);
    };
    const startPress = ({ currentTarget }: PointerEvent) => {
      clearTimeout(press.current.timer);
      press.current.long = false;
      press.current.timer = setTimeout(() => {
        press.current.long = true;
        look(currentTarget);
      }, LONG_PRESS);
    };
    const endPress = () => clearTimeout(press.current.timer);
    const common = {
      'data-ask': key,
      'data-look': lookNow,
      'data-priced': priced || undefined,
      'data-can': (can && !lateCursor) || undefined,
      'data-rove': rove,
      'aria-label': label,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        const outline = event.currentTarget.querySelector<SVGElement>(':scope > .tk-hit');
        if (outline) outline.style.cursor = latest.current.canPick(key) ? 'pointer' : '';
        look(event.currentTarget);
      },
      onPointerLeave: () => {
        endPress();
        lookAway();
      },
      onPointerDown: startPress,
      onPointerUp: endPress,
      onPointerCancel: endPress,
    };
    if (!can) return { ...common, role: 'img' as const };
    return {
      ...common,
      role: 'button' as const,
      // Where many targets share one stop of the Tab key, the board gives it to one of them.
      tabIndex: rove === undefined ? 0 : -1,
      'aria-pressed': lookNow === 'selected' ? true : undefined,
      // A target that can only say why not stays reachable, and is announced as unavailable.
      'aria-disabled': lookNow === 'idle' ? true : undefined,
      // Only the one that has the focus is described, by the words that the panel has for it.
      onFocus: (event: FocusEvent) => {
        event.currentTarget.setAttribute('aria-describedby', LOOK_ID);
        look(event.currentTarget);
      },
      onBlur: (event: FocusEvent) => {
        event.currentTarget.removeAttribute('aria-describedby');
        lookAway();
      },
      onClick: (event: MouseEvent) => {
        // A long press looks and does not touch.
        if (press.current.long) {
          press.current.long = false;
          event.preventDefault();
          return;
        }
        pick(event.currentTarget);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        pick(event.currentTarget);
      },
    };
  }, [key, rove, lateCursor, lookNow, priced, can, label]);
  return { look: lookNow, can, price, attributes };
}

export type TargetAttributes = ReturnType<typeof usePickable>['attributes'];
