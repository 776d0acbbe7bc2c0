import { type DragEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../MessagePage';
import { useRegistry } from '../registry';
import { href } from '../routes';
import { Shell } from '../Shell';
import { type FileProblem, openFile, UnreadableFile } from './opened';
import '../../table/replay/replay.css';

/** Larger than any match: nothing else is worth reading. */
const LARGEST = 8_000_000;

/** Opens a match from its text and shows it; what is wrong with it is told. */
function useOpening(): {
  readonly problem: FileProblem | null;
  open(text: () => Promise<string>): void;
} {
  const registry = useRegistry();
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const open = useCallback(
    (text: () => Promise<string>) => {
      setProblem(null);
      text()
        .then((read) => openFile(read, registry))
        .then(({ game, id }) => window.location.replace(href({ page: 'replay', game, id, move: 0 })))
        .catch((error: unknown) => {
          if (error instanceof UnreadableFile) setProblem(error.problem);
          else
            setProblem(() => {
              throw error;
            });
        });
    },
    [registry],
  );
  return { problem, open };
}

const textOf = async (file: File): Promise<string> => {
  if (file.size > LARGEST) throw new UnreadableFile('notMatch');
  return file.text();
};

/** Only files of the server that the pages came from: the browser would refuse others. */
async function fetchText(file: string): Promise<string> {
  try {
    const address = new URL(file, window.location.origin);
    if (address.origin !== window.location.origin) throw new UnreadableFile('unreachable');
    const answer = await fetch(address);
    if (!answer.ok) throw new UnreadableFile('unreachable');
    return await answer.text();
  } catch {
    throw new UnreadableFile('unreachable');
  }
}

/** Where a saved file becomes a match again: by a button, by dropping it here, or by the address of a file. */
export function OpenFilePage({ file }: { file: string | null }) {
  const { t } = useTranslation(['replay', 'app']);
  const { problem, open } = useOpening();
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (file !== null) open(() => fetchText(file));
  }, [file, open]);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) open(() => textOf(dropped));
  }

  if (file !== null && problem === null) return <MessagePage title={t('app:common.loading')} />;
  return (
    <Shell>
      <h1>{t('open.title')}</h1>
      <p className="app-lead">{t('open.lead')}</p>
      {problem ? (
        <p className="app-warning" role="alert">
          {t(`open.problem.${problem}`)}
        </p>
      ) : null}
      <section
        className="app-card app-drop"
        aria-label={t('open.drop')}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('open.drop')}</p>
        <label className="app-button app-primary app-file">
          {t('open.choose')}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const [chosen] = event.target.files ?? [];
              event.target.value = '';
              if (chosen) open(() => textOf(chosen));
            }}
          />
        </label>
      </section>
    </Shell>
  );
}
