import {
  BUILDING_TYPES,
  type GameState,
  type Player,
  REGIONS,
  RIVER_LENGTH,
  type Seat,
  shoreSpace,
} from '../index';
import { handWorth } from './hand';
import { type Holdings, holdingsOf } from './holdings';
import { outlook, shipsNear, visitsOf } from './outlook';
import { addMasteries } from './races';
import { expectedRegion } from './regions';
import { customerNumbers, tileNumbers } from './tables';
import type { Weights } from './weights';
import { journeyWorth, type Prices, pointsForDeliveries, pricesFor, rewardWorth } from './worth';

function purseWorth(player: Player, held: Holdings, turns: number, w: Weights): number {
  const fade = turns / (turns + w.horizon);
  const { koku, favor } = player;
  let worth =
    fade * (w.koku * Math.min(koku, w.comfortable) + w.kokuBeyond * Math.max(0, koku - w.comfortable));
  for (const amount of [player.silk, player.rice, player.porcelain]) {
    worth += fade * (w.good * Math.min(amount, 2) + w.goodBeyond * Math.max(0, amount - 2));
  }
  worth += fade * (w.favor * Math.min(favor, 2) + w.favorBeyond * Math.max(0, favor - 2));
  worth += fade * w.favorLimit * player.favorLimit + 0.01 * favor;
  const late = 1 / (1 + turns);
  const goods = player.silk + player.rice + player.porcelain;
  const kokuAtEnd = late * koku + (1 - late) * Math.min(koku, 8);
  const goodsAtEnd = late * goods + (1 - late) * Math.min(goods, 3);
  const round = turns === 0 ? Math.floor : (x: number) => Math.max(0, x - 0.4);
  return worth + held.merchants * round(kokuAtEnd / 5) + held.artisans * round(goodsAtEnd / 3);
}

/** What each seat can expect to have at the end, in points. Works on states and on views. */
export function standings(state: GameState, w: Weights): number[] {
  if (state.result) return state.result.scores.map(({ total, favor }) => total + 0.01 * favor);
  const { turns, sails, emperor } = outlook(state, w);
  const holdings = state.players.map((player, seat) => holdingsOf(state, seat, player));
  const prices = turns.map((left) => pricesFor(state, left, w));
  const near = shipsNear(state.players);
  const values = state.players.map((player, seat) => {
    const left = turns[seat] ?? 0;
    const held = holdings[seat];
    const price = prices[seat];
    if (!held || !price) return 0;
    const delivered = player.delivered.length;
    let value = player.points + pointsForDeliveries(delivered + w.deliveryRate * left);
    value += purseWorth(player, held, left, w);
    value += handWorth(state, seat, player, held, price, left, w);
    for (const region of REGIONS) {
      const level = player.influence[region - 1] ?? 0;
      value += expectedRegion(state, region, seat, level, left, w) + trackWorth(level, left, price);
    }
    for (const id of player.delivered) {
      const numbers = customerNumbers(id);
      if (numbers.role === 'merchant') {
        value += journeyWorth(numbers.onJourney[0]?.kind, held, player, price, left, w);
      } else if (numbers.role === 'noble' && numbers.counts) {
        const { owned } = numbers.counts;
        if (owned === 'types') value += held.types.filter((n) => n > 0).length;
        else if (owned === 'regions') value += held.regions;
        else value += held.types[BUILDING_TYPES.indexOf(owned)] ?? 0;
        value += w.royal * (left / (left + 4));
      } else if (numbers.role === 'artisan') {
        value += w.artisan * 0.25 * left * price.koku;
      }
    }
    if (left > 0) for (const ship of player.ships) value += w.shipProgress * (ship - RIVER_LENGTH / 2);
    return value;
  });
  for (let index = 0; index < state.shore.length; index++) {
    const built = state.shore[index];
    if (!built || built.owners.length === 0) continue;
    const { owner: reward } = tileNumbers(built.tile);
    const region = shoreSpace(index + 1).region;
    const visits = visitsOf(index + 1, near, sails, w.engineNear) + (emperor ? 0.9 : 0);
    for (const seat of built.owners) {
      const held = holdings[seat];
      const price = prices[seat];
      if (!held || !price) continue;
      const delivered = state.players[seat]?.delivered.length ?? 0;
      values[seat] =
        (values[seat] ?? 0) + visits * rewardWorth(reward, region, price, w.engine, held.types, delivered);
    }
  }
  addMasteries(state, values, holdings, turns, w);
  return values;
}

/** What a track still gives on the way to its next rewards: a little for coming close. */
function trackWorth(level: number, turns: number, price: Prices): number {
  if (turns <= 0) return 0;
  const fade = turns / (turns + 4);
  if (level < 2) return fade * level * 0.35 * price.good;
  if (level < 5) return fade * (level - 2) * 0.2 * 2 * price.koku;
  if (level < 9) return fade * (level - 5) * 0.15 * price.favor;
  if (level < 13) return fade * (level - 9) * 0.15 * 3;
  return fade * (level - 13) * 0.12 * (3 + price.good);
}

/** The lead of a seat over its opponents: the strongest of them counts more. */
export function leadOf(values: readonly number[], seat: Seat, rival: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < values.length; other++) {
    if (other === seat) continue;
    const value = values[other] ?? 0;
    if (value > best) best = value;
    sum += value;
  }
  return (values[seat] ?? 0) - rival * best - ((1 - rival) * sum) / (values.length - 1);
}

/** How good a state is for a seat: the lead that it can expect, and at the end of the game the victory itself. */
export function evaluate(state: GameState, seat: Seat, w: Weights, winBonus = 6): number {
  const lead = leadOf(standings(state, w), seat, w.rival);
  if (!state.result) return lead;
  const { winners } = state.result;
  const share = winners.includes(seat) ? 1 / winners.length : 0;
  return lead + winBonus * (share - 0.5) * 2;
}
