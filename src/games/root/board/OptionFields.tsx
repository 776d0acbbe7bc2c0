import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../../i18n';
import { Choice, Switch } from '../../../ui/Choice';
import { Select } from '../../../ui/Select';
import {
  FACTIONS,
  type FactionId,
  LEAST_REACH,
  MAP_IDS,
  MAPS,
  type MatchOptions,
  reachOf,
  SUIT_MODES,
} from '../rules';

interface Props {
  readonly options: MatchOptions;
  readonly players: number;
  readonly onChange: (options: MatchOptions) => void;
}
type Factions = MatchOptions['factions'];
const isNamed = (factions: Factions): factions is readonly FactionId[] => typeof factions !== 'string';

/** So many different factions, as many of the given ones as there are seats. */
const fitted = (factions: readonly FactionId[], players: number): readonly FactionId[] =>
  [...factions, ...FACTIONS.filter((faction) => !factions.includes(faction))].slice(0, players);
/** Anybody who names the factions may name any. */
const withNamed = (options: MatchOptions, factions: readonly FactionId[]): MatchOptions => ({
  ...options,
  factions,
  anyFactions: reachOf(factions) < LEAST_REACH,
});
/** A seat takes a faction; the seat that had it gets the other one. */
const exchanged = (factions: readonly FactionId[], seat: number, wanted: FactionId): readonly FactionId[] =>
  factions.map((faction, at) =>
    at === seat ? wanted : faction === wanted ? (factions[seat] ?? faction) : faction,
  );

/** A faction for each seat. */
function NamedFactions({
  factions,
  onChange,
}: {
  readonly factions: readonly FactionId[];
  onChange(factions: readonly FactionId[]): void;
}) {
  const { t } = useTranslation(['root-table', 'root-terms']);
  const id = useId();
  const reach = reachOf(factions);
  return (
    <fieldset className="app-choice">
      <legend>{t('root-table:options.bySeat')}</legend>
      {factions.map((own, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="app-seat-line">
          <label htmlFor={`${id}-${seat}`}>{t('root-table:options.seat', { number: seat + 1 })}</label>
          <Select
            id={`${id}-${seat}`}
            value={own}
            onChange={(value) => {
              const wanted = FACTIONS.find((faction) => faction === value);
              if (wanted) onChange(exchanged(factions, seat, wanted));
            }}
          >
            {FACTIONS.map((faction) => (
              <option key={faction} value={faction}>
                {t(`root-terms:faction.${faction}`)}
              </option>
            ))}
          </Select>
        </div>
      ))}
      {reach < LEAST_REACH ? (
        <p className="app-hint" role="status">
          {t('root-table:options.reach', { reach, least: LEAST_REACH })}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The options of a match, for the forms that set a table or create a match. */
export function OptionFields({ options, players, onChange }: Props) {
  const { t } = useTranslation(['root-table', 'root-terms']);
  const { factions } = options;
  // A seat more or less is a faction more or less.
  useEffect(() => {
    if (isNamed(factions) && factions.length !== players) {
      onChange(withNamed(options, fitted(factions, players)));
    }
  }, [factions, players, options, onChange]);
  return (
    <>
      <Choice
        label={t('root-table:options.map')}
        value={options.map}
        options={MAP_IDS.map((value) => ({ value, label: t(`root-terms:map.${value}`) }))}
        onChange={(map) => onChange({ ...options, map })}
      />
      {MAPS[options.map].clearings.every(({ suit }) => suit !== null) ? (
        <Choice
          label={t('root-table:options.suits')}
          value={options.suits}
          options={SUIT_MODES.map((value) => ({ value, label: t(`root-table:options.${value}`) }))}
          onChange={(suits) => onChange({ ...options, suits })}
        />
      ) : null}
      <Choice
        label={t('root-table:options.factions')}
        value={isNamed(factions) ? 'named' : factions}
        options={[
          { value: 'random', label: t('root-table:options.factionsRandom') },
          { value: 'pick', label: t('root-table:options.factionsPick') },
          { value: 'named', label: t('root-table:options.factionsNamed') },
        ]}
        onChange={(value) =>
          onChange(
            value === 'named'
              ? withNamed(options, fitted([], players))
              : { ...options, factions: value, anyFactions: isNamed(factions) ? false : options.anyFactions },
          )
        }
      />
      {isNamed(factions) ? (
        <NamedFactions factions={factions} onChange={(named) => onChange(withNamed(options, named))} />
      ) : (
        <Switch
          label={t('root-table:options.any')}
          hint={t('root-table:options.anyHint')}
          checked={options.anyFactions}
          onChange={(anyFactions) => onChange({ ...options, anyFactions })}
        />
      )}
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
    ...(suits === 'random' && map !== 'winter' ? [say('random')] : []),
    ...(factions === 'pick' ? [say('factionsPick')] : []),
    ...(isNamed(factions)
      ? [factions.map((faction) => i18n.t(`short.${faction}`, { ns: 'root-terms' })).join(', ')]
      : anyFactions
        ? [say('yes')]
        : []),
  ];
  return lines.length > 0 ? lines.join(' · ') : null;
}
