import type { GameState } from '../rules';
import { measure } from './features';
import { LEARNED } from './learned';
import { valuesByNet } from './net';

/** The numbers of the table are whole: so many are one. */
export const SCALE = 1000;

/** Chances that are as much higher as the values say: one more is e times as likely. Together 1. */
export function chancesBy(values: readonly number[]): number[] {
  const most = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - most));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

/** How good each seat's position is: what its measures say, one by one. */
function valuesByTable(state: GameState): number[] {
  const { players } = state;
  const table = LEARNED[players.length];
  return measure(state).map((measures, seat) => {
    const faction = players[seat]?.faction;
    const weights = faction ? table?.[faction] : undefined;
    let value = 0;
    if (weights) for (let i = 0; i < measures.length; i++) value += (weights[i] ?? 0) * (measures[i] ?? 0);
    return value / SCALE;
  });
}

/** Of two players there are games enough to learn what measures say together. The table has numbers for more. */
export const NET_PLAYERS = 2;

/**
 * Each seat's share of the victory: what it is at the end, and before that its chance at the beginning of a turn, by the
 * measures of the position and what came of such positions in games of planners.
 */
export function forecast(state: GameState): number[] {
  const { result, players } = state;
  if (result)
    return players.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
  return chancesBy(players.length === NET_PLAYERS ? valuesByNet(state) : valuesByTable(state));
}
