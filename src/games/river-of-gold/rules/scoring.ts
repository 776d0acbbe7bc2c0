import {
  ARTISAN_GOODS_PER_POINT,
  BUILDING_TYPES,
  CUSTOMER_POINTS,
  type Customer,
  customer,
  ELDER_FACTOR,
  FINAL_ROUND_POINTS,
  GOODS,
  MERCHANT_KOKU_PER_POINT,
  type NobleCounts,
  REGIONS,
  type Region,
  regionPoints,
  SECOND_PLACE_WITHIN,
  shoreSpace,
} from '../data';
import type { GameEvent } from './events';
import { masteryPoints } from './masteries';
import type { GameState, Result, Score, Seat } from './state';
import { countOwned, influenceIn, playerAt } from './table';

type RegionShare = Extract<GameEvent, { type: 'regionScored' }>;

/** Who takes what for one region: ties share, 2 players have the 5-step rule, an elder doubles (10.1). */
export function scoreRegion(state: GameState, region: Region): RegionShare[] {
  const count = state.players.length;
  const tile = state.regionTiles[region - 1];
  if (!tile) throw new Error(`Region ${region} has no scoring tile.`);
  const points = regionPoints(tile, count);
  const steps = state.players.map((player) => influenceIn(player, region));
  const first = Math.max(...steps);
  const shares: RegionShare[] = [];
  let place = 0;
  while (place < count) {
    const level = Math.max(...steps.filter((step) => steps.filter((s) => s > step).length === place), 0);
    const tied = steps.flatMap((step, seat) => (step === level ? [seat] : []));
    if (level === 0) break;
    const reaches = count > 2 || place === 0 || first - level <= SECOND_PLACE_WITHIN;
    let sum = 0;
    for (let i = place; i < place + tied.length; i++) sum += reaches ? (points[i] ?? 0) : 0;
    for (const player of tied) {
      const elder = playerAt(state, player).delivered.includes(`elder-${region}`);
      const share = Math.floor(sum / tied.length) * (elder ? ELDER_FACTOR : 1);
      if (share > 0) {
        shares.push({
          type: 'regionScored',
          player,
          region,
          place: place + 1,
          shared: tied.length > 1,
          elder,
          points: share,
        });
      }
    }
    place += tied.length;
  }
  return shares;
}

/** What a merchant brings at the end for so much koku, an artisan for so many goods (6.5, 6.6). */
export const merchantPoints = (koku: number): number => Math.floor(koku / MERCHANT_KOKU_PER_POINT);
export const artisanPoints = (goods: number): number => Math.floor(goods / ARTISAN_GOODS_PER_POINT);

/** What a noble counts at the end, of so many own buildings by type in so many regions (6.7). */
export function noblePoints({ owned }: NobleCounts, types: readonly number[], regions: number): number {
  switch (owned) {
    case 'types':
      return types.filter((count) => count > 0).length;
    case 'regions':
      return regions;
    default:
      return types[BUILDING_TYPES.indexOf(owned)] ?? 0;
  }
}

/** What a delivered customer is worth at the end by its own ability (10.3). */
function endAbility(state: GameState, seat: Seat, { role, counts }: Customer): number {
  const player = playerAt(state, seat);
  if (role === 'merchant') return merchantPoints(player.koku);
  if (role === 'artisan') return artisanPoints(GOODS.reduce((sum, good) => sum + player[good], 0));
  if (!counts) return 0;
  const types = BUILDING_TYPES.map((type) => countOwned(state, seat, type));
  const regions = state.shore.flatMap((built, index) =>
    built?.owners.includes(seat) ? [shoreSpace(index + 1).region] : [],
  );
  return noblePoints(counts, types, new Set(regions).size);
}

/** Points for the number of customers delivered to; more than 6 count as 6 (10.2). */
export const customerPoints = (delivered: number): number =>
  CUSTOMER_POINTS[Math.min(delivered, CUSTOMER_POINTS.length - 1)] ?? 0;

/** Every line of the final scoring as it stands now, in the order in which it is read out. */
export function scoringLines(state: GameState): GameEvent[] {
  const lines: GameEvent[] = REGIONS.flatMap((region) => scoreRegion(state, region));
  for (const seat of state.turnOrder) {
    const { delivered } = playerAt(state, seat);
    lines.push({
      type: 'customersScored',
      player: seat,
      customers: delivered.length,
      points: customerPoints(delivered.length),
    });
  }
  for (const seat of state.turnOrder) {
    for (const id of playerAt(state, seat).delivered) {
      const points = endAbility(state, seat, customer(id));
      if (points > 0) lines.push({ type: 'endAbilityScored', player: seat, customer: id, points });
    }
  }
  return lines;
}

const PART_OF_ROLE = { merchant: 'merchants', artisan: 'artisans', noble: 'nobles' } as const;

/** The parts of every seat's final score as the game stands now: a projection before the end, the truth after it. */
export function finalScores(state: GameState): Score[] {
  const scores = state.players.map((player, seat): Score => {
    const masteries = masteryPoints(state, seat);
    const finalRound = state.finalRound?.by === seat ? FINAL_ROUND_POINTS : 0;
    return {
      duringGame: player.points - masteries - finalRound,
      masteries,
      finalRound,
      regions: REGIONS.map(() => 0),
      customers: 0,
      merchants: 0,
      artisans: 0,
      nobles: 0,
      total: player.points,
      favor: player.favor,
    };
  });
  for (const line of scoringLines(state)) {
    if (line.type !== 'regionScored' && line.type !== 'customersScored' && line.type !== 'endAbilityScored')
      continue;
    const score = scores[line.player];
    if (!score) continue;
    score.total += line.points;
    if (line.type === 'regionScored') {
      score.regions[line.region - 1] = line.points;
    } else if (line.type === 'customersScored') {
      score.customers = line.points;
    } else {
      const { role } = customer(line.customer);
      if (role === 'merchant' || role === 'artisan' || role === 'noble')
        score[PART_OF_ROLE[role]] += line.points;
    }
  }
  return scores;
}

/** Most points win; tied: most favor; still tied: they share the victory (10.4). */
export function winnersOf(scores: readonly Score[]): Seat[] {
  const most = Math.max(...scores.map((score) => score.total));
  const leaders = scores.flatMap((score, seat) => (score.total === most ? [seat] : []));
  const favor = Math.max(...leaders.map((seat) => scores[seat]?.favor ?? 0));
  return leaders.filter((seat) => scores[seat]?.favor === favor);
}

/** The end of the game: every line is read out and the result stands. */
export function scoreGame(state: GameState, events: GameEvent[] | null): Result {
  const scores = finalScores(state);
  const winners = winnersOf(scores);
  events?.push(...scoringLines(state), { type: 'gameEnded', winners });
  return { winners, scores };
}
