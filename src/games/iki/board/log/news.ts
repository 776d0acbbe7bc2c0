import type { Phrase } from '../../../../table/log/Since';
import type { TurnMarks } from '../../../../table/log/since';
import type { GameEvent, Seat } from '../../rules';
import type { Words } from '../model/words';
import { seatOf } from './sentences';

/** What IKI's events say about turns. Fires and pay days come between two of them. */
export const TURN_MARKS: TurnMarks<GameEvent> = {
  beginsTurn: (event) => (event.type === 'turnBegan' ? event.player : null),
  isInterlude: (event) => event.type === 'fireBroke' || event.type === 'payDayBegan',
  actsFirst: (event) => seatOf(event),
};

/** What one event was, in a few words without the name; null where nobody needs to hear of it. */
function shortly(event: GameEvent, { t, occupation, building }: Words): string | null {
  switch (event.type) {
    case 'hired':
      return t('iki-table:since.hired', { card: occupation(event.card) });
    case 'walked':
    case 'wentTo':
      return t('iki-table:since.walked', { space: event.to });
    case 'occupationUsed':
      return t('iki-table:since.used', { card: occupation(event.card) });
    case 'built':
      return t('iki-table:since.built', { building: building(event.building) });
    case 'retired':
      return t('iki-table:since.retired', { card: occupation(event.card) });
    case 'fireBroke':
      return t('iki-table:since.fire', { nagaya: t(`iki-terms:group.${event.nagaya}`) });
    case 'payDayBegan':
      return t('iki-table:since.payDay');
    default:
      return null;
  }
}

/** Whether a player wants to hear of an event when it is their turn again. */
export const isNews = (event: GameEvent, words: Words): boolean => shortly(event, words) !== null;

/** What the others did, shortly, and what happened to everybody. */
export function newsPhrases(events: readonly GameEvent[], viewer: Seat, words: Words): readonly Phrase[] {
  return events.flatMap((event) => {
    const seat = seatOf(event);
    const text = seat === viewer ? null : shortly(event, words);
    return text === null ? [] : [{ seat, text }];
  });
}
