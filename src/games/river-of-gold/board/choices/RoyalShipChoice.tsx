import { OptionButton } from '../../../../table/actions/OptionButton';
import { ShipIcon } from '../art';
import { plainShip } from '../model/ships';
import type { ChoiceProps } from './ChoicePanel';

/** The first noble makes one of the two ships the royal ship (6.7). */
export function RoyalShipChoice({ state, choice, words, disabled, choose, point }: ChoiceProps) {
  const player = state.players[choice.player];
  return (
    <div className="tk-options">
      {choice.options.map((ship) => (
        <OptionButton
          key={ship}
          disabled={disabled}
          choose={() => choose(ship)}
          at={`ship-${choice.player}-${ship}`}
          point={point}
        >
          {player?.clan && <ShipIcon clan={player.clan} royal size={32} />}
          <span>
            {words.t(`river-table:choice.royal.${plainShip(state, choice.player, Number(ship))}`, {
              at: player?.ships[Number(ship)] ?? 0,
            })}
          </span>
        </OptionButton>
      ))}
    </div>
  );
}
