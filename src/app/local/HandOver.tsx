import type { Clan } from '../../games/river-of-gold';
import { ClanEmblem } from '../../games/river-of-gold/board/art';
import { HandOver as HandOverCard } from '../../table/HandOver';

/** The kit's card with the next player's clan. */
export function HandOver({ name, clan, onReady }: { name: string; clan: Clan | null; onReady: () => void }) {
  return <HandOverCard name={name} badge={clan && <ClanEmblem clan={clan} size={72} />} onReady={onReady} />;
}
