import { FACES } from '../../rules';
import { RegionIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

/** Kakita Ryoku's first die: rolled, or set for a favor (11.4). */
export function FirstDieChoice({ choice, words, disabled, choose }: ChoiceProps) {
  const { t } = words;
  return (
    <div className="rp-options">
      {choice.options.includes('roll') && (
        <button type="button" className="rp-option" disabled={disabled} onClick={() => choose('roll')}>
          <span>{t('river-table:choice.firstDieRoll')}</span>
        </button>
      )}
      {FACES.filter((face) => choice.options.includes(face)).map((face) => (
        <button
          key={face}
          type="button"
          className="rp-option"
          disabled={disabled}
          onClick={() => choose(face)}
        >
          <RegionIcon region={face} size={26} />
          <span>{t('river-table:choice.firstDieSet', { face, region: words.region(face) })}</span>
        </button>
      ))}
    </div>
  );
}
