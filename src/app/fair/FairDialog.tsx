import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../games/verify';
import { NAME_LENGTH } from '../../protocol/names';
import { Dialog } from '../../ui/Dialog';
import { failureWords } from '../online/failure-words';
import { asFailure } from '../online/lobby';

/** What is public about where a match's chance comes from. */
export interface Fairness {
  /** Null: this match was begun before secrets, and plays on with the former generator. */
  readonly commitment: string | null;
  /** The server now says another one than this browser saw first, which is the one here. */
  readonly exchanged?: boolean;
  /** The words that people have added, with their names. */
  readonly words: readonly { readonly name: string; readonly word: string }[];
}

interface Props {
  readonly load: () => Promise<Fairness>;
  /** Adds a word of one's own; left out where words do not count (any more). */
  readonly addWord?: (word: string) => Promise<void>;
  /** Computes all chance again; left out while the game is not over. */
  readonly check?: () => Promise<Verdict>;
  readonly onClose: () => void;
}

/** One sentence about what was found. */
function VerdictLine({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('app');
  if (verdict.agrees) return <p role="status">{t('fair.agrees', { count: verdict.moves })}</p>;
  return (
    <p className="app-warning" role="alert">
      {verdict.where === 'move'
        ? t('fair.differs.move', { move: verdict.move })
        : t(`fair.differs.${verdict.where}`)}
    </p>
  );
}

/** Where the dice and cards of a match come from: what was promised, one's own word, and the check after the end. */
export function FairDialog({ load, addWord, check, onClose }: Props) {
  const { t } = useTranslation('app');
  const [fairness, setFairness] = useState<Fairness | null>(null);
  const [word, setWord] = useState('');
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      setWorking(true);
      setProblem(null);
      try {
        await work();
      } catch (error) {
        setProblem(failureWords(t, asFailure(error).code));
      } finally {
        setWorking(false);
      }
    },
    [t],
  );
  const show = useCallback(async () => setFairness(await load()), [load]);
  useEffect(() => void attempt(show), [attempt, show]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!addWord) return;
    void attempt(async () => {
      await addWord(word);
      setWord('');
      await show();
    });
  }

  return (
    <Dialog title={t('fair.title')} onClose={onClose}>
      {fairness === null && problem === null ? <p>{t('common.loading')}</p> : null}
      {fairness && fairness.commitment === null ? <p>{t('fair.former')}</p> : null}
      {fairness && fairness.commitment !== null ? (
        <>
          <p>{t('fair.text')}</p>
          <p>
            <strong>{t('fair.commitment')}</strong>
            <br />
            <code className="app-code">{fairness.commitment}</code>
          </p>
          {fairness.exchanged ? <VerdictLine verdict={{ agrees: false, where: 'published' }} /> : null}
          {fairness.words.length > 0 ? (
            <ul>
              {fairness.words.map((one) => (
                <li key={`${one.name} ${one.word}`}>{t('fair.wordOf', one)}</li>
              ))}
            </ul>
          ) : null}
          {addWord ? (
            <form onSubmit={submit}>
              <label className="app-field">
                <span>{t('fair.yourWord')}</span>
                <input
                  type="text"
                  value={word}
                  maxLength={NAME_LENGTH}
                  autoComplete="off"
                  onChange={(event) => setWord(event.target.value)}
                />
              </label>
              <p>
                <small>{t('fair.wordHint')}</small>
              </p>
              <button type="submit" className="app-button" disabled={working || word.trim() === ''}>
                {t('fair.addWord')}
              </button>
            </form>
          ) : null}
          {check ? (
            <div className="app-actions">
              <button
                type="button"
                className="app-button app-primary"
                disabled={working}
                onClick={() => void attempt(async () => setVerdict(await check()))}
              >
                {t('fair.check')}
              </button>
            </div>
          ) : (
            <p>
              <small>{t('fair.later')}</small>
            </p>
          )}
          {verdict ? <VerdictLine verdict={verdict} /> : null}
        </>
      ) : null}
      {problem ? (
        <p className="app-warning" role="alert">
          {problem}
        </p>
      ) : null}
    </Dialog>
  );
}
