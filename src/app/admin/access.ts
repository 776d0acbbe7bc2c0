import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../online/failure-words';
import { asFailure } from '../online/lobby';

/** How the parts of the host's page reach the server. */
export interface Access {
  ask(path: string, body?: object): Promise<unknown>;
}
export const AccessContext = createContext<Access>({
  ask: () => Promise.reject(new Error('There is no token here.')),
});

/** Why something failed, in the reader's language. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useTranslation('app');
  const { t: own } = useTranslation('admin');
  return useCallback(
    (error: unknown) => {
      const { code } = asFailure(error);
      return code === 'not-found' || code === 'unknown-match' || code === 'unknown-seat'
        ? own('gone')
        : failureWords(t, code);
    },
    [t, own],
  );
}

/** What the server answers to a path; asked again by `refresh`. */
export function useAsked<T>(path: string) {
  const { ask } = useContext(AccessContext);
  const words = useFailureWords();
  const [answer, setAnswer] = useState<{ path: string; value: T } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every round asks again
  useEffect(() => {
    let wanted = true;
    ask(path).then(
      (value) => {
        if (!wanted) return;
        setProblem(null);
        setAnswer({ path, value: value as T });
      },
      (error) => wanted && setProblem(words(error)),
    );
    return () => {
      wanted = false;
    };
  }, [ask, path, round, words]);
  const refresh = useCallback(() => setRound((before) => before + 1), []);
  return { answer: answer?.path === path ? answer.value : null, problem, refresh };
}
