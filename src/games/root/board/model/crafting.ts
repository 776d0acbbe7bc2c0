import {
  cardOf,
  type DeckCardId,
  deciderOf,
  explain,
  type GameState,
  kindOf,
  playerAt,
  type Seat,
} from '../../rules';
import { plansFor } from './plans';
import type { Words } from './words';

/** Whether the viewer holds a card. */
const holds = (state: GameState, viewer: Seat, id: DeckCardId): boolean =>
  state.secret.hands[viewer]?.includes(id) === true;

/** Whether a seat may craft a card with its next move. */
function canCraft(state: GameState, viewer: Seat | null, id: DeckCardId): boolean {
  if (viewer === null || deciderOf(state) !== viewer) return false;
  return plansFor(state, viewer).some(
    ({ move }) =>
      move.name === 'craft' && (move.arg.card === id || cardOf(move.arg.card).name === cardOf(id).name),
  );
}

/** That a card of the own hand can be crafted now, or why not, with the number of the rule; else nothing. */
export function craftLine(state: GameState, viewer: Seat | null, id: DeckCardId, words: Words): string {
  if (viewer === null || state.phase !== 'play' || !holds(state, viewer, id)) return '';
  const { t } = words;
  const { kind, item, effect, name, cost } = cardOf(id);
  if (cost.length === 0) {
    return t('root-table:card.notCraftable', { rule: kind === 'dominance' ? '3.3.1' : '2.1.2' });
  }
  if (canCraft(state, viewer, id)) return t('root-table:card.canCraft');
  if (item !== undefined && !state.items.some((one) => kindOf(one) === item)) {
    return t('root-table:card.noneOf', { item: t(`root-terms:item.${item}`) });
  }
  const { playArea } = playerAt(state, viewer);
  if (effect !== undefined && playArea.some((one) => cardOf(one).name === name))
    return t('root-table:card.twice');
  if (kind === 'dominance' || deciderOf(state) !== viewer) return '';
  const refusal = explain(state, viewer, { name: 'craft', arg: { card: id } });
  return refusal?.code === 'notNow'
    ? t('root-table:card.later')
    : t('root-table:card.tooFew', { cost: words.cost(cost) });
}
