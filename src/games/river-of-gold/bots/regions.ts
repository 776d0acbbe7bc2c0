import { ELDER_FACTOR, type GameState, regionPoints, SECOND_PLACE_WITHIN } from '../rules';
import type { Weights } from './weights';

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * The points that a seat can expect of a region's scoring tile: each opponent is ahead at the end with a chance that
 * depends on the lead and on the turns left. An elder doubles (10.1).
 */
export function expectedRegion(
  state: GameState,
  region: number,
  seat: number,
  level: number,
  turns: number,
  weights: Weights,
): number {
  const { players } = state;
  const count = players.length;
  const tile = state.regionTiles[region - 1];
  if (!tile) return 0;
  const points = regionPoints(tile, count);
  const scale = weights.spread + weights.spreadByTurn * turns;
  // The chances that 0, 1, 2 or 3 opponents end ahead.
  let p0 = 1;
  let p1 = 0;
  let p2 = 0;
  let best = 0;
  for (let other = 0; other < count; other++) {
    if (other === seat) continue;
    const theirs = players[other]?.influence[region - 1] ?? 0;
    if (theirs > best) best = theirs;
    const ahead =
      theirs === 0 && level > 0 ? sigmoid((-level - 1) / scale) : sigmoid((theirs - level) / scale);
    p2 = p2 * (1 - ahead) + p1 * ahead;
    p1 = p1 * (1 - ahead) + p0 * ahead;
    p0 *= 1 - ahead;
  }
  let second = points[1] ?? 0;
  if (count === 2 && second > 0) second *= sigmoid((SECOND_PLACE_WITHIN + 0.5 + level - best) / scale);
  let expected = p0 * (points[0] ?? 0) + p1 * second + p2 * (points[2] ?? 0);
  if (level === 0) expected *= 1 - Math.exp(-0.35 * turns);
  const elder = players[seat]?.delivered.includes(`elder-${region as 1}`) ?? false;
  return elder ? ELDER_FACTOR * expected : expected;
}
