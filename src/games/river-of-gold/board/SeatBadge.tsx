import type { GameState, Seat } from '../rules';
import { ClanEmblem } from './art';

/** A seat's clan; nothing while it has none. */
export function SeatBadge({ state, seat, size }: { state: GameState; seat: Seat; size: number }) {
  const clan = state.players[seat]?.clan ?? null;
  return clan ? <ClanEmblem clan={clan} size={size} /> : null;
}
