/** 20.4: what must hold in every state. It never repairs anything. */
import {
  BUILDING_IDS,
  COLOURS,
  FISH,
  MOST_COINS,
  MOST_FIREFIGHTING,
  NEW_YEAR,
  OCCUPATION_IDS,
  SEASONS,
  STALLS,
  START,
  STREET_LENGTH,
} from '../data';
import { isOpen } from './stalls';
import type { Card, GameState, Player, Seat } from './state';

const COUNTS = ['mon', 'rice', 'sandals', 'lumber', 'koban', 'iki', 'fire', 'kobun'] as const;

/** Which of these ids are not exactly once in the places. */
function misplaced(ids: readonly string[], places: readonly (string | null)[]): string[] {
  const counts = new Map<string | null, number>();
  for (const id of places) counts.set(id, (counts.get(id) ?? 0) + 1);
  const problems = ids.flatMap((id) =>
    counts.get(id) === 1 ? [] : [`${id} is in ${counts.get(id) ?? 0} places`],
  );
  for (const id of counts.keys()) {
    if (id === null || !ids.includes(id)) problems.push(`there is no ${id}`);
  }
  return problems;
}

const onStalls = (state: GameState, kind: Card['kind']): string[] =>
  state.stalls.flatMap((card) => (card?.kind === kind ? [card.card] : []));

function pieces(state: GameState): string[] {
  const { players, secrets, out } = state;
  const decks = SEASONS.flatMap((season) => secrets.decks[season]);
  const occupations = [
    ...decks,
    ...state.starting,
    ...state.offer.map(({ card }) => card),
    ...onStalls(state, 'occupation'),
    ...players.flatMap(({ retired }) => retired),
    ...out.occupations,
  ];
  const later = FISH.filter(({ season }) => !fishHaveCome(state, season)).map(({ id }) => id);
  return [
    ...misplaced(OCCUPATION_IDS, occupations),
    ...misplaced(BUILDING_IDS, [...state.openBuildings, ...onStalls(state, 'building'), ...out.buildings]),
    ...misplaced(
      FISH.map(({ id }) => id),
      [...later, ...state.fishOnSale, ...players.flatMap(({ fish }) => fish), ...out.fish],
    ),
    ...misplaced(COLOURS, [...state.pipes, ...players.flatMap(({ pipes }) => pipes)]),
    ...misplaced(COLOURS, [...state.pouches, ...players.flatMap(({ pouches }) => pouches)]),
  ];
}

const fishHaveCome = ({ month }: GameState, season: (typeof SEASONS)[number]): boolean =>
  SEASONS.indexOf(season) * 3 < month;

function ofPlayer(state: GameState, player: Player, seat: Seat): string[] {
  const problems: string[] = [];
  for (const thing of COUNTS) {
    if (!Number.isInteger(player[thing]) || player[thing] < 0) problems.push(`${thing} is ${player[thing]}`);
  }
  const onBoard = state.stalls.filter((card) => card?.owner === seat).length;
  if (player.kobun + onBoard !== START.kobun) problems.push(`${player.kobun} + ${onBoard} kobun`);
  if (player.fire > MOST_FIREFIGHTING) problems.push(`firefighting ${player.fire}`);
  if (!Number.isInteger(player.at) || player.at < 0 || player.at > STREET_LENGTH) {
    problems.push(`the master is at ${player.at}`);
  }
  if (player.turned.some((card) => !player.retired.includes(card)))
    problems.push('a turned card is not retired');
  return problems.map((problem) => `seat ${seat}: ${problem}`);
}

function street(state: GameState): string[] {
  const problems: string[] = [];
  if (state.stalls.length !== STALLS.length) problems.push(`${state.stalls.length} stalls`);
  state.stalls.forEach((card, index) => {
    if (card === null) return;
    if (!isOpen(state.players.length, index)) problems.push(`${card.card} lies on a closed corner`);
    if (card.kind !== 'occupation') return;
    const isNeutral = card.owner === null;
    if (isNeutral && (state.players.length > 2 || card.square !== 0))
      problems.push(`${card.card} is neutral`);
    if (!isNeutral && (card.square < 1 || card.square > 3)) problems.push(`${card.card} on ${card.square}`);
  });
  for (const { card, coins } of state.offer) {
    if (coins < 0 || coins > MOST_COINS) problems.push(`${coins} coins on ${card}`);
  }
  return problems;
}

/** The stacks hold every player once, and the higher number comes first (1.5). */
function brigade({ brigade: seats, players }: GameState): string[] {
  const problems =
    seats.length === players.length && new Set(seats).size === players.length ? [] : ['the stacks'];
  const numbers = seats.map((seat) => players[seat]?.fire ?? -1);
  if (numbers.some((number, i) => i > 0 && number > (numbers[i - 1] ?? 0)))
    problems.push('the order of the stacks');
  return problems;
}

function course(state: GameState): string[] {
  const problems: string[] = [];
  const { order, players, current, month, step } = state;
  if (order.length !== players.length || new Set(order).size !== players.length)
    problems.push('the turn order');
  if (!order.includes(current)) problems.push(`seat ${current} is not in the turn order`);
  if (month < 1 || month > NEW_YEAR) problems.push(`month ${month}`);
  if ((month === NEW_YEAR) !== (state.phase === 'newYear')) problems.push('the New Year');
  if ((step === 'over') !== (state.result !== null)) problems.push('the result');
  if ((step === 'starve') !== state.starving.length > 0) problems.push('the starving');
  if ((step === 'saveFromFire') !== (state.phase === 'fire' && step !== 'automatic'))
    problems.push('the fire');
  const cylinders = players.flatMap(({ cylinder }) => (cylinder === null ? [] : [cylinder]));
  if (new Set(cylinders).size !== cylinders.length) problems.push('two cylinders on one space');
  return problems;
}

/** What is wrong with a state; nothing, unless there is a bug. On a view the decks cannot be checked. */
export function checkInvariants(state: GameState): string[] {
  return [
    ...pieces(state),
    ...state.players.flatMap((player, seat) => ofPlayer(state, player, seat)),
    ...street(state),
    ...brigade(state),
    ...course(state),
  ];
}
