import type { Phrase } from '../../../../table/log/Since';
import type { TurnMarks } from '../../../../table/log/since';
import type { GameEvent } from '../../rules';
import { spaceName } from '../model/space-name';
import type { Words } from '../model/words';
import { seatOf, sentence } from './sentences';

/** What River of Gold's events say about turns. The Emperor comes between two of them. */
export const TURN_MARKS: TurnMarks<GameEvent> = {
  beginsTurn: (event) => (event.type === 'turnBegan' ? event.player : null),
  isInterlude: (event) => event.type === 'emperorArrived',
  // With clans dealt at random the first turn begins at set-up.
  actsFirst: (event) => (event.type === 'clanChosen' ? null : seatOf(event)),
};

/** Whether a player wants to hear of an event when it is their turn again. */
export const isNews = (event: GameEvent): boolean =>
  event.type === 'built' ||
  event.type === 'sailed' ||
  event.type === 'delivered' ||
  event.type === 'secondMarker' ||
  event.type === 'masteryClaimed' ||
  event.type === 'emperorArrived' ||
  event.type === 'finalRoundBegan';

/** Whether an event's place is marked for a player: what the others did, and where the Emperor rewarded the player. */
export const isMarked = (event: GameEvent, viewer: number | null): boolean =>
  isNews(event) || (event.type === 'gained' && event.player === viewer && event.source.from === 'emperor');

/** What one event was, in two or three words without the name. */
function shortly(event: GameEvent, { t, customer, mastery }: Words): string | null {
  switch (event.type) {
    case 'built':
      return t('river-table:since.built', { space: spaceName(event.space) });
    case 'sailed':
      return t('river-table:since.sailed', { to: event.to });
    case 'delivered':
      return t('river-table:since.delivered', { customer: customer(event.customer) });
    case 'secondMarker':
      return t('river-table:since.marker', { space: spaceName(event.space) });
    case 'masteryClaimed':
      return t('river-table:since.claimed', { mastery: mastery(event.mastery) });
    case 'finalRoundBegan':
      return t('river-table:since.lastTile');
    case 'emperorArrived':
      return t('river-table:since.emperor');
    default:
      return null;
  }
}

/** What the others did, shortly, and that the Emperor came. */
export function newsPhrases(events: readonly GameEvent[], viewer: number, words: Words): readonly Phrase[] {
  return events.flatMap((event) => {
    const seat = seatOf(event);
    const text = seat === viewer ? null : shortly(event, words);
    return text === null ? [] : [{ seat, text, at: sentence(event, words)?.at }];
  });
}
