import type { Seats } from '../../../../table/seats';
import type { GameState, Seat } from '../../rules';
import { ClanEmblem } from '../art';
import type { Words } from './words';

/** Who sits at the table, for the kit: names, clan emblems and clan colours. */
export function makeSeats({ turnOrder, players }: GameState, words: Words): Seats {
  const clanOf = (seat: Seat) => players[seat]?.clan ?? null;
  return {
    order: turnOrder,
    name: words.name,
    badge: (seat, size) => {
      const clan = clanOf(seat);
      return clan && <ClanEmblem clan={clan} size={size} />;
    },
    className: (seat) => `rg-clan-${clanOf(seat) ?? 'none'}`,
  };
}
