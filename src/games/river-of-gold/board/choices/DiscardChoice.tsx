import { useState } from 'react';
import { type CustomerId, customer, GOODS, isCustomerId } from '../../rules';
import { RegionIcon, ResourceIcon } from '../art';
import { customerSentences } from '../model/customers';
import { capital } from '../model/words';
import { Portrait } from '../portraits';
import { because, type ChoiceProps } from './ChoicePanel';

const Order = ({ id }: { id: CustomerId }) => {
  const { order } = customer(id);
  return (
    <span className="rg-order">
      {GOODS.flatMap((good) =>
        Array.from({ length: order[good] }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal goods of an order
          <ResourceIcon key={`${good}${i}`} kind={good} size={16} />
        )),
      )}
    </span>
  );
};

/** Which customer leaves the hand (6.4): role, region and order at a glance, the rest in words when looked at. */
export function DiscardChoice({ choice, words, disabled, choose, point }: ChoiceProps) {
  const { t } = words;
  const [looked, setLooked] = useState<CustomerId | null>(null);
  const look = (id: CustomerId | null): void => {
    setLooked(id);
    point(id && `customer-${id}`);
  };
  return (
    <>
      <div className="tk-options">
        {choice.options.filter(isCustomerId).map((id) => {
          const { role, region } = customer(id);
          const name = t('river-table:choice.discardOne', { customer: words.customer(id) });
          const wants = t('river-table:target.customer', { customer: name, order: words.order(id) });
          return (
            <button
              key={id}
              type="button"
              className="tk-option rg-option-customer"
              disabled={disabled}
              data-ask={`customer-${id}`}
              aria-label={`${wants}. ${customerSentences(id, t)}`}
              onClick={() => choose(id)}
              onPointerEnter={() => look(id)}
              onPointerLeave={() => look(null)}
              onFocus={() => look(id)}
              onBlur={() => look(null)}
            >
              <Portrait id={id} size={28} crop="head" />
              <strong>{capital(t(`river-terms:role.${role}`))}</strong>
              <span className="rg-pair" aria-hidden="true">
                <RegionIcon region={region} size={16} />
                <Order id={id} />
              </span>
            </button>
          );
        })}
      </div>
      <p className="tk-quiet rg-option-words">
        {looked ? customerSentences(looked, t) : because(choice, words)}
      </p>
    </>
  );
}
