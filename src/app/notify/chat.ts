import { useEffect, useRef } from 'react';
import { playSound } from '../../table/sounds/sounds';

/** A sound for what somebody else has said: `said` is when they spoke last, `read` what was read before the page opened. */
export function useChatSound(said: number, read: number): void {
  const heard = useRef(read);
  useEffect(() => {
    if (said <= heard.current) return;
    heard.current = said;
    playSound('chat');
  }, [said]);
}
