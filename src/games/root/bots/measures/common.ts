import {
  areEnemies,
  CLEARINGS,
  cardOf,
  craftingPieces,
  type GameState,
  kindOf,
  neighbours,
  PIECES,
  type Seat,
  SUITS,
  suitOf,
} from '../../rules';
import { worthOf } from '../worth';
import { chanceToWin } from '../worth/dominance';
import { type Sight, threatAt } from '../worth/sight';

const CARD_SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;

/** What is measured of every seat, in this order. */
export const COMMON: readonly string[] = [
  'one',
  'wait',
  'left',
  'round',
  'score',
  'above 20',
  'board',
  'hand',
  'ambush',
  'lasting',
  'royal claim',
  'warriors',
  'strongest',
  'undefended',
  'prey',
  'craft',
  ...SUITS.map((suit) => `ruled ${suit}`),
  ...CARD_SUITS.map((suit) => `hand ${suit}`),
  'dominance',
  'chance',
  'partner',
  'partner score',
];

/** The share of the turns until it is this seat's again: 0 for the one on turn. */
const waitOf = ({ players, turn }: GameState, seat: Seat): number =>
  ((seat - turn.of + players.length) % players.length) / players.length;

/** The points of the cards in hand that a seat's crafting pieces can make, the best first as long as pieces last. */
function craftPoints(state: GameState, seat: Seat): number {
  const free = craftingPieces(state, seat);
  const items = state.items.map(kindOf);
  let left = free.fox + free.rabbit + free.mouse;
  let points = 0;
  for (const id of state.secret.hands[seat] ?? []) {
    if (id === null) continue;
    const { kind, item, cost, points: made = 0 } = cardOf(id);
    if (kind !== 'item' || item === undefined || !items.includes(item) || cost.length > left) continue;
    if (!SUITS.every((suit) => cost.filter((symbol) => symbol === suit).length <= free[suit])) continue;
    left -= cost.length;
    points += made;
  }
  return points;
}

/** Pieces of others without a warrior beside them where a seat's warriors are or could come to, and own ones like that. */
function preyOf(sight: Sight, seat: Seat): { prey: number; undefended: number } {
  const { state } = sight;
  const { players, clearings, options } = state;
  let prey = 0;
  let undefended = 0;
  for (let id = 1; id <= CLEARINGS; id++) {
    const place = clearings[id - 1];
    if (!place || place.pieces.length === 0) continue;
    let near = (place.warriors[seat] ?? 0) > 0;
    for (const next of neighbours(options.map, id)) {
      near ||= (clearings[next - 1]?.warriors[seat] ?? 0) > 1;
    }
    for (let other = 0; other < players.length; other++) {
      if ((place.warriors[other] ?? 0) > 0) continue;
      let pieces = 0;
      for (const kind of place.pieces) if (PIECES[kind].owner === players[other]?.faction) pieces++;
      if (pieces === 0) continue;
      if (other === seat) {
        if (threatAt(sight, seat, id) > 0) undefended += pieces;
      } else if (near && areEnemies(state, seat, other)) prey += pieces;
    }
  }
  return { prey, undefended };
}

export function measureCommon(sight: Sight, seat: Seat): number[] {
  const { state, rulers, turns } = sight;
  const player = state.players[seat];
  const score = player?.score ?? 0;
  let warriors = 0;
  let strongest = 0;
  const ruled = { fox: 0, rabbit: 0, mouse: 0 };
  for (let id = 1; id <= CLEARINGS; id++) {
    const place = state.clearings[id - 1];
    if (!place) continue;
    const own = place.warriors[seat] ?? 0;
    warriors += own;
    strongest = Math.max(strongest, own);
    if (rulers[id] === seat) ruled[place.suit]++;
  }
  const hand = state.secret.hands[seat] ?? [];
  const suits = { fox: 0, rabbit: 0, mouse: 0, bird: 0 };
  let ambush = 0;
  for (const card of hand) {
    if (card === null) continue;
    suits[suitOf(card)]++;
    if (cardOf(card).kind === 'ambush') ambush++;
  }
  let lasting = 0;
  let claim = 0;
  for (const card of player?.playArea ?? []) {
    if (cardOf(card).effect === 'vpPerRuledClearing') claim = ruled.fox + ruled.rabbit + ruled.mouse;
    else lasting++;
  }
  const { prey, undefended } = preyOf(sight, seat);
  const partner = player?.partner ?? null;
  const dominance = player?.dominance && partner === null ? player.dominance : null;
  return [
    1,
    waitOf(state, seat),
    Math.min(...turns) / 8,
    Math.min(2, state.turn.number / state.players.length / 8),
    score / 10,
    Math.max(0, score - 20) / 10,
    (worthOf(sight, seat) - score) / 10,
    Math.min(hand.length, 6) / 4,
    ambush,
    lasting,
    claim / 5,
    warriors / 10,
    strongest / 5,
    undefended / 3,
    prey / 3,
    craftPoints(state, seat) / 2,
    ...SUITS.map((suit) => ruled[suit] / 3),
    ...CARD_SUITS.map((suit) => suits[suit] / 2),
    dominance ? 1 : 0,
    dominance ? chanceToWin(sight, seat, dominance) : 0,
    partner === null ? 0 : 1,
    partner === null ? 0 : (state.players[partner]?.score ?? 0) / 10,
  ];
}
