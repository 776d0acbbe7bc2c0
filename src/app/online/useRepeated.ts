import { useCallback, useEffect, useRef, useState } from 'react';
import { asFailure, type LobbyFailure } from './lobby';

const EVERY = 4000;

export interface Repeated<T> {
  /** The last answer; null before the first. */
  readonly answer: T | null;
  /** Why the last question failed, null when it did not. */
  readonly failure: LobbyFailure | null;
  readonly refresh: () => void;
}

/** Asks the server every few seconds while the page is in sight, and at once when it comes into sight. */
export function useRepeated<T>(ask: () => Promise<T>): Repeated<T> {
  const [answer, setAnswer] = useState<T | null>(null);
  const [failure, setFailure] = useState<LobbyFailure | null>(null);
  const question = useRef(ask);

  const refresh = useCallback(() => {
    if (document.visibilityState !== 'visible') return;
    // The answer to a question that is not asked any more is of no use.
    const current = () => question.current === ask;
    ask()
      .then((fresh) => {
        if (!current()) return;
        setAnswer(fresh);
        setFailure(null);
      })
      .catch((error: unknown) => {
        if (current()) setFailure(asFailure(error));
      });
  }, [ask]);

  useEffect(() => {
    question.current = ask;
    refresh();
    const timer = setInterval(refresh, EVERY);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      question.current = NOTHING;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [ask, refresh]);

  return { answer, failure, refresh };
}

const NOTHING = async (): Promise<never> => {
  throw new Error('Nothing is asked.');
};
