import type { Seat } from '../../games/contract';
import { useQuickTranslation } from '../../i18n/quick';
import { useSeats } from '../seats';

/** Who has won, in a sentence. */
export function useWinnersWords(): (winners: readonly Seat[]) => string {
  const { t, language } = useQuickTranslation('table');
  const { name } = useSeats();
  return (winners) => {
    const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(winners.map(name));
    return winners.length > 1 ? t('score.winners', { names }) : t('score.winner', { names });
  };
}
