import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { useCardWords } from '../registry';
import { Shell } from '../Shell';
import { Invite } from './Invite';
import type { TablePlayer } from './match';
import { seatName } from './seat-name';

interface Props {
  readonly card: GameCard;
  readonly matchID: string;
  readonly players: readonly TablePlayer[];
  readonly onOpenTable: () => void;
}

/** Before everybody is there: who has come, and the link for those who have not. The table opens by itself. */
export function WaitingRoom({ card, matchID, players, onOpenTable }: Props) {
  const { t } = useTranslation('app');
  const words = useCardWords(card);
  return (
    <Shell>
      <p className="app-eyebrow">{words.title}</p>
      <h1>{t('match.waitingTitle')}</h1>
      <p className="app-lead">{t('match.waitingText')}</p>
      <section className="app-card" aria-label={t('match.seats')}>
        <h2>{t('match.seats')}</h2>
        <ol className="app-seats" aria-live="polite">
          {players.map((player) => (
            <li key={player.id} className="app-seat">
              <span className="app-seat-number" aria-hidden="true">
                {player.id + 1}
              </span>
              <span>
                {player.name === null ? <i>{seatName(t, words, player)}</i> : seatName(t, words, player)}
              </span>
            </li>
          ))}
        </ol>
        <Invite card={card} matchID={matchID} />
        <div className="app-actions">
          <button type="button" className="app-button" onClick={onOpenTable}>
            {t('match.openTable')}
          </button>
        </div>
      </section>
    </Shell>
  );
}
