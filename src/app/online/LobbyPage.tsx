import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhen } from '../local/SavedGames';
import { href } from '../routes';
import { Shell } from '../Shell';
import { CreateMatch } from './CreateMatch';
import { failureWords } from './failure-words';
import { Lobby, type LobbyMatch, openSeats } from './lobby';
import { OwnMatches } from './OwnMatches';
import { seatName } from './seat-name';
import { ownSeat } from './seats';
import { useRepeated } from './useRepeated';

function MatchRow({ match }: { match: LobbyMatch }) {
  const { t, i18n } = useTranslation(['app', 'river-terms']);
  const { t: words } = useTranslation('app');
  const free = openSeats(match).length;
  const mine = ownSeat(match.matchID) !== null;
  const patrons = match.options.patrons;
  return (
    <li className="app-row">
      <div>
        <strong>{match.seats.map((seat) => seatName(words, seat)).join(' · ')}</strong>
        <small>
          {t('river-terms:amount.players', { count: match.seats.length })}
          {patrons && patrons !== 'none' ? ` · ${t(`app:options.patronMode.${patrons}`)}` : ''}
          {' · '}
          {formatWhen(match.createdAt, i18n.language)}
        </small>
      </div>
      <div className="app-row-actions">
        {free > 0 || mine ? (
          <a className="app-button app-small app-primary" href={href({ page: 'match', id: match.matchID })}>
            {mine ? t('app:online.return') : t('app:online.join')}
          </a>
        ) : null}
        {mine ? null : (
          <a className="app-button app-small" href={`${href({ page: 'match', id: match.matchID })}?watch`}>
            {t('app:online.watch')}
          </a>
        )}
      </div>
    </li>
  );
}

/** The lobby: my matches, the open ones, and a button to make one. */
export function LobbyPage() {
  const { t } = useTranslation('app');
  const lobby = useMemo(() => new Lobby(), []);
  const { answer: matches, failure, refresh } = useRepeated(useCallback(() => lobby.list(), [lobby]));
  const [creating, setCreating] = useState(false);
  const open = matches?.filter((match) => openSeats(match).length > 0) ?? [];
  // One's own are listed above.
  const running =
    matches?.filter((match) => openSeats(match).length === 0 && ownSeat(match.matchID) === null) ?? [];
  return (
    <Shell>
      <h1>{t('online.title')}</h1>
      <p className="app-lead">{t('online.lead')}</p>
      <div className="app-actions app-start">
        <button type="button" className="app-button app-primary app-large" onClick={() => setCreating(true)}>
          {t('online.create')}
        </button>
      </div>
      {creating ? <CreateMatch lobby={lobby} onClose={() => setCreating(false)} /> : null}
      {failure ? (
        <div className="app-warning" role="alert">
          <p>{failureWords(t, failure.code)}</p>
          <button type="button" className="app-button app-small" onClick={refresh}>
            {t('common.retry')}
          </button>
        </div>
      ) : null}
      <OwnMatches lobby={lobby} />
      <section className="app-card" aria-label={t('online.open')}>
        <h2>{t('online.open')}</h2>
        {matches === null ? <p>{failure ? t('online.unknown') : t('common.loading')}</p> : null}
        {matches !== null && open.length === 0 ? <p>{t('online.none')}</p> : null}
        <ul className="app-rows">
          {open.map((match) => (
            <MatchRow key={match.matchID} match={match} />
          ))}
        </ul>
      </section>
      {running.length > 0 ? (
        <section className="app-card" aria-label={t('online.running')}>
          <h2>{t('online.running')}</h2>
          <ul className="app-rows">
            {running.map((match) => (
              <MatchRow key={match.matchID} match={match} />
            ))}
          </ul>
        </section>
      ) : null}
    </Shell>
  );
}
