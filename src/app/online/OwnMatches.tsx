import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../routes';
import { failureWords } from './failure-words';
import { asFailure, type Lobby, type LobbyMatch, openSeats } from './lobby';
import { seatName } from './seat-name';
import { dropSeat, type OwnSeat, useOwnSeats } from './seats';
import { useRepeated } from './useRepeated';

/** How a match stands, from the point of view of a seat: over, waiting for people, or whose turn it is. */
function Where({ seat, match }: { seat: OwnSeat; match: LobbyMatch | undefined }) {
  const { t } = useTranslation('app');
  if (!match) return <small>{t('online.unknown')}</small>;
  if (match.over) return <small>{t('saved.over')}</small>;
  if (!match.started && openSeats(match).length > 0) return <small>{t('online.waiting')}</small>;
  if (match.current === Number(seat.playerID)) {
    return <strong className="app-yours">{t('online.yourTurn')}</strong>;
  }
  const name = seatName(t, match.seats[match.current ?? -1]);
  return <small>{t('online.theirTurn', { name })}</small>;
}

function OwnMatchRow({ seat, match, lobby }: { seat: OwnSeat; match: LobbyMatch | undefined; lobby: Lobby }) {
  const { t } = useTranslation('app');
  const [problem, setProblem] = useState<string | null>(null);
  const names = match?.seats.map((one) => seatName(t, one)).join(' · ') ?? seat.name;

  async function leave(): Promise<void> {
    if (!window.confirm(t('online.leaveSure'))) return;
    try {
      if (!match?.over) await lobby.leave(seat);
      dropSeat(seat.matchID);
    } catch (error) {
      const { code } = asFailure(error);
      // The server does not know this seat any more, so there is nothing left to leave.
      if (code === 'unknown-match' || code === 'unauthorized') dropSeat(seat.matchID);
      else setProblem(failureWords(t, code));
    }
  }

  return (
    <li className="app-row">
      <div>
        <strong>{names}</strong>
        <Where seat={seat} match={match} />
        {problem ? (
          <small className="app-warning" role="alert">
            {problem}
          </small>
        ) : null}
      </div>
      <div className="app-row-actions">
        <a className="app-button app-small app-primary" href={href({ page: 'match', id: seat.matchID })}>
          {match?.over ? t('saved.look') : t('online.return')}
        </a>
        <button
          type="button"
          className="app-button app-small"
          aria-label={t('online.leaveNamed', { names })}
          onClick={() => void leave()}
        >
          {match?.over ? t('saved.delete') : t('online.leave')}
        </button>
      </div>
    </li>
  );
}

/** Those of this browser's matches that the server knows; the seats of those that it has cleared away are dropped. */
function useOwnStandings(lobby: Lobby, seats: readonly OwnSeat[]): readonly LobbyMatch[] | null {
  const ids = seats.map((seat) => seat.matchID).join(' ');
  const ask = useCallback(async () => {
    const asked = ids.split(' ').filter((id) => id !== '');
    return { asked, known: await lobby.standings(asked) };
  }, [lobby, ids]);
  const { answer } = useRepeated(ask);
  useEffect(() => {
    const known = new Set(answer?.known.map((match) => match.matchID));
    for (const id of answer?.asked ?? []) if (!known.has(id)) dropSeat(id);
  }, [answer]);
  return answer?.known ?? null;
}

/** The matches in which this browser holds a seat, with whose turn it is. */
export function OwnMatches({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('app');
  const seats = useOwnSeats();
  const matches = useOwnStandings(lobby, seats);
  if (seats.length === 0) return null;
  return (
    <section className="app-card" aria-label={t('online.mine')}>
      <h2>{t('online.mine')}</h2>
      <ul className="app-rows">
        {seats.map((seat) => (
          <OwnMatchRow
            key={seat.matchID}
            seat={seat}
            match={matches?.find((match) => match.matchID === seat.matchID)}
            lobby={lobby}
          />
        ))}
      </ul>
    </section>
  );
}
