import {
  type Building,
  type BuildingId,
  FISH_POINTS,
  type FishId,
  type GameState,
  type Goods,
  KOBAN_POINTS,
  LUMBER_POINTS,
  type Move,
  type MoveOf,
  NEW_YEAR,
  occupationOn,
  PIPE_FACTOR,
  type Player,
  playerAt,
  type Seat,
  SHOPS,
  STALL_INDEX,
  STREET_LENGTH,
  type Stall,
  shopAt,
  surchargeOf,
  tableOf,
  tradeOf,
} from '../rules';
import { type CardOutlook, fadeOf, outlooks, type Prices, pricesAt } from './prices';
import type { Weights } from './weights';
import {
  buildingAhead,
  expectedPoints,
  kobunWorth,
  monthsToPayDay,
  payDaysAhead,
  SQUARE_RETIRED,
  withPlenty,
} from './worth';

const cornerOf = (stall: Stall): number => surchargeOf(STALL_INDEX[stall]);

/**
 * What each thing that can be done in the business of a turn is worth to one seat, added up from prices: nothing is
 * applied and no state is copied, so that games in thought are cheap. It agrees with `worth` as far as that can be
 * said of one turn; harmony, fires and the opponents are left out.
 */
export class Judge {
  private readonly player: Player;
  private readonly turns: number;
  private readonly fade: number;
  private readonly prices: Prices;
  private readonly days: number;
  private readonly mouths: number;
  private readonly hunger: number;
  private readonly book: ReturnType<typeof outlooks>;
  /** What one more experience of every own card on the board would bring. */
  private readonly lap: number;
  private readonly built: Building[] = [];
  private readonly before: number;

  constructor(
    private readonly state: GameState,
    seat: Seat,
    private readonly w: Weights,
  ) {
    this.player = playerAt(state, seat);
    this.turns = NEW_YEAR - state.month;
    this.fade = fadeOf(this.turns, w);
    this.prices = pricesAt(this.turns, w);
    this.days = payDaysAhead(state);
    this.book = outlooks(state, w);
    let mouths = 0;
    let lap = 0;
    for (const card of state.stalls) {
      if (!card || card.owner !== seat) continue;
      if (card.kind === 'building') {
        this.built.push(tableOf(state).buildings[card.card]);
        continue;
      }
      mouths++;
      lap += this.experienceOf(this.book.get(card.card), card.square, 1);
    }
    this.mouths = mouths;
    this.lap = lap;
    const wait = monthsToPayDay(state);
    this.hunger = w.hunger / (1 + wait * wait * 0.5);
    this.before = this.holdings();
  }

  /** What the player's things are worth as they are now. */
  private holdings(): number {
    const { player, prices, w, state } = this;
    let sum = player.iki + prices.mon * withPlenty(player.mon, w.comfortable);
    sum += prices.sandals * withPlenty(player.sandals, w.manySandals);
    sum += player.lumber * LUMBER_POINTS + this.fade * w.lumber * Math.min(4, player.lumber);
    sum += player.koban * KOBAN_POINTS + this.fade * w.koban * Math.min(2, player.koban);
    sum += prices.fire * player.fire;
    if (this.days > 0) {
      sum += prices.rice * Math.min(player.rice, 1 + this.days * 2.5);
      sum -= this.hunger * Math.max(0, this.mouths - player.rice);
    }
    for (const built of this.built) sum += expectedPoints(built, player, 0);
    return sum + buildingAhead(state, player, this.turns, w);
  }

  private add(goods: Goods, sign: 1 | -1): void {
    const { player } = this;
    if (goods.mon) player.mon += sign * goods.mon;
    if (goods.rice) player.rice += sign * goods.rice;
    if (goods.sandals) player.sandals += sign * goods.sandals;
    if (goods.lumber) player.lumber += sign * goods.lumber;
    if (goods.koban) player.koban += sign * goods.koban;
    if (goods.iki) player.iki += sign * goods.iki;
    if (goods.fire) player.fire += sign * goods.fire;
  }

  /** What it is worth to pay something and to gain something for it. The things are moved and put back. */
  private exchange(paid: Goods, gained: Goods): number {
    this.add(paid, -1);
    this.add(gained, 1);
    const after = this.holdings();
    this.add(gained, -1);
    this.add(paid, 1);
    return after - this.before;
  }

  /** What so many experiences are worth to a card's owner; a kobun comes home when it retires. */
  private experienceOf(outlook: CardOutlook | undefined, square: number, times: number): number {
    const stream = outlook?.stream ?? [];
    const to = Math.min(SQUARE_RETIRED, square + times);
    const more = (stream[to] ?? 0) - (stream[square] ?? 0);
    if (to < SQUARE_RETIRED) return more;
    return (
      more +
      kobunWorth(this.player.kobun + 1, this.fade, this.w) -
      kobunWorth(this.player.kobun, this.fade, this.w)
    );
  }

  /** What a walk is worth by itself: the way to the next passing of the start, or its passing at the year's end. */
  walk(steps: number, passes: number, sandals: number): number {
    const way = this.turns > 1 ? (this.w.lap * steps * this.lap) / STREET_LENGTH : passes * this.lap;
    return sandals === 0 ? way : way + this.exchange({ sandals }, {});
  }

  income(mon: number): number {
    return this.exchange({}, { mon });
  }

  /** What a kobun less in supply costs. */
  kobun(): number {
    const { kobun } = this.player;
    return kobunWorth(kobun, this.fade, this.w) - kobunWorth(kobun - 1, this.fade, this.w);
  }

  private fish(id: FishId): number {
    const { fish } = tableOf(this.state);
    const { player } = this;
    const caught = new Set(player.fish.map((one) => fish[one].season));
    const before = FISH_POINTS[caught.size] ?? 0;
    caught.add(fish[id].season);
    player.fish.push(id);
    const sum = this.exchange({ mon: fish[id].cost }, {});
    player.fish.pop();
    return sum + fish[id].bonus + (FISH_POINTS[caught.size] ?? 0) - before + this.fade * this.w.fish;
  }

  private tobacco(pipe: boolean, pouch: boolean): number {
    const { pipes, pouches } = tableOf(this.state);
    const { player, state } = this;
    const [topPipe] = state.pipes;
    const [topPouch] = state.pouches;
    let points = 0;
    for (const colour of player.pouches) points += pouches[colour].iki;
    const before = player.pipes.length > 0 ? points * PIPE_FACTOR : points;
    let cost = 0;
    let fire = 0;
    if (pipe && topPipe) {
      cost += pipes[topPipe].cost;
      fire += pipes[topPipe].fire;
    }
    if (pouch && topPouch) {
      cost += pouches[topPouch].cost;
      points += pouches[topPouch].iki;
    }
    const after = pipe || player.pipes.length > 0 ? points * PIPE_FACTOR : points;
    return after - before + this.exchange({ mon: cost }, { fire });
  }

  private building(id: BuildingId, left: 'lumber' | 'koban' | null, corner: number): number {
    const row = tableOf(this.state).buildings[id];
    const { player } = this;
    const lumber = row.cost.lumber - (left === 'lumber' ? 1 : 0);
    const koban = row.cost.koban - (left === 'koban' ? 1 : 0);
    const cost = this.kobun();
    player.kobun--;
    const change = this.exchange({ lumber, koban, mon: corner }, {});
    player.kobun++;
    return change - cost + expectedPoints(row, player, this.turns);
  }

  private shop({ arg }: MoveOf<'shop'>): number {
    if ('pay' in arg) return this.exchange({ [arg.pay]: 1 }, SHOPS.pawn.trade.gain);
    if ('pipe' in arg) return this.tobacco(arg.pipe, arg.pouch);
    if ('fish' in arg) return this.fish(arg.fish);
    if ('lumber' in arg) return this.exchange(SHOPS.construction.trade.pay, SHOPS.construction.trade.gain);
    if ('building' in arg) return this.building(arg.building, null, cornerOf(arg.stall));
    const shop = shopAt(this.player.at);
    const trade = shop ? tradeOf(shop) : null;
    return trade?.kind === 'trade' ? this.exchange(trade.pay, trade.gain) : 0;
  }

  private occupation({ arg }: MoveOf<'occupation'>): number {
    const used = occupationOn(this.state, arg.stall);
    if (!used) return 0;
    const { skill } = tableOf(this.state).occupations[used.card];
    if (skill.kind === 'gain') return this.exchange({}, skill.gain);
    if (skill.kind === 'exchange') return this.exchange(skill.pay, skill.gain);
    switch (skill.effect) {
      case 'ikiForMon':
        return this.exchange(skill.pay, skill.gain);
      case 'ikiAndGiveAll':
        return this.exchange({}, skill.gain);
      case 'experience': {
        const target = 'target' in arg ? occupationOn(this.state, arg.target) : null;
        if (!target) return 0;
        const more = this.experienceOf(this.book.get(target.card), target.square, skill.experience);
        return more + this.exchange(skill.pay, {});
      }
      case 'build':
        return 'building' in arg ? this.building(arg.building, arg.leaveOut, cornerOf(arg.buildStall)) : 0;
      case 'swap':
        return 0;
    }
  }

  /** What a move of business is worth; to do nothing is worth 0. */
  business(move: Move): number {
    if (move.name === 'shop') return this.shop(move);
    return move.name === 'occupation' ? this.occupation(move) : 0;
  }
}
