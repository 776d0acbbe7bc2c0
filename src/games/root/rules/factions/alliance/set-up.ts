import { FIRST_SUPPORTERS } from '../../../data';
import { takeTop } from '../../shared/cards';
import type { Play } from '../../shared/play';
import type { Seat } from '../../types';

/** Three cards of the deck as supporters; there is nothing to decide (8.3). */
export function setUp(play: Play, seat: Seat): void {
  const { secret } = play.state;
  play.events?.push({ type: 'setUp', player: seat, faction: 'alliance', at: null });
  for (let i = 0; i < FIRST_SUPPORTERS; i++) {
    const card = takeTop(play);
    if (card !== undefined) secret.supporters.push(card);
  }
  play.events?.push({ type: 'supporters', player: seat, change: secret.supporters.length });
}
