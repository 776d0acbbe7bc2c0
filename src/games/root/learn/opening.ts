import {
  BUILDING_POINTS,
  CLEARINGS,
  type ClearingId,
  type Column,
  cardOf,
  clearingAt,
  countOnMap,
  deciderOf,
  defaultMove,
  freeSlots,
  type GameState,
  legalMoves,
  type Move,
  type MoveArgument,
  type MoveName,
  type MoveOf,
  matches,
  type Place,
  playerAt,
  type Seat,
  suitOf,
  warriorsAt,
} from '../rules';

/** The learner has seat 0. */
export const LEARNER: Seat = 0;

/** The strongest other player in a clearing, by warriors. */
const enemiesAt = (state: GameState, seat: Seat, clearing: ClearingId): number =>
  Math.max(...state.players.map((_, other) => (other === seat ? 0 : warriorsAt(state, clearing, other))));
const isRuin = (state: GameState, place: Place): boolean =>
  typeof place === 'number' && clearingAt(state, place).ruin;
const hasRoost = (state: GameState, clearing: ClearingId): boolean =>
  clearingAt(state, clearing).pieces.includes('roost');

/** What a battle promises: more with more warriors on the own side. */
function battleWorth(
  state: GameState,
  seat: Seat,
  { arg: { clearing, defender } }: MoveOf<'battle'>,
): number {
  const lead = warriorsAt(state, clearing, seat) - warriorsAt(state, clearing, defender);
  return lead > 0 ? 5 + lead : -5;
}
/** Warriors go where they outnumber others, and leave no roost alone. */
function marchWorth(state: GameState, seat: Seat, { from, to, warriors = 0 }: MoveArgument): number {
  if (typeof from !== 'number' || typeof to !== 'number') return -1;
  const there = warriorsAt(state, to, seat) + warriors;
  const left = warriorsAt(state, from, seat) - warriors;
  const enemies = enemiesAt(state, seat, to);
  const strength = Math.min(there - enemies, 3) + (enemies > 0 && there > enemies ? 3 : 0);
  const room = freeSlots(state, to) > 0 && !hasRoost(state, to) ? 2 : 0;
  return strength + room - (hasRoost(state, from) && left < 2 ? 4 : 0) - (left === 0 ? 1 : 0);
}

/** Cards go where the next turns can obey them: recruiting at a roost, moving from where many warriors are. */
function columnWorth(state: GameState, seat: Seat, suit: ReturnType<typeof suitOf>, column: Column): number {
  const fitting = Array.from({ length: CLEARINGS }, (_, i) => i + 1).filter((clearing) =>
    matches(suit, clearingAt(state, clearing).suit),
  );
  if (column === 'recruit') return fitting.some((clearing) => hasRoost(state, clearing)) ? 5 : -5;
  if (column === 'move') return fitting.some((clearing) => warriorsAt(state, clearing, seat) > 2) ? 3 : -5;
  return -6;
}

/** How much a move is worth to a player who knows the rules and little more; `done` is worth nothing. */
function worthOf(state: GameState, seat: Seat, move: Move): number {
  switch (move.name) {
    case 'craft':
      return 12 + (cardOf(move.arg.card).points ?? 0);
    case 'battle':
      return playerAt(state, seat).faction === 'vagabond' ? -5 : battleWorth(state, seat, move);
    case 'move': {
      if (typeof move.arg.warriors === 'number') return marchWorth(state, seat, move.arg);
      return isRuin(state, move.arg.to) && !isRuin(state, move.arg.from) ? 3 : -1;
    }
    case 'recruit':
      return 15;
    case 'build': {
      const { kind } = move.arg;
      return kind ? 20 + (BUILDING_POINTS[kind][countOnMap(state, kind)] ?? 0) : 20;
    }
    case 'addToDecree': {
      const worth = move.arg.cards.map(({ card, column }) => columnWorth(state, seat, suitOf(card), column));
      return Math.min(...worth) - 2 * worth.length;
    }
    case 'revolt':
      return 30;
    case 'spread':
      return 20 - move.arg.supporters.length;
    case 'train':
      return 8;
    case 'organize':
      return 7;
    case 'mobilize':
      return 5;
    case 'explore':
    case 'quest':
      return 20;
    case 'aid':
      return 6;
    case 'done':
      return 0;
    default:
      return -10;
  }
}

function setUpMove(moves: readonly Move[]): Move | undefined {
  return (
    moves.find(({ name, arg }) => name === 'setUp' && 'leader' in arg && arg.leader === 'despot') ?? moves[0]
  );
}

/**
 * A sensible move for the seat that decides, the same one every time, of one kind if that is wanted and possible. It
 * brings a game to the moment that a lesson speaks of. Works on that seat's view.
 */
export function sensibleMove(state: GameState, kind?: MoveName): Move | null {
  const seat = deciderOf(state);
  if (seat === null) return null;
  if (state.questions.length > 0) return defaultMove(state);
  const legal = legalMoves(state, seat);
  if (state.phase === 'setUp') return setUpMove(legal) ?? null;
  const wanted = legal.filter(({ name }) => name === kind);
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of wanted.length > 0 ? wanted : legal) {
    const worth = worthOf(state, seat, move);
    if (worth > most) {
      best = move;
      most = worth;
    }
  }
  return best;
}
