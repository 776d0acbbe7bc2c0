import {
  firstSquare,
  type GameState,
  GROUPS,
  hireCost,
  type MoveOf,
  NAGAYA,
  type Nagaya,
  type OccupationId,
  playerAt,
  type Seat,
  STALL_INDEX,
  STALLS,
  STALLS_OF_GROUP,
  STALLS_OF_NAGAYA,
  surchargeOf,
  tableOf,
} from '../rules';
import { expectedLoss } from './fire-risk';
import { fadeOf, outlooks, pricesAt, turnsLeft } from './prices';
import type { Weights } from './weights';

/** How much the safety of a stall counts for a card of usual worth. */
const USUAL_WORTH = 8;

const ROW_OF: readonly (readonly Nagaya[])[] = STALLS.map((_, index) =>
  NAGAYA.filter((nagaya) => STALLS_OF_NAGAYA[nagaya].includes(index)),
);

/** Expected loss of a usual card by stall, worked out for one seat. */
export function dangers(state: GameState, seat: Seat, stalls: Iterable<number>, w: Weights): number[] {
  const found: number[] = [];
  for (const index of stalls) {
    const before = state.stalls[index] ?? null;
    state.stalls[index] = { kind: 'building', card: 'theatre', owner: seat };
    found[index] =
      w.risk * expectedLoss(state, seat, (at) => (at === index ? USUAL_WORTH : 0), w, ROW_OF[index]);
    state.stalls[index] = before;
  }
  return found;
}

const GROUPS_OF = STALLS.map((_, index) => GROUPS.filter((group) => STALLS_OF_GROUP[group].includes(index)));

/** The harmony that a card would come to on this stall: for all cards around it, and for the own ones among them. */
export function harmonyAround(
  state: GameState,
  card: OccupationId,
  index: number,
  seat: Seat,
): { readonly all: number; readonly own: number } {
  const { occupations } = tableOf(state);
  const { type } = occupations[card];
  let all = 0;
  let owned = 0;
  for (const group of GROUPS_OF[index] ?? []) {
    let others = 0;
    let own = 0;
    for (const other of STALLS_OF_GROUP[group]) {
      const there = state.stalls[other];
      if (other === index || there?.kind !== 'occupation' || occupations[there.card].type !== type) continue;
      others++;
      if (there.owner === seat) own++;
    }
    if (others > 0) all += others + 1 + own;
    owned += own;
  }
  return { all, own: owned };
}

type Hire = MoveOf<'hire'>;

/** What each hire is worth at a first look, without playing it out; the kobun that it takes is not counted. */
export function rateHires(
  state: GameState,
  seat: Seat,
  hires: readonly Hire[],
  w: Weights,
): { readonly move: Hire; readonly value: number }[] {
  const player = playerAt(state, seat);
  const turns = turnsLeft(state, seat);
  const prices = pricesAt(turns, w);
  const book = outlooks(state, w);
  const danger = dangers(state, seat, new Set(hires.map(({ arg }) => STALL_INDEX[arg.stall])), w);
  const { occupations } = tableOf(state);
  const ownTypes = new Set<string>(player.retired.map((id) => occupations[id].type));
  for (const card of state.stalls) {
    if (card?.kind === 'occupation' && card.owner === seat) ownTypes.add(occupations[card.card].type);
  }
  const ofCard = new Map<OccupationId, number>();
  for (const { card, coins } of state.offer) {
    const row = occupations[card];
    const outlook = book.get(card);
    const colour = ownTypes.has(row.type) ? 0 : w.colour * fadeOf(turns, w) + 2 * ownTypes.size + 1;
    const cost = hireCost(state, player, card) - coins;
    const stream = outlook?.stream[firstSquare(state, card)] ?? 0;
    ofCard.set(card, stream + colour + row.fire * (prices.fire + 0.5) - cost * prices.mon);
  }
  return hires.map((move) => {
    const index = STALL_INDEX[move.arg.stall];
    const { card } = move.arg;
    const days = Math.min(1, book.get(card)?.onBoard[firstSquare(state, card)] ?? 0);
    const value =
      (ofCard.get(card) ?? 0) +
      w.harmony * days * harmonyAround(state, card, index, seat).all -
      (danger[index] ?? 0) -
      surchargeOf(index) * prices.mon;
    return { move, value };
  });
}

/** The most promising hires, each card on its best stalls only. */
export function bestHires(
  state: GameState,
  seat: Seat,
  hires: readonly Hire[],
  most: number,
  stallsPerCard: number,
  w: Weights,
): Hire[] {
  if (hires.length === 0) return [];
  const rated = rateHires(state, seat, hires, w).sort((a, b) => b.value - a.value);
  const used = new Map<OccupationId, number>();
  const best: Hire[] = [];
  for (const { move } of rated) {
    const times = used.get(move.arg.card) ?? 0;
    if (times >= stallsPerCard) continue;
    used.set(move.arg.card, times + 1);
    best.push(move);
    if (best.length === most) break;
  }
  return best;
}
