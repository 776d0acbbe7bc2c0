import { type ChangeEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardTable, compactTable, parseCardTable, type TableProblem } from '../rules';

/** No file of a row for each card comes near this size. */
const LONGEST_FILE = 200_000;

type Problem = TableProblem | 'not-json';

async function readFile(file: File): Promise<{ table: CardTable } | { problem: Problem }> {
  if (file.size > LONGEST_FILE) return { problem: 'not-json' };
  try {
    return parseCardTable(JSON.parse(await file.text()));
  } catch {
    return { problem: 'not-json' };
  }
}

interface Props {
  readonly cards: CardTable | null;
  readonly onChange: (cards: CardTable | null) => void;
}

/** The values that a match is played by: ours, or those of a file that somebody who owns the box has written. */
export function CardFile({ cards, onChange }: Props) {
  const { t } = useTranslation('iki-table');
  const [problem, setProblem] = useState<Problem | null>(null);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    // The same file can be chosen again after it was mended.
    target.value = '';
    if (!file) return;
    const read = await readFile(file);
    if ('table' in read) onChange(compactTable(read.table));
    setProblem('problem' in read ? read.problem : null);
  }

  const row = problem === null || problem === 'not-json' ? null : problem;
  return (
    <fieldset className="app-choice iki-card-file">
      <legend>{t('cardFile.title')}</legend>
      <p>{cards ? t('options.cards', { name: cards.name }) : t('cardFile.ours')}</p>
      <div className="app-actions">
        <label className="app-button app-small">
          {t('cardFile.choose')}
          <input
            type="file"
            className="iki-file-input"
            accept="application/json,.json"
            onChange={(event) => void choose(event)}
          />
        </label>
        {cards && (
          <button type="button" className="app-button app-small" onClick={() => onChange(null)}>
            {t('cardFile.remove')}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="app-warning" role="alert">
          {row
            ? t('cardFile.wrong', {
                place: [row.row, row.field].filter((part) => part !== '').join(', ') || '–',
                expected: row.expected,
              })
            : t('cardFile.notJson')}
        </p>
      )}
      <p className="app-hint">{t('cardFile.hint')}</p>
    </fieldset>
  );
}
