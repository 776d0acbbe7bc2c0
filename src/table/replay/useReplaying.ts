/** Which move of a match is shown: by buttons, by keys, and by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds between two moves that are shown by themselves. */
const PACES = { slow: 2600, normal: 1200, fast: 400 } as const;
export type Pace = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as readonly Pace[];
export const isPace = (value: string): value is Pace => value in PACES;

export interface Replaying {
  /** Moves made so far: 0 is the beginning. */
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly pace: Pace;
  /** Where this turn began, or the one before it; and where the next one begins. */
  readonly turnBack: number;
  readonly turnOn: number;
  go(to: number): void;
  play(playing: boolean): void;
  setPace(pace: Pace): void;
}

interface Options {
  readonly last: number;
  /** The moves with which turns begin, in order. */
  readonly turns: readonly number[];
  /** The move that the address asks for. */
  readonly asked: number | null;
}

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, summary, [role="button"]';

/** What a key asks for; null for keys that are not about the replay. */
function wish(
  event: KeyboardEvent,
): 'back' | 'on' | 'turnBack' | 'turnOn' | 'first' | 'last' | 'play' | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(TYPING)) return null;
  switch (event.key) {
    case 'ArrowLeft':
      return event.shiftKey ? 'turnBack' : 'back';
    case 'ArrowRight':
      return event.shiftKey ? 'turnOn' : 'on';
    case 'PageUp':
      return 'turnBack';
    case 'PageDown':
      return 'turnOn';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case ' ':
      // Space presses the button that has the focus.
      return target instanceof Element && target.closest(PRESSABLE) ? null : 'play';
    default:
      return null;
  }
}

/**
 * The move that is shown, and a way to ask for another one. What is asked for between two frames is shown at once with
 * the next frame: a held key never asks for more tables than the device can draw.
 */
function useMoment(last: number, asked: number | null) {
  const clamp = useCallback((to: number) => Math.max(0, Math.min(last, to)), [last]);
  const [at, setAt] = useState(() => clamp(asked ?? last));
  /** Where the steps asked for so far lead. */
  const goal = useRef(at);
  const frame = useRef<number | null>(null);
  const move = useCallback(
    (to: (from: number) => number) => {
      goal.current = clamp(to(goal.current));
      frame.current ??= requestAnimationFrame(() => {
        frame.current = null;
        setAt(goal.current);
      });
    },
    [clamp],
  );
  useEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
    },
    [],
  );
  // A link to another move of the same match was followed.
  useEffect(() => {
    if (asked !== null) move(() => asked);
  }, [asked, move]);
  return { at, move };
}

export function useReplaying({ last, turns, asked }: Options): Replaying {
  const { at, move } = useMoment(last, asked);
  const [wanted, setPlaying] = useState(false);
  const [pace, setPace] = useState<Pace>('normal');
  const playing = wanted && at < last;

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      // Nobody looks at a page in the background: it goes on where it was left.
      if (!document.hidden) move((now) => now + 1);
    }, PACES[pace]);
    return () => clearInterval(timer);
  }, [playing, pace, move]);

  const step = useCallback(
    (to: (from: number) => number) => {
      setPlaying(false);
      move(to);
    },
    [move],
  );
  const go = useCallback((to: number) => step(() => to), [step]);
  const play = useCallback(
    (on: boolean) => {
      setPlaying(on);
      // At the end there is nothing to play but everything.
      if (on) move((now) => (now === last ? 0 : now));
    },
    [last, move],
  );
  const before = useCallback((from: number) => turns.findLast((turn) => turn < from) ?? 0, [turns]);
  const after = useCallback((from: number) => turns.find((turn) => turn > from) ?? last, [turns, last]);

  useEffect(() => {
    const steps = {
      back: (from: number) => from - 1,
      on: (from: number) => from + 1,
      turnBack: before,
      turnOn: after,
      first: () => 0,
      last: () => last,
    };
    const onKey = (event: KeyboardEvent): void => {
      // A dialogue of the page has all keys for itself.
      if (document.querySelector('dialog[open]')) return;
      const asks = wish(event);
      if (asks === null) return;
      event.preventDefault();
      if (asks === 'play') play(!playing);
      else step(steps[asks]);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [last, before, after, playing, step, play]);

  return { at, last, playing, pace, turnBack: before(at), turnOn: after(at), go, play, setPace };
}
