import { type GameState, playerAt, type Seat, STREET_LENGTH, scoreOf, tableOf } from '../rules';
import { expectedLoss } from './fire-risk';
import { outlooks, turnsLeft } from './prices';
import type { Weights } from './weights';
import { buildingAhead, expectedPoints, harmonyBySeat, payDaysAhead, SQUARE_RETIRED } from './worth';

/** What is measured of a seat at the beginning of a month, in this order. */
export const FEATURES = [
  'one',
  'track',
  'colours',
  'fish',
  'pouches',
  'buildings',
  'mon',
  'firstMon',
  'rice',
  'missingRice',
  'sandals',
  'firstSandal',
  'lumber',
  'koban',
  'fire',
  'kobun',
  'firstKobun',
  'cards',
  'stream',
  'nextStream',
  'lap',
  'retired',
  'retiredStream',
  'harmony',
  'building',
  'loss',
  'pipe',
  'place',
] as const;

/** Mon that are worth more than those after them. */
const FIRST_MON = 6;

/** A seat's features, as numbers in the order of `FEATURES`. */
function measureSeat(state: GameState, seat: Seat, harmony: number, w: Weights): number[] {
  const player = playerAt(state, seat);
  const score = scoreOf(state, seat);
  const book = outlooks(state, w);
  const values: number[] = [];
  let cards = 0;
  let stream = 0;
  let next = 0;
  state.stalls.forEach((card, index) => {
    if (!card || card.owner !== seat) return;
    if (card.kind === 'building') {
      values[index] = expectedPoints(tableOf(state).buildings[card.card], player, 0);
      return;
    }
    const streams = book.get(card.card)?.stream ?? [];
    const now = streams[card.square] ?? 0;
    cards++;
    stream += now;
    next += (streams[card.square + 1] ?? now) - now;
    values[index] = Math.max(1, now);
  });
  let retiredStream = 0;
  for (const card of player.retired) retiredStream += book.get(card)?.stream[SQUARE_RETIRED] ?? 0;
  const days = payDaysAhead(state);
  const loss = values.length > 0 ? expectedLoss(state, seat, (index) => values[index] ?? 0, w) : 0;
  return [
    1,
    score.track,
    score.colours,
    score.fish,
    score.pouches,
    score.buildings,
    player.mon,
    Math.min(FIRST_MON, player.mon),
    player.rice,
    days > 0 ? Math.max(0, cards - player.rice) : 0,
    player.sandals,
    Math.min(1, player.sandals),
    player.lumber,
    player.koban,
    player.fire,
    player.kobun,
    Math.min(1, player.kobun),
    cards,
    stream,
    next,
    (next * player.at) / STREET_LENGTH,
    player.retired.length,
    retiredStream,
    days > 0 ? harmony : 0,
    buildingAhead(state, player, turnsLeft(state, seat), w),
    loss,
    Math.min(1, player.pipes.length),
    state.brigade.indexOf(seat),
  ];
}

/** The features of every seat. */
export function measure(state: GameState, w: Weights): number[][] {
  const harmony = harmonyBySeat(state);
  return state.players.map((_, seat) => measureSeat(state, seat, harmony[seat] ?? 0, w));
}
