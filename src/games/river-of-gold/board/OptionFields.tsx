import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n';
import { Choice } from '../../../ui/Choice';
import { CLAN_MODES, type MatchOptions, PATRON_MODES } from '../rules';

interface Props {
  readonly options: MatchOptions;
  readonly onChange: (options: MatchOptions) => void;
}

/** The options of a match, for the forms that set a table or create a match. */
export function OptionFields({ options, onChange }: Props) {
  const { t } = useTranslation('river-options');
  return (
    <>
      <Choice
        label={t('patrons')}
        value={options.patrons}
        options={PATRON_MODES.map((mode) => ({
          value: mode,
          label: t(`patronMode.${mode}`),
          hint: t(`patronHint.${mode}`),
        }))}
        onChange={(patrons) => onChange({ ...options, patrons })}
      />
      {options.patrons === 'none' ? (
        <Choice
          label={t('clans')}
          value={options.clans}
          options={CLAN_MODES.map((mode) => ({ value: mode, label: t(`clanMode.${mode}`) }))}
          onChange={(clans) => onChange({ ...options, clans })}
        />
      ) : null}
    </>
  );
}

/** What is unusual about a match's options; null for a usual match. */
export function optionsLine({ patrons = 'none', clans }: Partial<MatchOptions>): string | null {
  if (patrons !== 'none') return i18n.t(`line.${patrons}`, { ns: 'river-options' });
  return clans === 'random' ? i18n.t('line.random', { ns: 'river-options' }) : null;
}
