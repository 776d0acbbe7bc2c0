import { OptionButton } from '../../../../table/actions/OptionButton';
import { FACES } from '../../rules';
import { RegionIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

/** Kakita Ryoku's first die: rolled, or set for a favor (11.4). */
export function FirstDieChoice({ choice, words, disabled, choose }: ChoiceProps) {
  const { t } = words;
  return (
    <div className="tk-options">
      {choice.options.includes('roll') && (
        <OptionButton disabled={disabled} choose={() => choose('roll')}>
          <span>{t('river-table:choice.firstDieRoll')}</span>
        </OptionButton>
      )}
      {FACES.filter((face) => choice.options.includes(face)).map((face) => (
        <OptionButton key={face} disabled={disabled} choose={() => choose(face)}>
          <RegionIcon region={face} size={26} />
          <span>{t('river-table:choice.firstDieSet', { face, region: words.region(face) })}</span>
        </OptionButton>
      ))}
    </div>
  );
}
