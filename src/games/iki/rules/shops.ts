/** Section 9, the shops. */
import {
  type Colour,
  type FishId,
  type Goods,
  SHOPS,
  type ShopId,
  type ShopTrade,
  shopAt,
  tradeOf,
} from '../data';
import { build, payableBuildings, whyNotBuild } from './building';
import { canPay, gain, lacks, pay, whyNotPay } from './goods';
import { BUILD, BUY_LUMBER, PLAIN_SHOP } from './made-moves';
import type { Move, ShopArgument } from './moves';
import type { Refusal } from './refusals';
import { emptyStalls, surchargeOf } from './stalls';
import type { GameState, Player, Seat } from './state';
import { type Play, playerAt, tableOf } from './table';

const PAWN: Readonly<Record<'rice' | 'sandals', Move>> = {
  rice: { name: 'shop', arg: { pay: 'rice' } },
  sandals: { name: 'shop', arg: { pay: 'sandals' } },
};
const TOBACCO: readonly Move[] = [
  { name: 'shop', arg: { pipe: true, pouch: false } },
  { name: 'shop', arg: { pipe: false, pouch: true } },
  { name: 'shop', arg: { pipe: true, pouch: true } },
];
const fishMoves = new Map<FishId, Move>();
function fishMove(fish: FishId): Move {
  let move = fishMoves.get(fish);
  if (!move) {
    move = { name: 'shop', arg: { fish } };
    fishMoves.set(fish, move);
  }
  return move;
}

/** How often a shop may be used in a turn: once, the Exchange twice (8.2). */
const timesPerTurn = (trade: ShopTrade): number => (trade.kind === 'trade' ? trade.timesPerTurn : 1);

/** What the top pipe, the top pouch or both cost; null where one of them is sold out. */
function tobaccoCost(state: GameState, pipe: boolean, pouch: boolean): number | null {
  const { pipes, pouches } = tableOf(state);
  const [topPipe] = state.pipes;
  const [topPouch] = state.pouches;
  if ((pipe && !topPipe) || (pouch && !topPouch)) return null;
  return (pipe && topPipe ? pipes[topPipe].cost : 0) + (pouch && topPouch ? pouches[topPouch].cost : 0);
}

export function legalShop(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  const shop = shopAt(player.at);
  if (!shop) return;
  const trade = tradeOf(shop);
  if (state.shopUses >= timesPerTurn(trade)) return;
  switch (trade.kind) {
    case 'trade':
      if (canPay(player, trade.pay)) moves.push(PLAIN_SHOP);
      return;
    case 'pawn':
      for (const thing of trade.payOne) if (player[thing] > 0) moves.push(PAWN[thing]);
      return;
    case 'tobacco':
      for (const move of TOBACCO) {
        const { pipe, pouch } = move.arg as { pipe: boolean; pouch: boolean };
        const cost = tobaccoCost(state, pipe, pouch);
        if (cost !== null && player.mon >= cost) moves.push(move);
      }
      return;
    case 'fish':
      for (const fish of state.fishOnSale) {
        if (player.mon >= tableOf(state).fish[fish].cost) moves.push(fishMove(fish));
      }
      return;
    case 'construction': {
      if (canPay(player, trade.pay)) moves.push(BUY_LUMBER);
      const empty = emptyStalls(state);
      payableBuildings(state, seat, null, (building) => {
        for (const index of empty) {
          if (player.mon >= surchargeOf(index)) moves.push(BUILD[building][index] as Move);
        }
      });
    }
  }
}

const shopOf = (player: Player): ShopId => {
  const shop = shopAt(player.at);
  if (!shop) throw new Error('There is no shop at the start point.');
  return shop;
};

export function whyNotShop(state: GameState, seat: Seat, arg: ShopArgument): Refusal | null {
  const player = playerAt(state, seat);
  const shop = shopOf(player);
  const trade = tradeOf(shop);
  const times = timesPerTurn(trade);
  if (state.shopUses >= times) return { code: 'shopUsed', times };
  switch (trade.kind) {
    case 'trade':
      return Object.keys(arg).length > 0 ? { code: 'wrongShop', shop } : whyNotPay(player, trade.pay);
    case 'pawn':
      return 'pay' in arg ? lacks(player, arg.pay, 1) : { code: 'wrongShop', shop };
    case 'tobacco': {
      if (!('pipe' in arg)) return { code: 'wrongShop', shop };
      const cost = tobaccoCost(state, arg.pipe, arg.pouch);
      return cost === null ? { code: 'soldOut' } : lacks(player, 'mon', cost);
    }
    case 'fish':
      if (!('fish' in arg)) return { code: 'wrongShop', shop };
      if (!state.fishOnSale.includes(arg.fish)) return { code: 'fishNotOnSale' };
      return lacks(player, 'mon', tableOf(state).fish[arg.fish].cost);
    case 'construction':
      if ('lumber' in arg) return whyNotPay(player, trade.pay);
      if ('building' in arg) return whyNotBuild(state, seat, arg.building, arg.stall, null);
      return { code: 'wrongShop', shop };
  }
}

export function applyShop(play: Play, seat: Seat, arg: ShopArgument): void {
  const { state } = play;
  const shop = shopOf(playerAt(state, seat));
  const source = { from: 'shop', shop } as const;
  state.shopUses++;
  play.events?.push({ type: 'shopUsed', player: seat, shop });
  const trade = (paid: Goods, gained: Goods): void => {
    pay(play, seat, paid, source);
    gain(play, seat, gained, source);
  };
  if ('pay' in arg) trade({ [arg.pay]: 1 }, SHOPS.pawn.trade.gain);
  else if ('pipe' in arg) buyTobacco(play, seat, arg.pipe, arg.pouch);
  else if ('fish' in arg) buyFish(play, seat, arg.fish);
  else if ('lumber' in arg) trade(SHOPS.construction.trade.pay, SHOPS.construction.trade.gain);
  else if ('building' in arg) build(play, seat, arg.building, arg.stall, null);
  else {
    const plain = tradeOf(shop);
    if (plain.kind === 'trade') trade(plain.pay, plain.gain);
  }
}

/** The next token is on top at once and for everybody; a pipe gives its firefighting at once (9.4). */
function buyTobacco(play: Play, seat: Seat, pipe: boolean, pouch: boolean): void {
  const { state } = play;
  const player = playerAt(state, seat);
  const { pipes, pouches } = tableOf(state);
  const source = { from: 'shop', shop: 'tobacco' } as const;
  const take = (stack: Colour[]): Colour => {
    const top = stack.shift();
    if (!top) throw new Error('The stack is empty.');
    return top;
  };
  if (pipe) {
    const colour = take(state.pipes);
    play.events?.push({ type: 'pipeBought', player: seat, pipe: colour });
    pay(play, seat, { mon: pipes[colour].cost }, source);
    player.pipes.push(colour);
    gain(play, seat, { fire: pipes[colour].fire }, source);
  }
  if (pouch) {
    const colour = take(state.pouches);
    play.events?.push({ type: 'pouchBought', player: seat, pouch: colour });
    pay(play, seat, { mon: pouches[colour].cost }, source);
    player.pouches.push(colour);
  }
}

/** A second fish of a season is allowed (9.6). */
function buyFish(play: Play, seat: Seat, fish: FishId): void {
  const { state } = play;
  play.events?.push({ type: 'fishBought', player: seat, fish });
  pay(play, seat, { mon: tableOf(state).fish[fish].cost }, { from: 'shop', shop: 'fish' });
  state.fishOnSale.splice(state.fishOnSale.indexOf(fish), 1);
  playerAt(state, seat).fish.push(fish);
}
