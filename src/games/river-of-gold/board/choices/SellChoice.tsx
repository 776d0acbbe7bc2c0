import { OptionButton } from '../../../../table/actions/OptionButton';
import { GOODS, type Good, previewMove } from '../../rules';
import { ResourceIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';

/** Goods are sold one at a time until the player stops (merchant of region 4); says what a limit would take. */
export function SellChoice({ state, choice, words, disabled, choose }: ChoiceProps) {
  const { t } = words;
  const player = state.players[choice.player];
  const lossOf = (good: Good): number => {
    const preview = previewMove(state, choice.player, { name: 'choose', arg: { option: good } });
    const koku = preview?.events.find((event) => event.type === 'gained');
    return koku?.type === 'gained' ? koku.lost : 0;
  };
  return (
    <div className="tk-options">
      {GOODS.filter((good) => choice.options.includes(good)).map((good) => {
        const loss = lossOf(good);
        return (
          <OptionButton key={good} disabled={disabled} choose={() => choose(good)}>
            <ResourceIcon kind={good} size={28} />
            <span>{t('river-table:choice.sellOne', { good: t(`river-terms:resource.${good}`) })}</span>
            {loss > 0 ? (
              <small className="tk-warning">{t('river-table:choice.sellLoss', { count: loss })}</small>
            ) : (
              <small>{t('river-table:choice.have', { count: player?.[good] ?? 0 })}</small>
            )}
          </OptionButton>
        );
      })}
      {choice.options.includes('done') && (
        <OptionButton disabled={disabled} choose={() => choose('done')}>
          <span>{t('river-table:choice.sellDone')}</span>
        </OptionButton>
      )}
    </div>
  );
}
