import { customer, isCustomerId } from '../../index';
import { RegionIcon, RoleIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

/** Which customer leaves the hand (6.4). */
export function DiscardChoice({ choice, words, disabled, choose, point }: ChoiceProps) {
  return (
    <div className="rp-options">
      {choice.options.filter(isCustomerId).map((id) => {
        const { role, region } = customer(id);
        return (
          <button
            key={id}
            type="button"
            className="rp-option"
            disabled={disabled}
            onClick={() => choose(id)}
            onPointerEnter={() => point(`customer-${id}`)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(`customer-${id}`)}
            onBlur={() => point(null)}
          >
            <span className="rp-pair" aria-hidden="true">
              <RoleIcon role={role} size={28} />
              <RegionIcon region={region} size={22} />
            </span>
            <span>{words.t('table:choice.discardOne', { customer: words.customer(id) })}</span>
            <small>{words.order(id)}</small>
          </button>
        );
      })}
    </div>
  );
}
