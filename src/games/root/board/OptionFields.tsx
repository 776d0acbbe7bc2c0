import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n';
import { Choice, Switch } from '../../../ui/Choice';
import { MAP_IDS, type MatchOptions, SUIT_MODES } from '../rules';

interface Props {
  readonly options: MatchOptions;
  readonly onChange: (options: MatchOptions) => void;
}

/** The options of a match, for the forms that set a table or create a match. */
export function OptionFields({ options, onChange }: Props) {
  const { t } = useTranslation(['root-table', 'root-terms']);
  return (
    <>
      <Choice
        label={t('root-table:options.map')}
        value={options.map}
        options={MAP_IDS.map((value) => ({ value, label: t(`root-terms:map.${value}`) }))}
        onChange={(map) => onChange({ ...options, map })}
      />
      <Choice
        label={t('root-table:options.suits')}
        value={options.suits}
        options={SUIT_MODES.map((value) => ({ value, label: t(`root-table:options.${value}`) }))}
        onChange={(suits) => onChange({ ...options, suits })}
      />
      <Choice
        label={t('root-table:options.factions')}
        value={options.factions === 'pick' ? 'pick' : 'random'}
        options={[
          { value: 'random', label: t('root-table:options.factionsRandom') },
          { value: 'pick', label: t('root-table:options.factionsPick') },
        ]}
        onChange={(factions) => onChange({ ...options, factions })}
      />
      <Switch
        label={t('root-table:options.any')}
        hint={t('root-table:options.anyHint')}
        checked={options.anyFactions}
        onChange={(anyFactions) => onChange({ ...options, anyFactions })}
      />
    </>
  );
}

/** What is unusual about a match's options; null for a usual match. */
export function optionsLine({
  map = 'autumn',
  suits = 'printed',
  factions = 'random',
  anyFactions = false,
}: Partial<MatchOptions>): string | null {
  const say = (key: 'random' | 'factionsPick' | 'yes'): string =>
    i18n.t(`options.${key}`, { ns: 'root-table' });
  const lines = [
    ...(map === 'winter' ? [i18n.t('map.winter', { ns: 'root-terms' })] : []),
    ...(suits === 'random' ? [say('random')] : []),
    ...(factions === 'pick' ? [say('factionsPick')] : []),
    ...(typeof factions === 'string'
      ? []
      : [factions.map((faction) => i18n.t(`short.${faction}`, { ns: 'root-terms' })).join(', ')]),
    ...(anyFactions ? [say('yes')] : []),
  ];
  return lines.length > 0 ? lines.join(' · ') : null;
}
