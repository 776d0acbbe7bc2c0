import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { Problem } from '../profile/attempt';
import { StorageWarning } from '../profile/StorageWarning';
import { useCardWords } from '../registry';
import { Shell } from '../Shell';
import { Invite } from './Invite';
import type { TablePlayer } from './match';
import { Presence } from './Presence';
import { seatName } from './seat-name';

interface Props {
  readonly card: GameCard;
  readonly matchID: string;
  readonly players: readonly TablePlayer[];
  /** The seat of who created the match. */
  readonly maker: number | null;
  /** The viewer's seat; null for a spectator. */
  readonly own: number | null;
  readonly onOpenTable: () => void;
  readonly onKick: (seat: number) => void;
  readonly onCancel: () => void;
  readonly onSit: (seat: number) => void;
  /** A spectator wants a free seat. */
  readonly onJoin: () => void;
  /** Why something was refused. */
  readonly problem: string | null;
}

/** Before everybody is there: who has come, and the link for those who have not. The table opens by itself. */
export function WaitingRoom(props: Props) {
  const { card, matchID, players, maker, own, problem } = props;
  const { t } = useTranslation(['app', 'days']);
  const isMaker = own !== null && own === maker;
  const words = useCardWords(card);
  return (
    <Shell>
      <p className="app-eyebrow">{words.title}</p>
      <h1>{t('match.waitingTitle')}</h1>
      <p className="app-lead">{t('match.waitingText')}</p>
      <StorageWarning />
      <section className="app-card" aria-label={t('match.seats')}>
        <h2>{t('match.seats')}</h2>
        <ol className="app-seats" aria-live="polite">
          {players.map((player) => (
            <li key={player.id} className="app-seat">
              <span className="app-seat-number" aria-hidden="true">
                {player.id + 1}
              </span>
              <span>
                {player.name === null ? <i>{seatName(t, words, player)}</i> : seatName(t, words, player)}{' '}
                <Presence person={player} />
              </span>
              {own !== null && player.name === null ? (
                <button type="button" className="app-button app-small" onClick={() => props.onSit(player.id)}>
                  {t('days:waiting.sit')}
                </button>
              ) : null}
              {isMaker && player.id !== own && player.name !== null && player.bot === null ? (
                <button
                  type="button"
                  className="app-button app-small"
                  aria-label={t('days:waiting.kickNamed', { name: player.name })}
                  onClick={() => props.onKick(player.id)}
                >
                  {t('days:waiting.kick')}
                </button>
              ) : null}
            </li>
          ))}
        </ol>
        <Problem text={problem} />
        <Invite card={card} matchID={matchID} />
        <div className="app-actions">
          {own === null ? (
            <button type="button" className="app-button app-primary" onClick={props.onJoin}>
              {t('days:presence.takeSeat')}
            </button>
          ) : null}
          <button type="button" className="app-button" onClick={props.onOpenTable}>
            {t('match.openTable')}
          </button>
          {isMaker ? (
            <button type="button" className="app-button" onClick={props.onCancel}>
              {t('days:waiting.cancel')}
            </button>
          ) : null}
        </div>
      </section>
    </Shell>
  );
}
