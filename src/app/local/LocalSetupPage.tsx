import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CLAN_MODES,
  MAX_PLAYERS,
  type MatchOptions,
  MIN_PLAYERS,
  PATRON_MODES,
} from '../../games/river-of-gold';
import { isBotLevel } from '../../games/river-of-gold/bots/types';
import { Choice } from '../../ui/Choice';
import { NAME_LENGTH, rememberMyName } from '../names';
import { navigate } from '../routes';
import { Shell } from '../Shell';
import { SavedGames } from './SavedGames';
import { newGame, writeGame } from './saved';
import { DEFAULT_LOCAL_OPTIONS, defaultPlaces, type Place, SITTERS, seatsOf } from './seating';

interface SeatRowProps {
  readonly number: number;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ number, place, onChange, onRemove }: SeatRowProps) {
  const { t } = useTranslation('app');
  return (
    <li className="app-seat">
      <span className="app-seat-number" aria-hidden="true">
        {number}
      </span>
      <label>
        <span className="app-hidden">{t('local.who', { number })}</span>
        <select
          value={place.sitter}
          onChange={(event) => {
            const sitter = SITTERS.find((known) => known === event.target.value) ?? 'person';
            onChange({ ...place, sitter });
          }}
        >
          {SITTERS.map((sitter) => (
            <option key={sitter} value={sitter}>
              {t(`local.sitter.${sitter}`)}
            </option>
          ))}
        </select>
      </label>
      {isBotLevel(place.sitter) ? (
        <span className="app-seat-about">{t(`local.about.${place.sitter}`)}</span>
      ) : (
        <label className="app-seat-name">
          <span className="app-hidden">{t('local.name', { number })}</span>
          <input
            type="text"
            value={place.name}
            maxLength={NAME_LENGTH}
            placeholder={t('local.player', { number })}
            autoComplete="off"
            onChange={(event) => onChange({ ...place, name: event.target.value })}
          />
        </label>
      )}
      {onRemove ? (
        <button
          type="button"
          className="app-icon-button"
          aria-label={t('local.remove', { number })}
          onClick={onRemove}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M5 12h14" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
          </svg>
        </button>
      ) : null}
    </li>
  );
}

/** The options of a match; local and online matches offer the same. */
export function OptionFields({
  options,
  onChange,
}: {
  options: MatchOptions;
  onChange: (options: MatchOptions) => void;
}) {
  const { t } = useTranslation('app');
  return (
    <>
      <Choice
        label={t('options.patrons')}
        value={options.patrons}
        options={PATRON_MODES.map((mode) => ({
          value: mode,
          label: t(`options.patronMode.${mode}`),
          hint: t(`options.patronHint.${mode}`),
        }))}
        onChange={(patrons) => onChange({ ...options, patrons })}
      />
      {options.patrons === 'none' ? (
        <Choice
          label={t('options.clans')}
          value={options.clans}
          options={CLAN_MODES.map((mode) => ({ value: mode, label: t(`options.clanMode.${mode}`) }))}
          onChange={(clans) => onChange({ ...options, clans })}
        />
      ) : null}
    </>
  );
}

/** Sets a table on this device. Everything has a default, so that one click begins. */
export function LocalSetupPage() {
  const { t } = useTranslation('app');
  const [places, setPlaces] = useState<readonly Place[]>(defaultPlaces);
  const [options, setOptions] = useState<MatchOptions>(DEFAULT_LOCAL_OPTIONS);
  const [full, setFull] = useState(false);

  function begin(event: FormEvent) {
    event.preventDefault();
    const seats = seatsOf(places, (number) => t('local.player', { number }));
    const first = places.find((place) => place.sitter === 'person');
    if (first) rememberMyName(first.name);
    const game = newGame(seats, options);
    if (writeGame(game)) navigate({ page: 'local', id: game.id });
    else setFull(true);
  }

  return (
    <Shell>
      <h1>{t('local.title')}</h1>
      <p className="app-lead">{t('local.lead')}</p>
      <form className="app-card app-setup" onSubmit={begin}>
        <h2>{t('local.seats')}</h2>
        <ol className="app-seats">
          {places.map((place, at) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={at}
              number={at + 1}
              place={place}
              onChange={(changed) => setPlaces(places.map((old, index) => (index === at ? changed : old)))}
              onRemove={places.length > MIN_PLAYERS ? () => setPlaces(places.toSpliced(at, 1)) : null}
            />
          ))}
        </ol>
        {places.length < MAX_PLAYERS ? (
          <button
            type="button"
            className="app-button app-quiet"
            onClick={() => setPlaces([...places, { sitter: 'merchant', name: '' }])}
          >
            {t('local.add')}
          </button>
        ) : null}
        <details className="app-more">
          <summary>{t('options.title')}</summary>
          <OptionFields options={options} onChange={setOptions} />
        </details>
        {full ? (
          <p className="app-warning" role="alert">
            {t('local.noRoom')}
          </p>
        ) : null}
        <button type="submit" className="app-button app-primary app-large">
          {t('local.begin')}
        </button>
      </form>
      <SavedGames />
    </Shell>
  );
}
