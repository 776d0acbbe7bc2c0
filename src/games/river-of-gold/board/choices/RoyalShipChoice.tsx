import { ShipIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

/** The first noble makes one of the two ships the royal ship (6.7). */
export function RoyalShipChoice({ state, choice, words, disabled, choose, point }: ChoiceProps) {
  const player = state.players[choice.player];
  return (
    <div className="rp-options">
      {choice.options.map((ship) => (
        <button
          key={ship}
          type="button"
          className="rp-option"
          disabled={disabled}
          onClick={() => choose(ship)}
          onPointerEnter={() => point(`ship-${choice.player}-${ship}`)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(`ship-${choice.player}-${ship}`)}
          onBlur={() => point(null)}
        >
          {player?.clan && <ShipIcon clan={player.clan} royal size={32} />}
          <span>{words.t('river-table:choice.royalShipOne', { at: player?.ships[Number(ship)] ?? 0 })}</span>
        </button>
      ))}
    </div>
  );
}
