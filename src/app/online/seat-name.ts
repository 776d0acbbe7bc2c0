import type { TFunction } from 'i18next';
import type { CardWords } from '../../games/contract';

/** What a seat is called in sentences about whose turn it is: a seat that nobody has taken goes by its number. */
export const seatInTurn = (
  t: TFunction<'app'>,
  words: Pick<CardWords, 'bots'>,
  seat: { readonly name: string | null; readonly bot: string | null } | undefined,
  number: number,
): string => (seat?.bot || seat?.name ? seatName(t, words, seat) : t('online.seat', { number }));

/** What is written for a seat: a name, a bot's level, or that it is free. */
export function seatName(
  t: TFunction<'app'>,
  { bots }: Pick<CardWords, 'bots'>,
  seat: { readonly name: string | null; readonly bot: string | null } | undefined,
): string {
  if (seat?.bot) return t('seat.bot', { level: bots[seat.bot]?.name ?? seat.bot });
  return seat?.name ?? t('online.freeSeat');
}

/** Equal names at one table get the numbers of their seats. */
export const toldApart = (names: readonly string[]): string[] =>
  names.map((name, seat) =>
    names.filter((other) => other === name).length > 1 ? `${name} (${seat + 1})` : name,
  );
