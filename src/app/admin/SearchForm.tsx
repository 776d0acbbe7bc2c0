import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A field for what is looked for; it is looked for when the form is sent. */
export function SearchForm({ hint, onSearch }: { hint: string; onSearch: (words: string) => void }) {
  const { t } = useTranslation('admin');
  const [words, setWords] = useState('');
  function search(event: FormEvent): void {
    event.preventDefault();
    onSearch(words.trim());
  }
  return (
    <search>
      <form className="admin-search" onSubmit={search}>
        <label className="app-field">
          <span>{hint}</span>
          <input
            type="text"
            value={words}
            maxLength={64}
            autoComplete="off"
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <button type="submit" className="app-button">
          {t('search')}
        </button>
      </form>
    </search>
  );
}
