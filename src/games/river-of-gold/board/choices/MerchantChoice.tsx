import { OptionButton } from '../../../../table/actions/OptionButton';
import { isCustomerId } from '../../rules';
import { customerWords } from '../model/customers';
import { Portrait } from '../portraits';
import type { ChoiceProps } from './ChoicePanel';

/** Which merchant comes first at the end of a journey, where the order makes a difference (5.4). */
export function MerchantChoice({ choice, words, disabled, choose }: ChoiceProps) {
  return (
    <div className="tk-options">
      {choice.options.filter(isCustomerId).map((id) => (
        <OptionButton key={id} disabled={disabled} choose={() => choose(id)}>
          <Portrait id={id} size={28} crop="head" />
          <span>{words.customer(id)}</span>
          <small>{customerWords(id, words.t).later}</small>
        </OptionButton>
      ))}
    </div>
  );
}
