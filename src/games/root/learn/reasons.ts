import { i18n } from '../../../i18n';
import type { Reasons } from '../../contract';
import { removedWords } from '../board/log/sentences';
import { moveWords } from '../board/model/move-words';
import { makeWords, type Words } from '../board/model/words';
import {
  CLEARINGS,
  cardOf,
  type GameEvent,
  type GameState,
  type Move,
  type Odds,
  playerAt,
  previewMove,
  rulerOf,
  type Seat,
} from '../rules';

/** A longer name says no more. */
const MOST_NAMES = 6;

interface Foreseen {
  readonly names: readonly string[];
  readonly events: readonly GameEvent[];
  /** Of the battle that the plan ends with. */
  readonly odds: Odds | null;
  readonly after: GameState;
}

/** A plan played as far as it can be known: up to the end of the turn, or to the first thing that luck decides. */
function foresee(state: GameState, seat: Seat, plan: readonly Move[], words: Words): Foreseen {
  const names: string[] = [];
  const events: GameEvent[] = [];
  let odds: Odds | null = null;
  let after = state;
  for (const move of plan) {
    if (names.length === MOST_NAMES || (move.name === 'done' && names.length > 0)) break;
    const preview = previewMove(after, seat, move);
    if (!preview) break;
    names.push(moveWords(after, seat, move, words));
    events.push(...preview.events);
    after = preview.after;
    odds = preview.odds;
    if (odds) break;
  }
  return { names, events, odds, after };
}

const ruledBy = (state: GameState, seat: Seat): number =>
  Array.from({ length: CLEARINGS }, (_, index) => rulerOf(state, index + 1)).filter((ruler) => ruler === seat)
    .length;
const pointsOf = (state: GameState, seat: Seat): number => playerAt(state, seat).score ?? 0;
const cardsOf = (state: GameState, seat: Seat): number => state.secret.hands[seat]?.length ?? 0;
const average = (hits: number, language: string): string =>
  hits.toLocaleString(language, { maximumFractionDigits: 1 });

/** What speaks for a plan: points, ground, cards, what it takes from others and what it leaves them. */
export function reasonsFor(
  state: GameState,
  seat: Seat,
  plan: readonly Move[],
  names: readonly string[],
): Reasons {
  const language = i18n.resolvedLanguage ?? 'en';
  const words = makeWords(i18n.getFixedT(language, ['root-table', 'root-terms']), language, names);
  const { t, name, shortPlace } = words;
  const { names: moves, events, odds, after } = foresee(state, seat, plan, words);
  const why: string[] = [];
  const points = pointsOf(after, seat) - pointsOf(state, seat);
  if (points > 0) why.push(t('root-table:reasons.points', { points: words.points(points) }));
  const count = ruledBy(after, seat) - ruledBy(state, seat);
  if (count > 0) why.push(t('root-table:reasons.rules', { count }));
  const cards = cardsOf(after, seat) - cardsOf(state, seat);
  if (cards > 0) why.push(t('root-table:reasons.cards', { cards: words.cards(cards) }));
  if (odds) {
    const { attacker, defender } = odds.expected;
    why.push(
      t('root-table:reasons.odds', {
        name: name(odds.defender),
        theirs: average(defender, language),
        yours: average(attacker, language),
      }),
    );
  }
  for (const event of events) {
    if (event.type === 'removed' && event.player !== seat) {
      why.push(
        t('root-table:reasons.removes', {
          name: name(event.player),
          place: shortPlace(event.clearing),
          what: removedWords(event.warriors, event.pieces, words),
        }),
      );
    }
    if (event.type === 'crafted' && cardOf(event.card).kind === 'lasting') {
      why.push(t('root-table:reasons.lasting', { card: words.cardName(event.card) }));
    }
  }
  state.players.forEach((_, other) => {
    const theirs = pointsOf(after, other) - pointsOf(state, other);
    if (other === seat || theirs <= 0) return;
    why.push(t('root-table:reasons.others', { name: name(other), points: words.points(theirs) }));
  });
  return { what: moves.join(' → '), why };
}
