import { OptionButton } from '../../../../table/actions/OptionButton';
import { type GameEvent, type GameState, previewMove, type Seat } from '../../rules';
import { ResourceIcon } from '../art';
import type { ChoiceProps } from './ChoicePanel';
import { GoodButtons } from './GoodButtons';

type Gained = Extract<GameEvent, { type: 'gained' }>;

/** The koku of a journey's end, and what of it a limit would take. */
export function journeyKoku(state: GameState, seat: Seat): Gained | null {
  const koku = previewMove(state, seat, { name: 'choose', arg: { option: 'koku' } })?.events[0];
  return koku?.type === 'gained' ? koku : null;
}

/** The end of a journey: koku or a good (5.4). Says what of the koku a limit would take. */
export function JourneyChoice(props: ChoiceProps) {
  const { state, choice, words, disabled, choose } = props;
  const { t } = words;
  const gained = journeyKoku(state, choice.player);
  return (
    <div className="tk-options">
      {gained && (
        <OptionButton disabled={disabled} choose={() => choose('koku')}>
          <ResourceIcon kind="koku" size={28} />
          <span>{words.amount('koku', gained.amount + gained.lost)}</span>
          {gained.lost > 0 ? (
            <small className="tk-warning">{t('river-table:choice.sellLoss', { count: gained.lost })}</small>
          ) : (
            <small>{t('river-table:choice.have', { count: state.players[choice.player]?.koku ?? 0 })}</small>
          )}
        </OptionButton>
      )}
      <GoodButtons {...props} />
    </div>
  );
}
