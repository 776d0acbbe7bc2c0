import {
  type Building,
  COLOUR_POINTS,
  type GameState,
  harmonyOf,
  MON_PER_POINT,
  monthOf,
  NEW_YEAR,
  type Player,
  playerAt,
  type Score,
  type Seat,
  STREET_LENGTH,
  scoreOf,
  tableOf,
} from '../rules';
import { expectedLoss } from './fire-risk';
import { fadeOf, hasTurnThisMonth, outlooks, payDaysFrom, pricesAt, turnsLeft } from './prices';
import type { Weights } from './weights';

export const SQUARE_RETIRED = 4;
/** The last kobun matters most; this is what the others are worth compared with it. */
const OTHER_KOBUN = 0.5;
/** Colours that are hard to lose count a little less when their card may still burn. */
const COLOUR_IN_DANGER = 3;

/** Months until the one that ends with the next pay day. */
export function monthsToPayDay(state: GameState): number {
  let month = state.month;
  while (month < NEW_YEAR && !monthOf(month).payDay) month++;
  return month - state.month;
}

/** How many own turns come before the next pay day. */
const turnsToPayDay = (state: GameState, seat: Seat): number =>
  monthsToPayDay(state) + (hasTurnThisMonth(state, seat) ? 1 : 0);

/** What so many kobun in supply are worth. */
export const kobunWorth = (kobun: number, fade: number, w: Weights): number =>
  kobun > 0 ? fade * w.kobun * (1 + OTHER_KOBUN * (kobun - 1)) : 0;

const hasPayDayAhead = (state: GameState): boolean => payDaysAhead(state) > 0;

/** A pay day that is going on has been paid already. */
export function payDaysAhead({ phase, month }: GameState): number {
  return month >= NEW_YEAR ? 0 : payDaysFrom(phase === 'payDay' ? month + 1 : month);
}

/** The points that a building would count for this player at the end, as far as can be guessed now. */
export function expectedPoints({ score }: Building, player: Player, turns: number): number {
  if ('flat' in score) return score.flat;
  const things = player[score.per];
  const now = typeof things === 'number' ? things : things.length;
  switch (score.per) {
    case 'retired':
      return score.iki * (now + turns * 0.25);
    case 'fish':
      return score.iki * (now + Math.min(2, turns * 0.12));
    case 'fire':
      return score.iki * Math.min(10, now + turns * 0.25);
    default:
      return score.iki * (now + Math.min(3, turns * 0.3));
  }
}

/** What the building that is nearest to being built promises, beyond the points of its pieces. */
export function buildingAhead(state: GameState, player: Player, turns: number, w: Weights): number {
  if (turns === 0 || player.kobun === 0) return 0;
  const prices = pricesAt(turns, w);
  let best = 0;
  for (const id of state.openBuildings) {
    const building = tableOf(state).buildings[id];
    const lumber = Math.max(0, building.cost.lumber - player.lumber);
    const koban = Math.max(0, building.cost.koban - player.koban);
    const pieces = building.cost.lumber * prices.lumber + building.cost.koban * prices.koban;
    const delay = w.piece * (1 + lumber * 0.7 + koban * 0.8);
    const gain = expectedPoints(building, player, turns) - pieces;
    const worth = w.building * Math.max(0, gain) * (turns / (turns + delay * delay));
    if (worth > best) best = worth;
  }
  return best;
}

/** The last answer of `harmonyBySeat`, with the stalls and values that it is for: plans ask for the same again and again. */
let lastHarmony: {
  readonly stalls: GameState['stalls'];
  readonly table: object;
  readonly players: number;
  readonly sums: readonly number[];
} | null = null;

/** What harmony gives each seat today. */
export function harmonyBySeat(state: GameState): readonly number[] {
  const { stalls, players } = state;
  const table = tableOf(state);
  if (
    lastHarmony?.table === table &&
    lastHarmony.players === players.length &&
    lastHarmony.stalls.every((card, index) => card === stalls[index])
  ) {
    return lastHarmony.sums;
  }
  const sums = players.map(() => 0);
  for (const { player, iki } of harmonyOf(state)) sums[player] = (sums[player] ?? 0) + iki;
  lastHarmony = { stalls: stalls.slice(), table, players: players.length, sums };
  return sums;
}

/** Pay days' harmony that is still to come: cards leave, so the next counts most. */
const harmonyShare = (days: number): number => (days === 0 ? 0 : 0.75 + 0.3 * Math.min(2, days - 1));

/** Things beyond what anybody needs are worth half. */
export const withPlenty = (count: number, plenty: number): number =>
  count <= plenty ? count : plenty + (count - plenty) / 2;

/** The score that a seat can expect at the end. */
function worth(state: GameState, seat: Seat, w: Weights, harmony = harmonyBySeat(state)): number {
  if (state.result) return state.result.scores[seat]?.total ?? 0;
  const player = playerAt(state, seat);
  const turns = turnsLeft(state, seat);
  const fade = fadeOf(turns, w);
  const prices = pricesAt(turns, w);
  const score: Score = scoreOf(state, seat);
  const days = payDaysAhead(state);
  let sum = score.total - score.mon;
  sum += prices.mon * withPlenty(player.mon, w.comfortable);
  if (turns === 0) sum += score.mon - player.mon / MON_PER_POINT;
  sum += prices.sandals * withPlenty(player.sandals, w.manySandals);
  sum += fade * (w.lumber * Math.min(4, player.lumber) + w.koban * Math.min(2, player.koban));
  sum += prices.fire * player.fire;
  sum += kobunWorth(player.kobun, fade, w);
  sum += fade * w.colour * COLOUR_POINTS.indexOf(score.colours as (typeof COLOUR_POINTS)[number]);
  sum += fade * w.fish * player.fish.length;
  sum += w.harmony * harmonyShare(days) * (harmony[seat] ?? 0);
  sum += buildingAhead(state, player, turns, w);
  sum += cardsWorth(state, seat, w);
  sum += hungerWorth(state, seat, w);
  return sum;
}

/** Cards on the board and retired ones: what they still bring, less what fires may take. */
function cardsWorth(state: GameState, seat: Seat, w: Weights): number {
  if (!hasPayDayAhead(state)) return 0;
  const player = playerAt(state, seat);
  const book = outlooks(state, w);
  const turns = turnsLeft(state, seat);
  const lap = turns > 1 ? (w.lap * player.at) / STREET_LENGTH : 0;
  const values: number[] = [];
  let sum = 0;
  state.stalls.forEach((card, index) => {
    if (!card || card.owner !== seat) return;
    if (card.kind === 'building') {
      values[index] = expectedPoints(tableOf(state).buildings[card.card], player, 0);
      return;
    }
    const stream = book.get(card.card)?.stream ?? [];
    const now = stream[card.square] ?? 0;
    sum += now + lap * ((stream[card.square + 1] ?? now) - now);
    values[index] = Math.max(0, now) + COLOUR_IN_DANGER;
  });
  for (const card of player.retired) sum += book.get(card)?.stream[SQUARE_RETIRED] ?? 0;
  if (values.length > 0) sum -= w.risk * expectedLoss(state, seat, (index) => values[index] ?? 0, w);
  return sum;
}

/** Rice in store, and the cards that will have none on the next pay day. */
function hungerWorth(state: GameState, seat: Seat, w: Weights): number {
  const player = playerAt(state, seat);
  const days = payDaysAhead(state);
  if (days === 0) return 0;
  let mouths = 0;
  for (const card of state.stalls) if (card?.kind === 'occupation' && card.owner === seat) mouths++;
  const turns = turnsToPayDay(state, seat);
  const missing = Math.max(0, mouths - player.rice);
  const price = pricesAt(turnsLeft(state, seat), w).rice;
  const useful = Math.min(player.rice, 1 + days * 2.5);
  return price * useful - (w.hunger * missing) / (1 + turns * turns * 0.5);
}

/** The worth of every seat. */
export function worthOfAll(state: GameState, w: Weights): number[] {
  const harmony = harmonyBySeat(state);
  return state.players.map((_, seat) => worth(state, seat, w, harmony));
}

/** A seat's worth less that of its opponents, as far as they matter. */
export function outlook(state: GameState, seat: Seat, w: Weights): number {
  if (w.rivals === 0) return worth(state, seat, w);
  const all = worthOfAll(state, w);
  let others = 0;
  all.forEach((one, other) => {
    if (other !== seat) others += one;
  });
  return (all[seat] ?? 0) - (w.rivals * others) / (all.length - 1);
}
