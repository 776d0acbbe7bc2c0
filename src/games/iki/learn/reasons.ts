import { i18n } from '../../../i18n';
import type { Reasons } from '../../contract';
import { changesOf } from '../board/actions/Outcome';
import { moveWords } from '../board/model/move-words';
import { makeWords, type Words } from '../board/model/words';
import {
  type Change,
  countOwnOccupations,
  type GameEvent,
  type GameState,
  harmonyOf,
  type Move,
  NEW_YEAR,
  playerAt,
  previewMove,
  RESOURCES,
  type Seat,
  scoreOf,
  spaceAfter,
} from '../rules';

/** A plan played as far as it can be known: the turn's end and what luck decides are left out. */
function foresee(state: GameState, seat: Seat, plan: readonly Move[], words: Words) {
  const names: string[] = [];
  const events: GameEvent[] = [];
  let after = state;
  for (const move of plan) {
    if (move.name === 'endTurn' && names.length > 0) break;
    const preview = previewMove(after, seat, move);
    if (!preview) break;
    names.push(moveWords(after, seat, move, words));
    events.push(...preview.events);
    after = preview.after;
  }
  return { names, events, after };
}

const gainsOf = (change: Change | undefined, words: Words): readonly string[] =>
  RESOURCES.flatMap((thing) => {
    const more = change?.[thing] ?? 0;
    return more > 0 ? [words.amount(thing, more)] : [];
  });

/** What the cards of today would bring a seat by harmony; nothing when no pay day is left. */
const harmonyFor = (state: GameState, seat: Seat): number =>
  state.month >= NEW_YEAR
    ? 0
    : harmonyOf(state).reduce((sum, { player, iki }) => sum + (player === seat ? iki : 0), 0);

const isHungry = (state: GameState, seat: Seat): boolean =>
  state.month < NEW_YEAR && countOwnOccupations(state, seat) > playerAt(state, seat).rice;

/** What a space of the Path of Life means for the turn. */
function pathReason(state: GameState, seat: Seat, move: Move | undefined, words: Words): string[] {
  if (move?.name !== 'placeCylinder') return [];
  const t = i18n.getFixedT(null, 'iki-learn');
  const { space } = move.arg;
  if (space === 'X') return [t('reasons.pathX')];
  const shop = words.shopAt(spaceAfter(playerAt(state, seat).at, space));
  return [t('reasons.path', { shop })];
}

/** What speaks for a plan: what it gives at once, what it is worth at the end, what comes of it later, who else gains. */
export function reasonsFor(
  state: GameState,
  seat: Seat,
  plan: readonly Move[],
  names: readonly string[],
): Reasons {
  const language = i18n.resolvedLanguage ?? 'en';
  const words = makeWords(
    i18n.getFixedT(language, ['iki-table', 'iki-terms']),
    language,
    names,
    state.options.cards,
  );
  const t = i18n.getFixedT(null, 'iki-learn');
  const { names: moves, events, after } = foresee(state, seat, plan, words);
  const changes = changesOf(events, state.players.length);
  const why = pathReason(state, seat, plan[0], words);
  const gains = gainsOf(changes[seat], words);
  if (gains.length > 0) why.push(t('reasons.gains', { what: words.list(gains) }));
  const points = scoreOf(after, seat).total - scoreOf(state, seat).total;
  if (points > 0) why.push(t('reasons.points', { what: words.amount('iki', points) }));
  const harmony = harmonyFor(after, seat) - harmonyFor(state, seat);
  if (harmony > 0) why.push(t('reasons.harmony', { what: words.amount('iki', harmony) }));
  if (isHungry(state, seat) && !isHungry(after, seat)) why.push(t('reasons.fed'));
  for (const event of events) {
    if (event.type === 'hired') why.push(t('reasons.hired', { card: words.occupation(event.card) }));
    if (event.type === 'retired' && event.player === seat) {
      why.push(t('reasons.retires', { card: words.occupation(event.card) }));
    }
  }
  if (events.some(({ type }) => type === 'passedStart')) why.push(t('reasons.passes'));
  changes.forEach((change, other) => {
    const given = gainsOf(change, words);
    if (other === seat || given.length === 0) return;
    why.push(t('reasons.others', { name: words.name(other), what: words.list(given) }));
  });
  return { what: moves.join(' → '), why };
}
