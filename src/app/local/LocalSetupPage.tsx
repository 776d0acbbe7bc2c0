import { produce } from 'immer';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { NAME_LENGTH } from '../../protocol/names';
import { OptionFields } from '../game/OptionFields';
import { rememberMyName } from '../my-name';
import { StorageWarning } from '../profile/StorageWarning';
import { useCardWords } from '../registry';
import { navigate } from '../routes';
import { Shell } from '../Shell';
import { BotSelect } from './BotSelect';
import { SavedGames } from './SavedGames';
import { newGame, writeGame } from './saved';
import { defaultPlaces, type Place, seatsOf } from './seating';

interface SeatRowProps {
  readonly card: GameCard;
  readonly number: number;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
  readonly onRemove: (() => void) | null;
}

function SeatRow({ card, number, place, onChange, onRemove }: SeatRowProps) {
  const { t } = useTranslation('app');
  const { bots } = useCardWords(card);
  const id = useId();
  return (
    <li className="app-seat">
      <span className="app-seat-number" aria-hidden="true">
        {number}
      </span>
      <span className="app-seat-who">
        <label htmlFor={id} className="app-hidden">
          {t('local.who', { number })}
        </label>
        <BotSelect id={id} card={card} value={place.bot} onChange={(bot) => onChange({ ...place, bot })} />
      </span>
      {place.bot !== null ? (
        <span className="app-seat-about">{bots[place.bot]?.about}</span>
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

/** Sets a table on this device. Everything has a default, so that one click begins. */
export function LocalSetupPage({ card }: { card: GameCard }) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  const [places, setPlaces] = useState<readonly Place[]>(() => defaultPlaces(card));
  const [options, setOptions] = useState<object>(card.defaultOptions);
  const change = (recipe: (draft: Place[]) => void) => setPlaces(produce(recipe));

  function begin(event: FormEvent) {
    event.preventDefault();
    const seats = seatsOf(places, card, (number) => t('local.player', { number }));
    const first = places.find((place) => place.bot === null);
    if (first) rememberMyName(first.name);
    const game = newGame(card.id, seats, options);
    writeGame(game);
    navigate({ page: 'local', game: card.id, id: game.id });
  }

  return (
    <Shell>
      <p className="app-eyebrow">{title}</p>
      <h1>{t('local.title')}</h1>
      <p className="app-lead">{t('local.lead')}</p>
      <StorageWarning />
      <form className="app-card app-setup" onSubmit={begin}>
        <h2>{t('local.seats')}</h2>
        <ol className="app-seats">
          {places.map((place, at) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={at}
              card={card}
              number={at + 1}
              place={place}
              onChange={(changed) => change((draft) => void draft.splice(at, 1, changed))}
              onRemove={
                places.length > card.players.min ? () => change((draft) => void draft.splice(at, 1)) : null
              }
            />
          ))}
        </ol>
        {places.length < card.players.max ? (
          <button
            type="button"
            className="app-button app-quiet"
            onClick={() => change((draft) => void draft.push({ bot: card.usualBot, name: '' }))}
          >
            {t('local.add')}
          </button>
        ) : null}
        <details className="app-more">
          <summary>{t('options.title')}</summary>
          <OptionFields game={card.id} options={options} players={places.length} onChange={setOptions} />
        </details>
        <button type="submit" className="app-button app-primary app-large">
          {t('local.begin')}
        </button>
      </form>
      <SavedGames game={card.id} />
    </Shell>
  );
}
