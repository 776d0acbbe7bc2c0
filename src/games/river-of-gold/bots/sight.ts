import {
  ARTISAN_GOODS_PER_POINT,
  abilitiesOf,
  BUILDING_TYPES,
  type CustomerId,
  destination,
  EMPTY_SPACE_KOKU,
  endOfRow,
  FAVOR_AT_END_OF_ROW,
  type Face,
  FINAL_ROUND_POINTS,
  type GameState,
  GOODS,
  isPassed,
  JOURNEY_KOKU,
  MAX_GOODS,
  MAX_KOKU,
  type MasteryId,
  MERCHANT_KOKU_PER_POINT,
  type PatronAbilities,
  type Player,
  type Region,
  RIVER_LENGTH,
  RIVER_SPACES_TOUCHING,
  type Seat,
  SHORE_SPACES,
  type ShoreSpace,
  shoreSpace,
  type TileId,
  TOUCHING,
  TRACK_GOOD,
  TRACK_STEPS,
  type TrackReward,
  visited,
  voyage,
} from '../rules';
import { type Holdings, holdingsOf } from './holdings';
import { outlook, shipsNear, visitsOf } from './outlook';
import { expectedRegion } from './regions';
import { customerNumbers, type Reward, tileNumbers } from './tables';
import { openMasteries, towardByBuilding, towardByDelivery, towardBySteps } from './toward';
import { missingGoods } from './trades';
import { royalWorth } from './voyage';
import type { Weights } from './weights';
import {
  abilityWorth,
  journeyWorth,
  type Prices,
  pointsForDeliveries,
  pricesFor,
  rewardWorth,
} from './worth';

const GOOD_OF_TRACK = [0, 1, 2, 3, 4, 5, 6].map((region) =>
  region === 0 ? 0 : GOODS.indexOf(TRACK_GOOD[region as Region]),
);

/** Chance that a building of Era 1 still stands for the Emperor's visit, a little off for what limits take. */
const EMPEROR = 0.9;

const NOBODY: readonly never[] = [];

/** How much a point for one of several opponents counts against a point of one's own. */
const RIVALS_GAIN = 0.6;

/** A tile of the row as the player on turn sees it. */
export interface Offer {
  readonly tile: TileId;
  readonly influence: number;
  /** What building it brings anywhere, once. */
  readonly once: number;
  readonly perVisit: number;
  readonly stepsPerVisit: number;
}

/**
 * The table as the player on turn sees it: what each thing would be worth to that player now. Nothing is
 * applied, only prices are added up, so that whole games can be played in thought.
 */
export class Sight {
  readonly player: Player;
  readonly turns: number;
  readonly held: Holdings;
  readonly prices: Prices;
  readonly koku: number;
  readonly goods: readonly [number, number, number];
  readonly bestGood: number;
  readonly favor: number;
  readonly abilities: PatronAbilities;
  private readonly sails: number;
  private readonly emperor: boolean;
  private readonly near: number[];
  private readonly steps = new Map<number, number>();
  private readonly landings = new Map<number, number>();
  private readonly others: number;
  private readonly visited: (number | undefined)[] = [];
  private offered: readonly Offer[] | null = null;
  private readonly open: readonly MasteryId[];
  private readonly watchers: readonly { readonly points: number; readonly player: Player }[];
  private readonly countsRegions: boolean = false;
  private readonly turnsDie: boolean = false;

  constructor(
    readonly state: GameState,
    readonly seat: Seat,
    readonly w: Weights,
  ) {
    const player = state.players[seat];
    if (!player) throw new Error(`There is no player in seat ${seat}.`);
    this.player = player;
    const { turns, sails, emperor } = outlook(state, w);
    this.turns = turns[seat] ?? 0;
    this.sails = sails;
    this.emperor = emperor;
    this.held = holdingsOf(state, seat, player);
    this.near = shipsNear(state.players);
    this.abilities = abilitiesOf(player.patron);
    this.others = state.players.length - 1;
    this.open = openMasteries(state, seat);
    this.watchers =
      state.options.patrons === 'none'
        ? NOBODY
        : state.players.flatMap((other, index) => {
            const points = abilitiesOf(other.patron).pointsWhenPassed ?? 0;
            return index !== seat && points > 0 ? [{ points, player: other }] : [];
          });
    for (const id of player.delivered) {
      const { counts, royal } = customerNumbers(id);
      if (counts?.owned === 'regions') this.countsRegions = true;
      if (royal?.gives === 'turnDie') this.turnsDie = true;
    }
    // What is gained now can be used from the next turn on.
    const after = Math.max(0, this.turns - 1);
    this.prices = pricesFor(state, after, w);
    const late = 1 / (1 + after);
    const rich = player.koku >= w.comfortable ? w.kokuBeyond / w.koku : 1;
    this.koku = this.prices.koku * rich + (late * this.held.merchants) / MERCHANT_KOKU_PER_POINT;
    const fade = after / (after + w.horizon);
    const end = (late * this.held.artisans) / ARTISAN_GOODS_PER_POINT;
    const base = (amount: number): number => (amount < 2 ? w.good : w.goodBeyond) * fade + end;
    const goods: [number, number, number] = [base(player.silk), base(player.rice), base(player.porcelain)];
    this.addNeeds(goods, after);
    this.goods = goods;
    this.bestGood = Math.max(
      player.silk < MAX_GOODS ? goods[0] : 0,
      player.rice < MAX_GOODS ? goods[1] : 0,
      player.porcelain < MAX_GOODS ? goods[2] : 0,
    );
    this.favor = (player.favor < 2 ? w.favor : w.favorBeyond) * fade;
  }

  /** A good that a customer in hand asks for is worth a part of that customer. */
  private addNeeds(goods: [number, number, number], after: number): void {
    if (after <= 0) return;
    const { player, w } = this;
    const have = [player.silk, player.rice, player.porcelain];
    for (const id of this.state.secrets.hands[this.seat] ?? []) {
      if (id === null) continue;
      const { amounts } = customerNumbers(id);
      const missing = missingGoods(have, amounts);
      if (missing <= 0) continue;
      const share = (w.hand * this.customerWorth(id) * w.missing ** missing) / (missing + 1);
      for (let g = 0; g < 3; g++) if ((have[g] ?? 0) < (amounts[g] ?? 0)) goods[g] = (goods[g] ?? 0) + share;
    }
  }

  /** What a customer brings when it is delivered to, without the price of its order. */
  customerWorth(id: CustomerId): number {
    const { player } = this;
    const count = player.delivered.length;
    return (
      pointsForDeliveries(count + 1) -
      pointsForDeliveries(count) +
      abilityWorth(this.state, this.seat, player, id, this.held, this.prices, this.turns, this.w)
    );
  }

  /** What a gain of influence is worth: the race for the region and the rewards on the way. */
  step(region: number, amount: number): number {
    if (amount <= 0) return 0;
    const key = region * 32 + amount;
    const known = this.steps.get(key);
    if (known !== undefined) return known;
    const { state, seat, player, w } = this;
    const from = player.influence[region - 1] ?? 0;
    const { to } = destination(state, seat, region as Region, amount);
    const after = Math.max(0, this.turns - 1);
    const race =
      expectedRegion(state, region, seat, to, after, w) - expectedRegion(state, region, seat, from, after, w);
    let worth = race * (this.others === 1 ? w.raceOfTwo : 1);
    for (const { step, reward, amount } of TRACK_STEPS) {
      if (step > from && step <= to) worth += this.trackReward(reward, amount, region);
    }
    worth += towardBySteps(this.open, from, to, w) - this.passing(region, from, to);
    this.steps.set(key, worth);
    return worth;
  }

  /** What it gives to a patron who profits from being passed (11.5), seen from here. */
  private passing(region: number, from: number, to: number): number {
    let given = 0;
    for (const { points, player } of this.watchers) {
      if (isPassed(this.state, player.influence[region - 1] ?? 0, from, to)) given += points;
    }
    return given * (this.others === 1 ? 1 : RIVALS_GAIN);
  }

  private trackReward(reward: TrackReward, amount: number, region: number): number {
    switch (reward) {
      case 'trackGood':
        return amount * this.goods[GOOD_OF_TRACK[region] as 0 | 1 | 2];
      case 'koku':
        return amount * this.koku;
      case 'favor':
        return amount * this.favor;
      case 'points':
        return amount;
      case 'pointsAndGood':
        return amount + this.bestGood;
      case 'imperialFlower':
        return 0;
    }
  }

  /** What a reward brings at once. */
  reward(reward: Reward, region: number): number {
    const { player } = this;
    let koku = reward.koku;
    if (reward.kokuPerType >= 0) koku += this.held.types[reward.kokuPerType] ?? 0;
    if (reward.kokuPerCustomer) koku += player.delivered.length;
    let worth =
      reward.points + Math.min(koku, MAX_KOKU - player.koku) * this.koku + reward.anyGood * this.bestGood;
    if (player.silk < MAX_GOODS) worth += reward.goods[0] * this.goods[0];
    if (player.rice < MAX_GOODS) worth += reward.goods[1] * this.goods[1];
    if (player.porcelain < MAX_GOODS) worth += reward.goods[2] * this.goods[2];
    worth += Math.min(reward.favor, player.favorLimit - player.favor) * this.favor;
    worth += reward.cards * this.w.card * (this.turns > 2 ? 1 : 0);
    if (reward.influence > 0) worth += this.step(region, reward.influence);
    return worth;
  }

  /** What stopping on a river space brings, less what it brings to others. */
  private landing(to: number): number {
    const known = this.landings.get(to);
    if (known !== undefined) return known;
    let worth = 0;
    for (const space of TOUCHING[to] ?? []) {
      const built = this.state.shore[space - 1];
      if (!built) {
        worth += EMPTY_SPACE_KOKU * this.koku;
        continue;
      }
      const tile = tileNumbers(built.tile);
      const { region } = shoreSpace(space);
      worth += this.reward(tile.visitor, region);
      for (const owner of built.owners) {
        if (owner === this.seat) worth += this.reward(tile.owner, region);
        else
          worth -=
            (this.w.others * rewardWorth(tile.owner, region, this.prices, 1, this.held.types, 1)) /
            this.others;
      }
    }
    this.landings.set(to, worth);
    return worth;
  }

  sail(ship: number, face: Face): number {
    const { player, w } = this;
    const from = player.ships[ship] ?? 1;
    const { to, journey } = voyage(from, face);
    let worth = this.landing(to) + w.shipProgress * face;
    if (journey) {
      worth +=
        Math.max(JOURNEY_KOKU * this.koku, this.bestGood) - w.shipProgress * RIVER_LENGTH + this.tempo();
      for (const id of player.delivered) {
        const { role, onJourney } = customerNumbers(id);
        if (role === 'merchant') {
          worth += journeyWorth(onJourney[0]?.kind, this.held, player, this.prices, 1 / w.journeysPerTurn, w);
        }
      }
    }
    if (player.royalShip === ship) worth += royalWorth(this, to);
    const { pointsForVisitingOpponent } = this.abilities;
    if (pointsForVisitingOpponent && visited(this.state, this.seat, TOUCHING[to] ?? [], 'opponent'))
      worth += pointsForVisitingOpponent;
    return worth;
  }

  /** Whether a ship may sail by a neighbouring face (6.10). */
  turnsRoyalShip(ship: number): boolean {
    return this.turnsDie && this.player.royalShip === ship;
  }

  /** What owning a tile on a space brings over the rest of the game. */
  owning(tile: TileId, space: number): number {
    const { owner } = tileNumbers(tile);
    const { region } = shoreSpace(space);
    const count = this.player.delivered.length + 1;
    return (
      this.visits(space) * rewardWorth(owner, region, this.prices, this.w.engine, this.held.types, count)
    );
  }

  /** The tiles of the row with all of their worth that does not depend on the space. */
  offers(): readonly Offer[] {
    if (this.offered) return this.offered;
    const { state, player } = this;
    const end = endOfRow(state);
    this.offered = state.row.flatMap((tile, index): Offer[] => {
      if (!tile) return [];
      const { type, influence, owner } = tileNumbers(tile);
      const fromEnd =
        index === end && player.favor < player.favorLimit ? FAVOR_AT_END_OF_ROW * this.favor : 0;
      return [
        {
          tile,
          influence,
          once: this.w.building + this.tempo() + fromEnd + this.ownedMore(type),
          perVisit: rewardWorth(
            owner,
            0,
            this.prices,
            this.w.engine,
            this.held.types,
            player.delivered.length + 1,
          ),
          stepsPerVisit: owner.influence,
        },
      ];
    });
    return this.offered;
  }

  build(space: number, cost: number, offer: Offer): number {
    const { region } = SHORE_SPACES[space - 1] as ShoreSpace;
    const perVisit = offer.perVisit + offer.stepsPerVisit * (this.prices.step[region - 1] ?? 0);
    let worth =
      offer.once + this.step(region, offer.influence) - this.spending(cost) + this.visits(space) * perVisit;
    const perRiverSpace = this.abilities.pointPerRiverSpaceWhenBuilding ?? 0;
    if (perRiverSpace > 0) worth += perRiverSpace * (RIVER_SPACES_TOUCHING[space]?.length ?? 0);
    if (this.countsRegions && !(this.held.regionMask & (1 << region))) worth += 1;
    return worth;
  }

  /** How often a building on a space will be visited, the Emperor included. */
  visits(space: number): number {
    const known = this.visited[space];
    if (known !== undefined) return known;
    const visits = visitsOf(space, this.near, this.sails, this.w.engineNear) + (this.emperor ? EMPEROR : 0);
    this.visited[space] = visits;
    return visits;
  }

  /**
   * What it is worth that a tile leaves the row: it brings the end nearer, which suits the leader, and the last one
   * brings points of its own (9.3).
   */
  private tempo(): number {
    const { era1, era2 } = this.state.secrets;
    const left = era1.length + era2.length;
    if (left === 0) return 0;
    const last = left === 1 ? FINAL_ROUND_POINTS : 0;
    return last + (this.w.tempo * this.lead()) / (left + 2);
  }

  private lead(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < this.state.players.length; other++) {
      const { points = 0 } = this.state.players[other] ?? {};
      if (other !== this.seat && points > best) best = points;
    }
    return this.player.points - best;
  }

  /** What a payment in koku costs: what is beyond a comfortable purse is cheap. */
  spending(cost: number): number {
    const beyond = Math.max(0, Math.min(cost, this.player.koku - this.w.comfortable));
    const late = this.held.merchants / (MERCHANT_KOKU_PER_POINT * Math.max(1, this.turns));
    return this.prices.koku * (cost - beyond * (1 - this.w.kokuBeyond / this.w.koku)) + cost * late;
  }

  private ownedMore(type: number): number {
    const isNew = (this.held.types[type] ?? 0) === 0;
    let worth = towardByBuilding(this.open, type, this.held, this.w);
    for (const id of this.player.delivered) {
      const owned = customerNumbers(id).counts?.owned;
      if (owned === 'types' ? isNew : BUILDING_TYPES[type] === owned) worth += 1;
    }
    return worth;
  }

  deliver(id: CustomerId): number {
    const { player, w } = this;
    const { amounts, region, steps, roleIndex } = customerNumbers(id);
    let worth = this.customerWorth(id) + w.delivery;
    // The steps are worth what they bring on this track, not what a step brings on average.
    worth += this.step(region, steps) - steps * (this.prices.step[region - 1] ?? 0);
    for (let g = 0; g < 3; g++) worth -= w.orderPrice * (amounts[g] ?? 0) * (this.goods[g as 0 | 1 | 2] ?? 0);
    const firstHere = !player.delivered.some((other) => customerNumbers(other).region === region);
    if (this.abilities.pointsForFirstOfRegion && firstHere) worth += this.abilities.pointsForFirstOfRegion;
    return worth + towardByDelivery(this.open, roleIndex, this.held, w);
  }

  /** How much a customer is wanted in hand: its worth, less for each good that is still missing. */
  wanted(id: CustomerId): number {
    const { player, w } = this;
    const { amounts, roleIndex } = customerNumbers(id);
    const missing = missingGoods([player.silk, player.rice, player.porcelain], amounts);
    return (
      this.customerWorth(id) * w.missing ** missing + towardByDelivery(this.open, roleIndex, this.held, w)
    );
  }
}
