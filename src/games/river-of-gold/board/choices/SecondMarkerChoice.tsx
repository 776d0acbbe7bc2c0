import { OptionButton } from '../../../../table/actions/OptionButton';
import { building } from '../../rules';
import { BuildingIcon } from '../art';
import { spaceName } from '../model/space-name';
import type { ChoiceProps } from './ChoicePanel';

/** The building that gets a second marker (6.9), with what its owners gain. */
export function SecondMarkerChoice({ state, choice, words, disabled, choose, point }: ChoiceProps) {
  return (
    <div className="tk-options">
      {choice.options.map(Number).map((space) => {
        const built = state.shore[space - 1];
        if (!built) return null;
        const { type, owner } = building(built.tile);
        return (
          <OptionButton
            key={space}
            disabled={disabled}
            choose={() => choose(space)}
            at={`space-${space}`}
            point={point}
          >
            <BuildingIcon type={type} size={24} />
            <span>
              {words.t('river-table:choice.secondMarkerOne', {
                space: spaceName(space),
                building: words.building(built.tile),
                owners: words.owners(built.owners),
              })}
            </span>
            <small>{words.t('river-table:target.owner', { reward: words.effects(owner) })}</small>
          </OptionButton>
        );
      })}
    </div>
  );
}
