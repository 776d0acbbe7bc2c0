import type { Phrase } from '../../../../table/log/Since';
import type { TurnMarks } from '../../../../table/log/since';
import type { GameEvent, Seat } from '../../rules';
import type { Words } from '../model/words';
import { mapPlace, seatOf } from './sentences';

/** What Root's events say about turns. */
export const TURN_MARKS: TurnMarks<GameEvent> = {
  beginsTurn: (event) => (event.type === 'turnBegan' ? event.player : null),
  isInterlude: () => false,
  actsFirst: () => null,
};

interface News {
  readonly text: string;
  readonly at: string | null;
}

/** What one event was, in a few words without the name; null where nobody needs to hear of it. */
function shortly(event: GameEvent, { t, shortPlace, ...words }: Words): News | null {
  switch (event.type) {
    case 'battleBegan':
      return {
        text: t('root-table:since.battled', { place: shortPlace(event.clearing) }),
        at: mapPlace(event.clearing),
      };
    case 'moved':
      return { text: t('root-table:since.moved', { place: shortPlace(event.to) }), at: mapPlace(event.to) };
    case 'placed':
      if (event.piece === 'warrior' || event.piece === 'wood') return null;
      return {
        text: t('root-table:since.built', {
          piece: words.piece(event.piece),
          place: shortPlace(event.clearing),
        }),
        at: mapPlace(event.clearing),
      };
    case 'removed':
      return {
        text: t('root-table:since.lost', { place: shortPlace(event.clearing) }),
        at: mapPlace(event.clearing),
      };
    case 'crafted':
      return { text: t('root-table:since.crafted', { card: words.cardName(event.card) }), at: null };
    case 'scored':
      if (event.points <= 1) return null;
      return { text: t('root-table:since.scored', { points: words.points(event.points) }), at: null };
    case 'revolt':
      return {
        text: t('root-table:since.revolt', { place: shortPlace(event.clearing) }),
        at: mapPlace(event.clearing),
      };
    case 'turmoil':
      return { text: t('root-table:since.turmoil'), at: null };
    case 'dominance':
      return { text: t('root-table:since.dominance'), at: null };
    case 'questDone':
      return { text: t('root-table:since.quest'), at: null };
    default:
      return null;
  }
}

/** Whether a player wants to hear of an event when it is their turn again. */
export const isNews = (event: GameEvent, words: Words): boolean => shortly(event, words) !== null;

/** What the others did, shortly; what happened to the viewer's own pieces too. */
export function newsPhrases(events: readonly GameEvent[], viewer: Seat, words: Words): readonly Phrase[] {
  return events.flatMap((event) => {
    const seat = seatOf(event);
    const news = seat === viewer && event.type !== 'removed' ? null : shortly(event, words);
    return news ? [{ seat, ...news }] : [];
  });
}
