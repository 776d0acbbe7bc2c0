import type { TFunction } from 'i18next';
import type { BotLevel } from '../../games/river-of-gold/bots/types';

/** What is written for whoever sits on a seat: a name, a bot's level, or that it is free. */
export function seatName(
  t: TFunction<'app'>,
  seat: { readonly name: string | null; readonly bot: BotLevel | null } | undefined,
): string {
  if (seat?.bot) return t(`local.sitter.${seat.bot}`);
  return seat?.name ?? t('online.freeSeat');
}
