import { GOODS } from '../data/board';
import { gain, pay } from './gains';
import type { Move, MoveArguments, MoveOf } from './moves';
import type { Refusal } from './refusals';
import type { GameState, Seat } from './state';
import { limitOf, type Play, playerAt, roomFor } from './table';

export const GOODS_PER_GOOD = 2;
export const KOKU_PER_FAVOR = 5;

const FOR_GOODS: readonly MoveOf<'trade'>[] = GOODS.flatMap((give) =>
  GOODS.filter((gained) => gained !== give).map(
    (gained): MoveOf<'trade'> => ({
      name: 'trade',
      arg: { give, gain: gained },
    }),
  ),
);
const FOR_FAVOR: MoveOf<'trade'> = { name: 'trade', arg: { give: 'koku', gain: 'favor' } };

/** Whether trades are open at all to the seat that decides: neither in the set-up nor after the last turn (3.2). */
export const mayTrade = (state: GameState): boolean =>
  state.phase !== 'clans' && !(state.step === 'settling' && state.options.rulings === 'second');

/** 2 equal goods for 1 other, 5 koku for 1 favor; never for something that would be lost (3.2). */
export function legalTrades(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  for (const move of FOR_GOODS) {
    const { give, gain: gained } = move.arg;
    if (player[give] >= GOODS_PER_GOOD && roomFor(player, gained) > 0) moves.push(move);
  }
  if (player.koku >= KOKU_PER_FAVOR && roomFor(player, 'favor') > 0) moves.push(FOR_FAVOR);
}

export function whyNotTrade(state: GameState, seat: Seat, trade: MoveArguments['trade']): Refusal | null {
  if (!mayTrade(state)) return { code: 'noTradeAfterLastTurn' };
  const { give, gain: gained } = trade;
  const player = playerAt(state, seat);
  if (give === gained || (give === 'koku') !== (gained === 'favor')) return { code: 'badTrade' };
  if (give === 'koku') {
    if (player.koku < KOKU_PER_FAVOR)
      return { code: 'notEnoughKoku', need: KOKU_PER_FAVOR, have: player.koku };
  } else if (player[give] < GOODS_PER_GOOD) {
    return { code: 'notEnoughGoods', good: give, need: GOODS_PER_GOOD, have: player[give] };
  }
  if (roomFor(player, gained) <= 0)
    return { code: 'noRoom', resource: gained, limit: limitOf(player, gained) };
  return null;
}

export function applyTrade(play: Play, seat: Seat, { give, gain: gained }: MoveArguments['trade']): void {
  play.events?.push({ type: 'traded', player: seat, give, gain: gained });
  pay(play, seat, give, give === 'koku' ? KOKU_PER_FAVOR : GOODS_PER_GOOD, { from: 'trade' });
  gain(play, seat, gained, 1, { from: 'trade' });
}
