import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../online/failure-words';
import { asFailure } from '../online/lobby';

/** Does something at the server; `problem` says why where it is refused. */
export function useAttempt() {
  const { t } = useTranslation('app');
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useCallback(
    async (work: () => Promise<void>, words?: Readonly<Record<string, string>>) => {
      setProblem(null);
      try {
        await work();
      } catch (error) {
        const { code } = asFailure(error);
        setProblem(words?.[code] ?? failureWords(t, code));
      }
    },
    [t],
  );
  return { problem, attempt };
}

/** Why something was refused, where it was. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="app-warning" role="alert">
      {text}
    </p>
  );
}
