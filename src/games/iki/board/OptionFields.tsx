import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n';
import { Choice } from '../../../ui/Choice';
import type { MatchOptions } from '../rules';
import { CardFile } from './CardFile';
import './theme/options.css';

interface Props {
  readonly options: MatchOptions;
  readonly onChange: (options: MatchOptions) => void;
}

/** The options of a match, for the forms that set a table or create a match. */
export function OptionFields({ options, onChange }: Props) {
  const { t } = useTranslation('iki-table');
  return (
    <>
      <Choice
        label={t('options.extras')}
        value={options.extras ? 'with' : 'without'}
        options={(['with', 'without'] as const).map((value) => ({
          value,
          label: t(`options.${value}`),
          hint: t('options.hint'),
        }))}
        onChange={(value) => onChange({ ...options, extras: value === 'with' })}
      />
      <CardFile cards={options.cards} onChange={(cards) => onChange({ ...options, cards })} />
    </>
  );
}

/** What is unusual about a match's options; null for a usual match. */
export function optionsLine({ extras = true, cards = null }: Partial<MatchOptions>): string | null {
  const lines = [
    ...(extras ? [] : [i18n.t('options.line', { ns: 'iki-table' })]),
    ...(cards ? [i18n.t('options.cards', { ns: 'iki-table', name: cards.name })] : []),
  ];
  return lines.length > 0 ? lines.join(', ') : null;
}
