import { OptionButton } from '../../../../table/actions/OptionButton';
import { customer, isCustomerId } from '../../rules';
import { RoleIcon } from '../art';
import { customerWords } from '../model/customers';
import type { ChoiceProps } from './ChoicePanel';

/** Which merchant comes first at the end of a journey, where the order makes a difference (5.4). */
export function MerchantChoice({ choice, words, disabled, choose }: ChoiceProps) {
  return (
    <div className="tk-options">
      {choice.options.filter(isCustomerId).map((id) => (
        <OptionButton key={id} disabled={disabled} choose={() => choose(id)}>
          <RoleIcon role={customer(id).role} size={28} />
          <span>{words.customer(id)}</span>
          <small>{customerWords(id, words.t).later}</small>
        </OptionButton>
      ))}
    </div>
  );
}
