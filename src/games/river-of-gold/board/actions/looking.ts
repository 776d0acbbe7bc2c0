import { matching, type Selection } from '../../../../table/pick/plans';
import { type Face, type GameState, isCustomerId, type Seat } from '../../rules';
import { customerSentences } from '../model/customers';
import { nameOfKey } from '../model/labels';
import type { Plan } from '../model/plans';
import { canSayWhyNot, whyNotKey } from '../model/why';
import { capital, type Words } from '../model/words';
import { reasonText } from './reasons';

/** The face that a plan turns the die to first. */
function turnedTo(plan: Plan): Face | null {
  const [first] = plan.moves;
  return plan.kind !== 'turnDie' && first?.name === 'spendFavor' ? first.arg.face : null;
}

/** What picking a part of a move asks for: favor first, then the other part. */
function askedFor(plan: Plan, key: string, words: Words): readonly string[] {
  const { t } = words;
  const face = turnedTo(plan);
  const said =
    face === null ? [] : [t('river-table:look.favor', { favor: words.amount('favor', plan.price), face })];
  if (plan.kind === 'build') {
    said.push(key.startsWith('space-') ? t('river-table:look.thenTile') : t('river-table:look.thenSpace'));
  }
  return said;
}

interface Looked {
  readonly state: GameState;
  readonly viewer: Seat | null;
  readonly plans: readonly Plan[];
  readonly selection: Selection;
}

/**
 * What is looked at, in words: its name, what it costs and what is to be chosen next, or why it cannot be used. After
 * the action only customers are worth reading about; null for the rest.
 */
export function lookedAt(
  { state, viewer, plans, selection }: Looked,
  key: string,
  words: Words,
): string | null {
  const asking = state.step === 'beforeAction' && state.queue.length === 0 && state.current === viewer;
  if (!asking && !key.startsWith('customer-')) return null;
  const id = key.slice('customer-'.length);
  const card = key.startsWith('customer-') && isCustomerId(id) ? id : null;
  const name = card
    ? words.t('river-table:target.customer', { customer: words.customer(card), order: words.order(card) })
    : nameOfKey(state, viewer, key, words);
  const said = [capital(name)];
  if (asking && viewer !== null && !selection.includes(key)) {
    const [plan] = [...matching(plans, [key])].sort((a, b) => a.price - b.price);
    if (plan) said.push(...askedFor(plan, key, words));
    else if (canSayWhyNot(state, viewer, key)) {
      said.push(...whyNotKey(state, viewer, key).map((reason) => reasonText(reason, words)));
    }
  }
  if (card) said.push(customerSentences(card, words.t));
  return said.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(' ');
}
