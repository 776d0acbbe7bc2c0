import { Icon } from '../art/icons';
import type { Sign } from '../art/skill';

/** Amounts with their signs, in a line. What they say is said by the name of the thing that they stand on. */
export const Signs = ({ signs, size = 16 }: { signs: readonly Sign[]; size?: number }) => (
  <span className="iki-signs" aria-hidden="true">
    {signs.map(({ icon, amount }) => (
      <span key={icon} className="iki-sign">
        {amount !== undefined && amount}
        <Icon kind={icon} size={size} />
      </span>
    ))}
  </span>
);
