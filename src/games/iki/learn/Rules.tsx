import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchableSections, type TextSection, type TextTable } from '../../../ui/SearchableSections';
import {
  buildingsTable,
  calendarTable,
  fishTable,
  occupationsTable,
  shopsTable,
  tobaccoTable,
} from './tables';
import './learn.css';
import '../locales';

/** Rules where the rulebook is silent or unclear, so that we had to rule. */
const RULINGS: ReadonlySet<string> = new Set([
  ...['1.3', '1.7', '3.1', '3.4', '3.5', '3.6', '6.1', '6.3', '7.4', '8.2', '9.7', '10.2', '10.4', '10.5'],
  ...['10.6', '11.5', '11.6', '13.3', '14.1', '14.5', '14.6', '15.4', '16.2', '18.2', '18.3'],
]);

/** The whole game in our own words, with a search, tables made from the data, and what is ours marked as ours. */
export function Rules() {
  const { t, i18n } = useTranslation('iki-learn');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language
  const sections = useMemo((): readonly TextSection[] => {
    const tables: Readonly<Record<string, readonly TextTable[]>> = {
      s2: [occupationsTable(t), fishTable(t), tobaccoTable(t)],
      s4: [calendarTable(t)],
      s9: [shopsTable(t)],
      s12: [buildingsTable(t)],
    };
    return Object.entries(t('sections', { returnObjects: true })).map(([id, { title, ...rules }]) => {
      const section = id.slice(1);
      return {
        id,
        number: section,
        title,
        rules: Object.entries(rules).map(([key, text]) => {
          const number = `${section}.${key.slice(1)}`;
          return RULINGS.has(number) ? { number, text, remark: t('ruling') } : { number, text };
        }),
        tables: tables[id] ?? [],
      };
    });
  }, [i18n.language]);
  return (
    <>
      <aside className="iki-notice">
        <p>{t('notice.rights')}</p>
        <p>{t('notice.values')}</p>
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
