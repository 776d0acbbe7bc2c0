import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchableSections, type TextSection, type TextTable } from '../../../ui/SearchableSections';
import { sectionsNow } from './sections';
import { buildingsTable, cardsTable, mapTable, questsTable, roostsTable, sympathyTable } from './tables';
import './learn.css';

/** Rulings of ours have numbers that begin with R. */
const isRuling = (number: string): boolean => /^R\d/.test(number);

/** The whole base box in our own words under the Law's numbers, with a search and tables made from the data. */
export function Rules() {
  const { t, i18n } = useTranslation('root-rules');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const sections = useMemo((): readonly TextSection[] => {
    const tables: Readonly<Record<string, readonly TextTable[]>> = {
      s6: [buildingsTable(t)],
      s7: [roostsTable(t)],
      s8: [sympathyTable(t)],
      s9: [questsTable(t)],
      sC: [mapTable(t, 'autumn'), mapTable(t, 'winter')],
      sK: [cardsTable(t)],
    };
    return Object.entries(sectionsNow()).map(([id, { title, rules }]) => ({
      id,
      number: id.slice(1),
      title,
      rules: Object.entries(rules).map(([number, text]) =>
        isRuling(number) ? { number, text, remark: t('ruling') } : { number, text },
      ),
      tables: tables[id] ?? [],
    }));
  }, [i18n.language]);
  return (
    <>
      <aside className="rt-notice">
        <p>{t('notice')}</p>
      </aside>
      <SearchableSections
        sections={sections}
        words={{
          label: t('search.label'),
          placeholder: t('search.placeholder'),
          clear: t('search.clear'),
          contents: t('search.contents'),
          found: (count) => t('search.found', { count }),
          nothing: (query) => t('search.nothing', { query }),
        }}
      />
    </>
  );
}
