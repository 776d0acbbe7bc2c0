import { type GameState, type ShopId, tableOf, tradeOf } from '../../rules';
import { type Sign, signsOf } from '../art/skill';

/** One thing that a shop does, in signs: what is paid and what is had for it. */
export interface TradeSigns {
  readonly pay: readonly Sign[];
  readonly gain: readonly Sign[];
}

const forMon = (amount: number, icon: Sign['icon']): TradeSigns => ({
  pay: [{ icon: 'mon', amount }],
  gain: [{ icon }],
});

/** What a shop does today, with the prices of what it has. */
export function tradesOf(state: GameState, shop: ShopId): readonly TradeSigns[] {
  const trade = tradeOf(shop);
  const table = tableOf(state);
  switch (trade.kind) {
    case 'trade':
      return [{ pay: signsOf(trade.pay), gain: signsOf(trade.gain) }];
    case 'pawn':
      return trade.payOne.map((thing) => ({ pay: signsOf({ [thing]: 1 }), gain: signsOf(trade.gain) }));
    case 'construction':
      return [
        { pay: signsOf(trade.pay), gain: signsOf(trade.gain) },
        { pay: [], gain: [{ icon: 'build' }] },
      ];
    case 'tobacco':
      return [
        ...state.pipes.slice(0, 1).map((top) => forMon(table.pipes[top].cost, 'pipe')),
        ...state.pouches.slice(0, 1).map((top) => forMon(table.pouches[top].cost, 'pouch')),
      ];
    case 'fish':
      return state.fishOnSale.map((id) => forMon(table.fish[id].cost, 'fish'));
  }
}
