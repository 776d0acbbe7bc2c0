import { useTranslation } from 'react-i18next';
import type { GameCard, Seat } from '../../games/contract';
import { Dialog } from '../../ui/Dialog';
import { useCardWords } from '../registry';
import { failureWords } from './failure-words';
import { asFailure, type Lobby } from './lobby';
import type { OwnSeat } from './seats';

interface Props {
  readonly card: GameCard;
  readonly lobby: Lobby;
  readonly own: OwnSeat;
  /** The empty seat. */
  readonly seat: Seat;
  /** Closes the dialogue; with a sentence where the server refused. */
  readonly onDone: (problem: string | null) => void;
}

/** Lets the creator of a match choose a bot for an empty seat. */
export function SeatBot({ card, lobby, own, seat, onDone }: Props) {
  const { t } = useTranslation('app');
  const { bots } = useCardWords(card);

  async function choose(level: string): Promise<void> {
    try {
      await lobby.seatBot(own, seat, level);
      onDone(null);
    } catch (error) {
      const { code } = asFailure(error);
      onDone(code === 'unauthorized' ? t('match.notCreator') : failureWords(t, code));
    }
  }

  return (
    <Dialog title={t('match.seatBot')} onClose={() => onDone(null)} className="app-menu">
      {card.botLevels.map((level) => (
        <button key={level} type="button" className="app-button" onClick={() => void choose(level)}>
          {t('seat.bot', { level: bots[level]?.name ?? level })}
        </button>
      ))}
    </Dialog>
  );
}
