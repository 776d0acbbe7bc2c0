import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardWords } from '../../games/card-words';
import type { GameCard } from '../../games/contract';
import { formatWhen } from '../format';
import { useScreen } from '../game/useScreen';
import { StorageWarning } from '../profile/StorageWarning';
import { useProfileSeats } from '../profile/useProfileSeats';
import { useCard, useCardWords, useRegistry } from '../registry';
import { AS_SPECTATOR, href } from '../routes';
import { Shell } from '../Shell';
import { CreateMatch } from './CreateMatch';
import { failureWords } from './failure-words';
import { Lobby, type LobbyMatch, openSeats } from './lobby';
import { OwnMatches } from './OwnMatches';
import { seatName } from './seat-name';
import { ownSeat } from './seats';
import { useRepeated } from './useRepeated';

/** What is unusual about a match, as its game says it. */
function OptionsLine({ match }: { match: LobbyMatch }) {
  const line = useScreen(match.game).screen?.optionsLine(match.options);
  return line ? <> · {line}</> : null;
}

const isUsual = (options: object, { defaultOptions }: GameCard): boolean => {
  const usual = new Map<string, unknown>(Object.entries(defaultOptions));
  return Object.entries(options).every(([name, value]) => usual.get(name) === value);
};

function MatchRow({ match, card, named }: { match: LobbyMatch; card: GameCard; named: boolean }) {
  const { t, i18n } = useTranslation('app');
  const words = useCardWords(card);
  const free = openSeats(match).length;
  const mine = ownSeat(match.matchID) !== null;
  const address = href({ page: 'match', game: match.game, id: match.matchID });
  return (
    <li className="app-row">
      <div>
        <strong>{match.seats.map((seat) => seatName(t, words, seat)).join(' · ')}</strong>
        <small>
          {named ? `${words.title} · ` : null}
          {t('online.playerCount', { count: match.seats.length })}
          {isUsual(match.options, card) ? null : <OptionsLine match={match} />}
          {' · '}
          {formatWhen(match.createdAt, i18n.language)}
        </small>
      </div>
      <div className="app-row-actions">
        {free > 0 || mine ? (
          <a className="app-button app-small app-primary" href={address}>
            {mine ? t('online.return') : t('online.join')}
          </a>
        ) : null}
        {mine ? null : (
          <a className="app-button app-small" href={address + AS_SPECTATOR}>
            {t('online.spectate')}
          </a>
        )}
      </div>
    </li>
  );
}

/** A row of a registered game; the server may have matches of others. */
function MatchRows({ matches, named }: { matches: readonly LobbyMatch[]; named: boolean }) {
  const { cards } = useRegistry();
  return (
    <ul className="app-rows">
      {matches.map((match) => {
        const card = cards.find(({ id }) => id === match.game);
        return card ? <MatchRow key={match.matchID} match={match} card={card} named={named} /> : null;
      })}
    </ul>
  );
}

/** Which game's matches are listed; there is nothing to choose while there is one game only. */
function GameFilter({ game }: { game: string | null }) {
  const { t, i18n } = useTranslation('app');
  const { cards } = useRegistry();
  if (cards.length < 2) return null;
  return (
    <nav className="app-filter" aria-label={t('online.filter')}>
      {[null, ...cards].map((card) => (
        <a
          key={card?.id ?? ''}
          className="app-filter-game"
          href={href({ page: 'lobby', game: card?.id ?? null })}
          aria-current={game === (card?.id ?? null) ? 'page' : undefined}
        >
          {card ? cardWords(card, i18n.language).title : t('online.allGames')}
        </a>
      ))}
    </nav>
  );
}

/** The lobby of one game, or of all (null): my matches, the open ones, and a button to create one. */
export function LobbyPage({ card }: { card: GameCard | null }) {
  const { t } = useTranslation('app');
  const { cards } = useRegistry();
  const game = card?.id ?? null;
  const lobby = useMemo(() => new Lobby(), []);
  const [pages, setPages] = useState(1);
  const ask = useCallback(() => lobby.list(game, pages), [lobby, game, pages]);
  const { answer: list, failure, refresh } = useRepeated(ask);
  useProfileSeats();
  const [creating, setCreating] = useState<string | null>(null);
  const created = useCard(creating ?? '');
  const named = game === null && cards.length > 1;
  const open = list?.open ?? [];
  // One's own are listed above.
  const running = list?.full.filter(({ matchID }) => ownSeat(matchID) === null) ?? [];
  return (
    <Shell>
      <h1>{t('online.title')}</h1>
      <StorageWarning />
      <p className="app-lead">{t('online.lead')}</p>
      <GameFilter game={game} />
      <div className="app-actions app-start">
        {(card ? [card] : cards).map((one, at) => (
          <CreateButton
            key={one.id}
            card={one}
            named={named}
            primary={at === 0}
            onClick={() => setCreating(one.id)}
          />
        ))}
      </div>
      {created ? <CreateMatch card={created} lobby={lobby} onClose={() => setCreating(null)} /> : null}
      {failure ? (
        <div className="app-warning" role="alert">
          <p>{failureWords(t, failure.code)}</p>
          <button type="button" className="app-button app-small" onClick={refresh}>
            {t('common.retry')}
          </button>
        </div>
      ) : null}
      <OwnMatches lobby={lobby} game={game} />
      <section className="app-card" aria-label={t('online.open')}>
        <h2>{t('online.open')}</h2>
        {list === null ? <p>{failure ? t('online.unknown') : t('common.loading')}</p> : null}
        {list !== null && open.length === 0 ? <p>{t('online.none')}</p> : null}
        <MatchRows matches={open} named={named} />
      </section>
      {running.length > 0 ? (
        <section className="app-card" aria-label={t('online.running')}>
          <h2>{t('online.running')}</h2>
          <MatchRows matches={running} named={named} />
        </section>
      ) : null}
      {list?.more ? (
        <button type="button" className="app-button" onClick={() => setPages(pages + 1)}>
          {t('online.more')}
        </button>
      ) : null}
    </Shell>
  );
}

interface CreateProps {
  readonly card: GameCard;
  /** Whether the button says which game it is. */
  readonly named: boolean;
  readonly primary: boolean;
  readonly onClick: () => void;
}

function CreateButton({ card, named, primary, onClick }: CreateProps) {
  const { t } = useTranslation('app');
  const { title } = useCardWords(card);
  return (
    <button
      type="button"
      className={`app-button app-large ${primary ? 'app-primary' : ''}`}
      onClick={onClick}
    >
      {named ? t('online.createOf', { game: title }) : t('online.create')}
    </button>
  );
}
