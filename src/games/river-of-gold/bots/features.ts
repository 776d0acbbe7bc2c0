import {
  artisanPoints,
  FACES,
  type GameState,
  MASTERY_NEEDS,
  type MasteryId,
  masteryRewards,
  merchantPoints,
  noblePoints,
  type Player,
  REGIONS,
  type Seat,
  shoreSpace,
  TRACK_STEPS,
} from '../rules';
import type { Holdings } from './holdings';
import { considerActions, turning } from './ideas';
import { expectedRegion } from './regions';
import { Sight } from './sight';
import { customerNumbers, tileNumbers } from './tables';
import type { Weights } from './weights';
import { journeyWorth, pointsForDeliveries } from './worth';

/** What is measured of a player's position, in this order. */
export const FEATURES = [
  'one',
  'points',
  'customerPoints',
  'delivered',
  'koku',
  'kokuBeyond',
  'goods',
  'goodsBeyond',
  'favor',
  'favorBeyond',
  'favorLimit',
  'regions',
  'steps',
  'trackAhead',
  'ownerPoints',
  'ownerKoku',
  'ownerGoods',
  'ownerFavor',
  'ownerInfluence',
  'journeys',
  'merchantPoints',
  'artisanPoints',
  'nobles',
  'royalTurns',
  'bestCustomer',
  'otherCustomers',
  'masteries',
  'rivalMasteries',
  'ships',
  'turns',
  'buildings',
  'nextAction',
] as const;

const COMFORTABLE = 8;
const PLENTY = 2;

/** How many more deliveries, buildings, regions or handfuls of steps a mastery still needs. */
function missingFor(mastery: MasteryId, player: Player, { types, roles }: Holdings): number {
  switch (mastery) {
    case 'air':
      return Math.max(0, MASTERY_NEEDS.air.deliveredRoles - roles.filter((n) => n > 0).length);
    case 'fire':
      return Math.max(0, MASTERY_NEEDS.fire.deliveredOfOneRole - Math.max(...roles));
    case 'courts':
      return Math.max(0, MASTERY_NEEDS.courts.influenceSomewhere - Math.max(...player.influence)) / 4;
    case 'void':
      return (MASTERY_NEEDS.void.regionsWithInfluence - player.influence.filter((n) => n > 0).length) * 0.7;
    case 'earth':
      return Math.max(0, MASTERY_NEEDS.earth.buildingsOfOneType - Math.max(...types));
    case 'water':
      return MASTERY_NEEDS.water.buildingTypes - types.filter((n) => n > 0).length;
  }
}

/** The rewards of masteries still to be claimed, each halved for everything that it still needs. */
function masteriesAhead(state: GameState, seat: Seat, held: Holdings): number {
  const player = state.players[seat];
  const rewards = masteryRewards(state.players.length);
  let sum = 0;
  for (const { id, claims } of state.masteries) {
    const reward = rewards[claims.length];
    if (!player || reward === undefined || claims.includes(seat)) continue;
    sum += reward * 0.5 ** missingFor(id, player, held);
  }
  return sum;
}

/** The stretches of a track that end in points: from the reward before, and what each step on the way is worth. */
const POINTS_AHEAD = TRACK_STEPS.filter(({ amount }) => amount > 0).flatMap(
  ({ step: to, reward, amount }, index, steps) => {
    const from = steps[index - 1]?.step ?? 0;
    // A good counts as a point.
    const worth = reward === 'points' ? amount : reward === 'pointsAndGood' ? amount + 1 : 0;
    return worth > 0 ? [{ from, to, perStep: worth / (to - from) }] : [];
  },
);

/** What the way to the next points on a track is worth already. */
function trackAhead(level: number): number {
  for (const { from, to, perStep } of POINTS_AHEAD) {
    if (level >= from && level < to) return (level - from) * perStep;
  }
  return 0;
}

/** The worth of the best action with the die as it lies, favor included. */
function bestAction(sight: Sight): number {
  const { die } = sight.player;
  if (die === null) return 0;
  let best = 0;
  for (const face of FACES) {
    const turn = turning(sight, die, face, false);
    if (!turn) continue;
    considerActions(sight, face, turn.koku, (_, worth) => {
      if (worth - turn.price > best) best = worth - turn.price;
    });
  }
  return best;
}

function countedByNobles({ delivered }: Player, { types, regions }: Holdings): number {
  let sum = 0;
  for (const id of delivered) {
    const { counts } = customerNumbers(id);
    if (counts) sum += noblePoints(counts, types, regions);
  }
  return sum;
}

/** Measures every player's position; the players of a state, in the order of their seats. */
export function measure(state: GameState, w: Weights): number[][] {
  const sights = state.players.map((_, seat) => new Sight(state, seat, w));
  const masteries = sights.map(({ seat, held }) => masteriesAhead(state, seat, held));
  const rows = sights.map((sight) => measureOne(sight, masteries, w));
  for (let index = 0; index < state.shore.length; index++) {
    const built = state.shore[index];
    if (!built) continue;
    const { owner } = tileNumbers(built.tile);
    for (const seat of built.owners) {
      const row = rows[seat];
      const sight = sights[seat];
      if (!row || !sight) continue;
      const visits = sight.visits(index + 1);
      const { types } = sight.held;
      let koku = owner.koku + (owner.kokuPerCustomer ? sight.player.delivered.length : 0);
      if (owner.kokuPerType >= 0) koku += types[owner.kokuPerType] ?? 0;
      add(row, 'ownerPoints', visits * owner.points);
      add(row, 'ownerKoku', visits * koku);
      add(row, 'ownerGoods', visits * (owner.goods[0] + owner.goods[1] + owner.goods[2] + owner.anyGood));
      add(row, 'ownerFavor', visits * owner.favor);
      const { region } = shoreSpace(index + 1);
      add(row, 'ownerInfluence', visits * owner.influence * (sight.prices.step[region - 1] ?? 0));
    }
  }
  return rows;
}

const INDEX = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as Record<
  (typeof FEATURES)[number],
  number
>;

function add(row: number[], name: (typeof FEATURES)[number], amount: number): void {
  row[INDEX[name]] = (row[INDEX[name]] ?? 0) + amount;
}

function measureOne(sight: Sight, masteries: readonly number[], w: Weights): number[] {
  const { state, seat, player, held, turns } = sight;
  const row = new Array<number>(FEATURES.length).fill(0);
  const delivered = player.delivered.length;
  const goods = player.silk + player.rice + player.porcelain;
  const few =
    Math.min(player.silk, PLENTY) + Math.min(player.rice, PLENTY) + Math.min(player.porcelain, PLENTY);
  row[INDEX.one] = 1;
  row[INDEX.points] = player.points;
  row[INDEX.customerPoints] = pointsForDeliveries(delivered);
  row[INDEX.delivered] = delivered;
  row[INDEX.koku] = Math.min(player.koku, COMFORTABLE);
  row[INDEX.kokuBeyond] = Math.max(0, player.koku - COMFORTABLE);
  row[INDEX.goods] = few;
  row[INDEX.goodsBeyond] = goods - few;
  row[INDEX.favor] = Math.min(player.favor, PLENTY);
  row[INDEX.favorBeyond] = Math.max(0, player.favor - PLENTY);
  row[INDEX.favorLimit] = player.favorLimit;
  for (const region of REGIONS) {
    const level = player.influence[region - 1] ?? 0;
    add(row, 'regions', expectedRegion(state, region, seat, level, turns, w));
    add(row, 'steps', level);
    add(row, 'trackAhead', trackAhead(level));
  }
  for (const id of player.delivered) {
    const { onJourney } = customerNumbers(id);
    if (onJourney[0])
      add(row, 'journeys', journeyWorth(onJourney[0].kind, held, player, sight.prices, turns, w));
  }
  row[INDEX.merchantPoints] = held.merchants * merchantPoints(player.koku);
  row[INDEX.artisanPoints] = held.artisans * artisanPoints(goods);
  row[INDEX.nobles] = countedByNobles(player, held);
  if (player.royalShip !== null) row[INDEX.royalTurns] = turns;
  const wanted = (state.secrets.hands[seat] ?? []).map((id) => (id === null ? 0 : sight.wanted(id)));
  const best = Math.max(0, ...wanted);
  row[INDEX.bestCustomer] = best;
  row[INDEX.otherCustomers] = wanted.reduce((sum, worth) => sum + worth, 0) - best;
  row[INDEX.masteries] = masteries[seat] ?? 0;
  row[INDEX.rivalMasteries] = Math.max(...masteries.filter((_, other) => other !== seat));
  row[INDEX.ships] = (player.ships[0] ?? 0) + (player.ships[1] ?? 0);
  row[INDEX.turns] = turns;
  row[INDEX.buildings] = held.types.reduce((sum, n) => sum + n, 0);
  if (turns > 0) row[INDEX.nextAction] = bestAction(sight);
  return row;
}
