import { areEnemies, CLEARINGS, cardOf, type FactionId, type GameState, type Seat } from '../../rules';
import { worthOfAlliance } from './alliance';
import { worthOfDominance } from './dominance';
import { worthOfEyrie } from './eyrie';
import { worthOfHand } from './hand';
import { worthOfMarquise } from './marquise';
import { type Sight, sightOf, turnsOf } from './sight';
import { worthOfVagabond } from './vagabond';

/** Points that a victory counts for. */
const VICTORY = 40;
const LASTING = 0.16;

function worthOfPlayArea(sight: Sight, seat: Seat): number {
  const { state, rulers } = sight;
  const turns = turnsOf(sight, seat);
  let worth = 0;
  for (const id of state.players[seat]?.playArea ?? []) {
    if (cardOf(id).effect === 'vpPerRuledClearing') {
      for (let clearing = 1; clearing <= CLEARINGS; clearing++) if (rulers[clearing] === seat) worth += 0.7;
    } else worth += LASTING * Math.min(turns, 5);
  }
  return worth;
}

function worthOfBoard(sight: Sight, seat: Seat): number {
  const board = sight.state.players[seat]?.board;
  switch (board?.faction) {
    case 'marquise':
      return worthOfMarquise(sight, seat);
    case 'eyrie':
      return worthOfEyrie(sight, seat, board);
    case 'alliance':
      return worthOfAlliance(sight, seat, board);
    case 'vagabond':
      return worthOfVagabond(sight, seat, board);
    default:
      return 0;
  }
}

/**
 * Points by which a faction's table at the start says too little or too much about its end: sympathy and items come to
 * much later than sawmills. It fades from round to round, so that no move of a turn changes it; all it tells is who leads.
 */
const PROSPECT: Readonly<Record<FactionId, number>> = {
  marquise: -8,
  eyrie: 1.5,
  alliance: 5.5,
  vagabond: 6,
};
const ROUNDS_TO_SHOW = 7;
function prospectOf({ state }: Sight, seat: Seat): number {
  const { players, turn } = state;
  const faction = players[seat]?.faction;
  return faction ? PROSPECT[faction] * Math.max(0, 1 - turn.number / players.length / ROUNDS_TO_SHOW) : 0;
}

/** Without a marker on the track, what makes points is worth only what it does for the rule of clearings. */
const OFF_TRACK = 0.3;
/** In a coalition a seat wins with its partner, and shares it. */
const SHARED = 0.8;

/** What one seat has and can expect, in points. */
export function worthOf(sight: Sight, seat: Seat): number {
  const { score, dominance, partner } = sight.state.players[seat] ?? {};
  const board = worthOfBoard(sight, seat) + worthOfPlayArea(sight, seat);
  const hand = worthOfHand(sight, seat);
  if (score !== null && score !== undefined) return score + board + hand + prospectOf(sight, seat);
  if (partner !== null && partner !== undefined) {
    return SHARED * worthOf(sight, partner) + OFF_TRACK * (board + hand);
  }
  return (dominance ? worthOfDominance(sight, seat, dominance) : 0) + OFF_TRACK * board + hand;
}

/** What each seat has and can expect, in points. */
export function worthOfAll(state: GameState): number[] {
  const { result, players } = state;
  if (result)
    return players.map(({ score }, seat) => (score ?? 0) + (result.winners.includes(seat) ? VICTORY : 0));
  const sight = sightOf(state);
  return players.map((_, seat) => worthOf(sight, seat));
}

/** How much the strongest opponent counts in a lead, the rest being the mean of all. */
const RIVAL = 0.5;

/** The lead over its opponents that a seat can expect, in points; the other one of a coalition is no opponent. */
export function leadOf(state: GameState, worths: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  let opponents = 0;
  worths.forEach((worth, other) => {
    if (!areEnemies(state, seat, other)) return;
    best = Math.max(best, worth);
    sum += worth;
    opponents++;
  });
  return (worths[seat] ?? 0) - RIVAL * best - ((1 - RIVAL) * sum) / opponents;
}
