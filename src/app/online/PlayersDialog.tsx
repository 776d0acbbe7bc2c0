import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../games/contract';
import { Dialog } from '../../ui/Dialog';
import { MoreIcon } from '../../ui/icons';
import { useCardWords } from '../registry';
import { formatDuration } from './durations';
import type { TablePlayer } from './match';
import { isAbsent, Presence } from './Presence';
import { seatName } from './seat-name';
import type { TableInfo } from './table-info';
import { useNow } from './useNow';

interface Props {
  readonly card: GameCard;
  readonly players: readonly TablePlayer[];
  /** What each seat is called; equal names are told apart. */
  readonly names: readonly string[];
  readonly table: TableInfo;
  /** The viewer's seat; null for a spectator. */
  readonly own: number | null;
  /** Somebody wants to do something about a person. */
  readonly onPerson: (player: TablePlayer) => void;
  /** Votes for a bot on a seat. */
  readonly onVote: (seat: number) => void;
  readonly onClose: () => void;
}

/** What was agreed on about time, in a sentence. */
function ClockLine({ card, table: { clock, timeOver, rated } }: { card: GameCard; table: TableInfo }) {
  const { t, i18n } = useTranslation('days');
  const { bots } = useCardWords(card);
  if (clock === null) return <p className="app-hint">{t('clock.noneLine')}</p>;
  const time = formatDuration(clock.seconds * 1000, i18n.language);
  const level = timeOver?.do === 'bot' ? timeOver.level : null;
  return (
    <p className="app-hint">
      {clock.kind === 'move'
        ? t('clock.moveLine', { time })
        : t('clock.budgetLine', { time, more: formatDuration(clock.increment * 1000, i18n.language) })}{' '}
      {level === null ? t('clock.openLine') : t('clock.botLine', { level: bots[level]?.name ?? level })}{' '}
      {rated ? t('clock.ratedLine') : null}
    </p>
  );
}

/** Who is at the table and who was when, their time, and what can be done about somebody who stays away. */
export function PlayersDialog({ card, players, names, table, own, onPerson, onVote, onClose }: Props) {
  const { t, i18n } = useTranslation('days');
  const { t: words } = useTranslation('app');
  const cardWords = useCardWords(card);
  const now = useNow(30_000);
  return (
    <Dialog title={t('presence.title')} onClose={onClose}>
      <ClockLine card={card} table={table} />
      <ul className="app-rows">
        {players.map((player) => {
          const votes = table.votes.find(({ seat }) => seat === player.id)?.by ?? [];
          const budget = table.budgets?.[player.id];
          const mayVote = own !== null && own !== player.id && table.clock === null && isAbsent(player, now);
          return (
            <li key={player.id} className="app-row">
              <div>
                <strong>
                  {player.name === null && player.bot === null
                    ? seatName(words, cardWords, player)
                    : names[player.id]}
                </strong>
                <Presence person={player} />
                {budget === undefined ? null : (
                  <small> · {t('clock.has', { time: formatDuration(budget, i18n.language) })}</small>
                )}
                {votes.length > 0 ? <small> · {t('presence.votes', { count: votes.length })}</small> : null}
              </div>
              {mayVote && !votes.includes(own) ? (
                <button type="button" className="app-button app-small" onClick={() => onVote(player.id)}>
                  {t('presence.vote')}
                </button>
              ) : null}
              {player.name !== null && player.bot === null && player.id !== own ? (
                <button
                  type="button"
                  className="app-icon-button"
                  aria-label={t('people.about', { name: names[player.id] ?? player.name })}
                  onClick={() => onPerson(player)}
                >
                  <MoreIcon />
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
