import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type PickKey, usePicking } from '../pick';

const LONG_PRESS = 450;

/** Everything an element needs to be a target of the table: role, name, keyboard, pointer, long press and look. */
export function usePickable(key: PickKey) {
  const picking = usePicking();
  const press = useRef<{ timer: ReturnType<typeof setTimeout> | undefined; long: boolean }>({
    timer: undefined,
    long: false,
  });
  const look = picking.look(key);
  const price = look === 'idle' ? 0 : picking.favorPrice(key);
  const can = picking.canPick(key);
  const startPress = () => {
    clearTimeout(press.current.timer);
    press.current.long = false;
    press.current.timer = setTimeout(() => {
      press.current.long = true;
      picking.peek(key);
    }, LONG_PRESS);
  };
  const endPress = () => clearTimeout(press.current.timer);
  const common = {
    'data-look': look,
    'data-priced': price > 0 || undefined,
    'data-can': can || undefined,
    'aria-label': picking.label(key),
    onPointerEnter: (event: { pointerType: string }) => {
      if (event.pointerType !== 'touch') picking.peek(key);
    },
    onPointerLeave: () => {
      endPress();
      picking.peek(null);
    },
    onPointerDown: startPress,
    onPointerUp: endPress,
    onPointerCancel: endPress,
  };
  const attributes = can
    ? {
        ...common,
        role: 'button' as const,
        tabIndex: 0,
        'aria-pressed': look === 'selected' ? true : undefined,
        // A target that can only say why not stays reachable, and is announced as unavailable.
        'aria-disabled': look === 'idle' ? true : undefined,
        onFocus: () => picking.peek(key),
        onBlur: () => picking.peek(null),
        onClick: (event: MouseEvent) => {
          // A long press looks and does not touch.
          if (press.current.long) {
            press.current.long = false;
            event.preventDefault();
            return;
          }
          picking.pick(key);
        },
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          picking.pick(key);
        },
      }
    : { ...common, role: 'img' as const };
  return { look, can, price, attributes };
}
