import { OptionButton } from '../../../../table/actions/OptionButton';
import { GOODS, type Good, type Option } from '../../rules';
import { ResourceIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

const isGood = (option: Option): option is Good => GOODS.some((good) => good === option);

/** A button for each good on offer, with how many the player has. */
export function GoodButtons({ state, choice, words, disabled, choose }: ChoiceProps) {
  const player = state.players[choice.player];
  return choice.options.filter(isGood).map((good) => (
    <OptionButton key={good} disabled={disabled} choose={() => choose(good)}>
      <ResourceIcon kind={good} size={28} />
      <span>{words.amount(good, 1)}</span>
      <small>{words.t('river-table:choice.have', { count: player?.[good] ?? 0 })}</small>
    </OptionButton>
  ));
}
