import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../routes';
import { failureWords } from './failure-words';
import { asFailure, type Lobby } from './lobby';
import { dropSeat, type OwnSeat, useOwnSeats } from './seats';
import { type Standing, useStandings } from './watch-turns';

/** At most this many are followed live; older ones are still listed. */
const FOLLOWED = 8;

function Where({ seat, standing }: { seat: OwnSeat; standing: Standing | undefined }) {
  const { t } = useTranslation('app');
  if (!standing) return <small>{t('online.unknown')}</small>;
  if (standing.over) return <small>{t('saved.over')}</small>;
  if (!standing.begun && standing.names.some((name) => name === null)) {
    return <small>{t('online.waiting')}</small>;
  }
  if (standing.current === Number(seat.playerID))
    return <strong className="app-yours">{t('online.yourTurn')}</strong>;
  const name = standing.names[standing.current] ?? t('online.freeSeat');
  return <small>{t('online.theirTurn', { name })}</small>;
}

function OwnMatchRow({
  seat,
  standing,
  lobby,
}: {
  seat: OwnSeat;
  standing: Standing | undefined;
  lobby: Lobby;
}) {
  const { t } = useTranslation('app');
  const [problem, setProblem] = useState<string | null>(null);
  const names = standing?.names.map((name) => name ?? t('online.freeSeat')).join(' · ') ?? seat.name;

  async function leave(): Promise<void> {
    if (!window.confirm(t('online.leaveSure'))) return;
    try {
      if (!standing?.over) await lobby.leave(seat);
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
        <Where seat={seat} standing={standing} />
        {problem ? (
          <small className="app-warning" role="alert">
            {problem}
          </small>
        ) : null}
      </div>
      <div className="app-row-actions">
        <a className="app-button app-small app-primary" href={href({ page: 'match', id: seat.matchID })}>
          {standing?.over ? t('saved.look') : t('online.return')}
        </a>
        <button
          type="button"
          className="app-button app-small"
          aria-label={t('online.leaveNamed', { names })}
          onClick={() => void leave()}
        >
          {standing?.over ? t('saved.delete') : t('online.leave')}
        </button>
      </div>
    </li>
  );
}

/** The matches in which this browser holds a seat, with whose turn it is. */
export function OwnMatches({ lobby }: { lobby: Lobby }) {
  const { t } = useTranslation('app');
  const seats = useOwnSeats();
  const followed = useMemo(() => seats.slice(0, FOLLOWED), [seats]);
  const standings = useStandings(followed);
  useForgottenMatches(lobby, seats);
  if (seats.length === 0) return null;
  return (
    <section className="app-card" aria-label={t('online.mine')}>
      <h2>{t('online.mine')}</h2>
      <ul className="app-rows">
        {seats.map((seat) => (
          <OwnMatchRow key={seat.matchID} seat={seat} standing={standings.get(seat.matchID)} lobby={lobby} />
        ))}
      </ul>
    </section>
  );
}

/** Drops the seats of matches that the server has cleared away; asked once per visit, one after another. */
function useForgottenMatches(lobby: Lobby, seats: readonly OwnSeat[]): void {
  const ids = seats.map((seat) => seat.matchID).join(' ');
  useEffect(() => {
    let stopped = false;
    async function check(): Promise<void> {
      for (const id of ids.split(' ').filter((one) => one !== '')) {
        if (stopped) return;
        try {
          await lobby.get(id);
        } catch (error) {
          if (asFailure(error).code === 'unknown-match') dropSeat(id);
        }
      }
    }
    void check();
    return () => {
      stopped = true;
    };
  }, [lobby, ids]);
}
