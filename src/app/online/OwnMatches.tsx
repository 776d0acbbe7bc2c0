import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardWords } from '../../games/card-words';
import type { CardWords } from '../../games/contract';
import { useSure } from '../../ui/Sure';
import { formatWhen } from '../format';
import { useRegistry } from '../registry';
import { href } from '../routes';
import { failureWords } from './failure-words';
import { asFailure, type Lobby, type LobbyMatch, openSeats } from './lobby';
import { seatInTurn, seatName } from './seat-name';
import { dropSeat, type OwnSeat, useOwnSeats } from './seats';
import { TimeLeft } from './TimeLeft';
import { useRepeated } from './useRepeated';

/** The words of the game of a seat; a game that is not registered any more has none. */
function useWordsOf(game: string): Pick<CardWords, 'bots'> & { readonly title: string } {
  const { i18n } = useTranslation('app');
  const card = useRegistry().cards.find(({ id }) => id === game);
  return card ? cardWords(card, i18n.language) : { title: game, bots: {} };
}

/** How a match stands, from the point of view of a seat: over, waiting for people, or whose turn it is. */
function Standing({ seat, match }: { seat: OwnSeat; match: LobbyMatch | undefined }) {
  const { t } = useTranslation('app');
  const words = useWordsOf(seat.game);
  if (!match) return <small>{t('online.unknown')}</small>;
  if (match.over) return <small>{t('saved.over')}</small>;
  if (!match.started && openSeats(match).length > 0) return <small>{t('online.waiting')}</small>;
  if (match.current === Number(seat.playerID)) {
    return <strong className="app-yours">{t('online.yourTurn')}</strong>;
  }
  const current = match.current ?? -1;
  const name = seatInTurn(t, words, match.seats[current], current + 1);
  return <small>{t('online.theirTurn', { name })}</small>;
}

interface RowProps {
  readonly seat: OwnSeat;
  readonly match: LobbyMatch | undefined;
  readonly lobby: Lobby;
  /** Whether the row says which game it is. */
  readonly named: boolean;
}

function OwnMatchRow({ seat, match, lobby, named }: RowProps) {
  const { t, i18n } = useTranslation('app');
  const words = useWordsOf(seat.game);
  const [problem, setProblem] = useState<string | null>(null);
  const sure = useSure();
  const over = match?.over === true;
  const names = match?.seats.map((one) => seatName(t, words, one)).join(' · ') ?? seat.name;

  async function leave(): Promise<void> {
    try {
      if (!over) await lobby.leave(seat);
      dropSeat(seat.matchID);
    } catch (error) {
      const { code } = asFailure(error);
      // The server has no such seat any more, so there is nothing left to leave.
      if (code === 'unknown-match' || code === 'unauthorized') dropSeat(seat.matchID);
      else setProblem(failureWords(t, code));
    }
  }

  return (
    <li className="app-row">
      <div>
        <strong>{names}</strong>
        {named ? <small>{words.title}</small> : null}
        <Standing seat={seat} match={match} />
        {match ? (
          <small>
            {' · '}
            {formatWhen(match.updatedAt, i18n.language)} <TimeLeft deadline={match.table.deadline} />
          </small>
        ) : null}
        {problem ? (
          <small className="app-warning" role="alert">
            {problem}
          </small>
        ) : null}
      </div>
      <div className="app-row-actions">
        <a
          className="app-button app-small app-primary"
          href={href({ page: 'match', game: seat.game, id: seat.matchID })}
        >
          {over ? t('saved.look') : t('online.return')}
        </a>
        <button
          type="button"
          className="app-button app-small"
          aria-label={over ? t('online.deleteNamed', { names }) : t('online.leaveNamed', { names })}
          onClick={() =>
            sure.ask({
              question: over ? t('online.deleteSure', { names }) : t('online.leaveSure'),
              verb: over ? t('saved.delete') : t('online.leave'),
              act: () => void leave(),
            })
          }
        >
          {over ? t('saved.delete') : t('online.leave')}
        </button>
      </div>
      {sure.dialog}
    </li>
  );
}

/**
 * How the matches of this browser stand; null until the server has answered. A seat whose match the server has cleared
 * away is dropped.
 */
function useOwnStandings(lobby: Lobby, seats: readonly OwnSeat[]): readonly LobbyMatch[] | null {
  const wanted = seats.map(({ game, matchID }) => `${game} ${matchID}`).join(',');
  const ask = useCallback(async () => {
    const asked = wanted.split(',').flatMap((one) => {
      const [game, matchID] = one.split(' ');
      return game && matchID ? [{ game, matchID }] : [];
    });
    const games = [...new Set(asked.map(({ game }) => game))];
    const ofGame = (game: string) => asked.filter((one) => one.game === game).map((one) => one.matchID);
    const found = await Promise.all(games.map((game) => lobby.standings(game, ofGame(game))));
    return { asked, matches: found.flat() };
  }, [lobby, wanted]);
  const { answer } = useRepeated(ask);
  useEffect(() => {
    if (!answer) return;
    const alive = new Set(answer.matches.map((match) => match.matchID));
    for (const { matchID } of answer.asked) if (!alive.has(matchID)) dropSeat(matchID);
  }, [answer]);
  return answer?.matches ?? null;
}

/** One's own turns first, the shortest time left before the others; then running matches, then finished ones. */
function byUrgency(seats: readonly OwnSeat[], matches: readonly LobbyMatch[]): OwnSeat[] {
  const rank = (seat: OwnSeat): readonly [number, number] => {
    const match = matches.find(({ matchID }) => matchID === seat.matchID);
    if (!match) return [2, -seat.joinedAt];
    if (match.over) return [3, -match.updatedAt];
    const yours = match.current === Number(seat.playerID) && (match.started || openSeats(match).length === 0);
    // A turn without a clock waits longest where the last move is oldest.
    if (yours) return match.table.deadline === null ? [1, match.updatedAt] : [0, match.table.deadline];
    return [2, -match.updatedAt];
  };
  const ranked = seats.map((seat) => ({ seat, rank: rank(seat) }));
  ranked.sort(({ rank: [a, first] }, { rank: [b, second] }) => a - b || first - second);
  return ranked.map(({ seat }) => seat);
}

/** The matches in which this browser has a seat, with whose turn it is: those of one game, or all (null). */
export function OwnMatches({ lobby, game }: { lobby: Lobby; game: string | null }) {
  const { t } = useTranslation('app');
  const { cards } = useRegistry();
  const all = useOwnSeats();
  const seats = useMemo(() => all.filter((seat) => game === null || seat.game === game), [all, game]);
  const matches = useOwnStandings(lobby, seats);
  if (seats.length === 0) return null;
  return (
    <section className="app-card" aria-label={t('online.mine')}>
      <h2>{t('online.mine')}</h2>
      <ul className="app-rows">
        {byUrgency(seats, matches ?? []).map((seat) => (
          <OwnMatchRow
            key={seat.matchID}
            seat={seat}
            match={matches?.find((match) => match.matchID === seat.matchID)}
            lobby={lobby}
            named={game === null && cards.length > 1}
          />
        ))}
      </ul>
    </section>
  );
}
