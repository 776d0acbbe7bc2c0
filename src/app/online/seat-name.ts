import type { TFunction } from 'i18next';
import type { CardWords } from '../../games/contract';

/** What is written for a seat: a name, a bot's level, or that it is free. */
export function seatName(
  t: TFunction<'app'>,
  { bots }: Pick<CardWords, 'bots'>,
  seat: { readonly name: string | null; readonly bot: string | null } | undefined,
): string {
  if (seat?.bot) return t('seat.bot', { level: bots[seat.bot]?.name ?? seat.bot });
  return seat?.name ?? t('online.freeSeat');
}
