import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { cleanName } from '../../protocol/names';
import { myName, rememberMyName } from '../my-name';
import { useCardWords } from '../registry';
import { Shell } from '../Shell';
import { failureWords, isAboutName } from './failure-words';
import { asFailure, type Lobby, type LobbyMatch, openSeats } from './lobby';
import { NameField } from './NameField';
import { seatName } from './seat-name';
import type { OwnSeat } from './seats';

interface Props {
  readonly card: GameCard;
  readonly match: LobbyMatch;
  readonly lobby: Lobby;
  readonly onSeat: (seat: OwnSeat) => void;
  readonly onSpectate: () => void;
  readonly onRefresh: () => void;
}

/** For somebody who follows an invitation: who is there, a name, a seat; or to open it as a spectator. */
export function JoinMatch({ card, match, lobby, onSeat, onSpectate, onRefresh }: Props) {
  const { t } = useTranslation('app');
  const words = useCardWords(card);
  const [name, setName] = useState(myName);
  /** The code of the last refusal. */
  const [problem, setProblem] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const free = openSeats(match);

  async function join(meetBlocked: boolean): Promise<void> {
    const clean = cleanName(name);
    if (clean === null) return setProblem('bad-name');
    rememberMyName(clean);
    setWorking(true);
    setProblem(null);
    try {
      onSeat(await lobby.join(card.id, match.matchID, clean, { seat: free[0]?.id, meetBlocked }));
    } catch (error) {
      const { code } = asFailure(error);
      setProblem(code);
      setWorking(false);
      if (code === 'seat-taken' || code === 'match-full') onRefresh();
    }
  }

  return (
    <Shell>
      <p className="app-eyebrow">{words.title}</p>
      <h1>{t('match.invited')}</h1>
      <section className="app-card" aria-label={t('match.seats')}>
        <h2>{t('match.seats')}</h2>
        <ol className="app-seats">
          {match.seats.map((seat) => (
            <li key={seat.id} className="app-seat">
              <span className="app-seat-number" aria-hidden="true">
                {seat.id + 1}
              </span>
              <span>
                {seat.bot === null && seat.name === null ? (
                  <i>{seatName(t, words, seat)}</i>
                ) : (
                  seatName(t, words, seat)
                )}
              </span>
            </li>
          ))}
        </ol>
        {free.length > 0 ? (
          <form
            className="app-settings"
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void join(false);
            }}
          >
            <NameField
              value={name}
              problem={isAboutName(problem) ? failureWords(t, problem) : null}
              onChange={(next) => {
                setName(next);
                if (isAboutName(problem)) setProblem(null);
              }}
            />
            <button type="submit" className="app-button app-primary app-large" disabled={working}>
              {t('match.join')}
            </button>
          </form>
        ) : (
          <p role="status">{t('refusal.match-full')}</p>
        )}
        {problem !== null && !isAboutName(problem) ? (
          <p className="app-warning" role="alert">
            {failureWords(t, problem)}
          </p>
        ) : null}
        <div className="app-actions">
          {problem === 'meets-blocked' ? (
            <button type="button" className="app-button" disabled={working} onClick={() => void join(true)}>
              {t('match.joinAnyway')}
            </button>
          ) : null}
          <button type="button" className="app-button" onClick={onSpectate}>
            {t('online.spectate')}
          </button>
        </div>
      </section>
    </Shell>
  );
}
