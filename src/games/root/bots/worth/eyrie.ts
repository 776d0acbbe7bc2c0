import {
  type CardSuit,
  CLEARINGS,
  COLUMNS,
  type Column,
  type EyrieBoard,
  freeSlots,
  type GameState,
  type LeaderId,
  neighbours,
  PIECES,
  ROOST_POINTS,
  type Seat,
  type Suit,
  suitOf,
} from '../../rules';
import { eachPiece, holdings, type Sight, safety, turnsOf } from './sight';

/** A card of the Decree is an action in every turn to come. */
const PER_CARD: Readonly<Record<Column, number>> = { recruit: 0.38, move: 0.2, battle: 0.12, build: 1 };
const LEADER: Readonly<Record<LeaderId, number>> = {
  builder: 0.2,
  charismatic: 0.6,
  commander: 0.5,
  despot: 0.4,
};
/** The part of the roosts' points in turns to come that can be counted on. */
const INCOME = 0.65;
const SITE = 0.37;
const MOST_SITES = 3;

/** How many places there are to do a card of each suit in, by column; a place that needs a move first counts less. */
type Room = Record<Column, Record<CardSuit, number>>;

const noRoom = (): Record<CardSuit, number> => ({ fox: 0, rabbit: 0, mouse: 0, bird: 0 });

/** Whether warriors next door could come and leave somebody behind. */
function isNear({ clearings, options }: GameState, seat: Seat, clearing: number): boolean {
  for (const next of neighbours(options.map, clearing)) {
    if ((clearings[next - 1]?.warriors[seat] ?? 0) > 1) return true;
  }
  return false;
}

function roomOf({ state, rulers, pawn }: Sight, seat: Seat): Room {
  const room: Room = { recruit: noRoom(), move: noRoom(), battle: noRoom(), build: noRoom() };
  const add = (column: Column, suit: Suit, more: number): void => {
    room[column][suit] += more;
    room[column].bird += more;
  };
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    const place = state.clearings[clearing - 1];
    if (!place) continue;
    const { suit, warriors, pieces } = place;
    const roost = pieces.includes('roost');
    const own = warriors[seat] ?? 0;
    let others = -own;
    for (const count of warriors) others += count;
    const near = isNear(state, seat, clearing);
    if (roost) add('recruit', suit, 1);
    if (own > 0) add('move', suit, 1);
    else if (near || roost) add('move', suit, 0.5);
    if (others > 0 || pieces.length > (roost ? 1 : 0) || pawn?.clearing === clearing) {
      if (own > 0) add('battle', suit, 1);
      else if (near) add('battle', suit, 0.6);
    }
    if (!roost && freeSlots(state, clearing) > 0) {
      if (rulers[clearing] === seat) add('build', suit, 1);
      else if (near && others < 2) add('build', suit, 0.4);
    }
  }
  return room;
}

/** The chance to do one card, by the room there is for it. */
const chanceWith = (room: number): number => (room >= 2 ? 0.99 : room >= 1 ? 0.9 : room > 0 ? 0.55 : 0.15);

/** How likely the Decree is to fail next turn, from 0 to 1. */
export function turmoilRisk(sight: Sight, seat: Seat, { decree }: EyrieBoard, roosts: number): number {
  const places = roomOf(sight, seat);
  const supply = sight.state.players[seat]?.supply ?? 0;
  let fine = 1;
  for (const column of COLUMNS) {
    const cards = decree[column];
    if (cards.length === 0) continue;
    const room = places[column];
    let used = 0;
    for (const card of cards) {
      // A site can be built on once; all other places can be used again.
      fine *= chanceWith(room[suitOf(card)] - (column === 'build' ? used++ : 0));
    }
    if (column === 'recruit' && supply < cards.length + 1) fine *= supply < cards.length ? 0.2 : 0.7;
    if (column === 'build' && roosts + cards.length > PIECES.roost.count) fine *= 0.1;
  }
  return 1 - fine;
}

/** Eyrie Dynasties: roosts score every turn, as long as the Decree holds. */
export function worthOfEyrie(sight: Sight, seat: Seat, board: EyrieBoard): number {
  const { state, rulers } = sight;
  const turns = turnsOf(sight, seat);
  let roosts = 0;
  let lasting = 0;
  eachPiece(sight, seat, (_, clearing) => {
    roosts++;
    lasting += safety(sight, seat, clearing);
  });
  const low = Math.floor(lasting);
  const income =
    (ROOST_POINTS[low] ?? 0) + (lasting - low) * ((ROOST_POINTS[low + 1] ?? 5) - (ROOST_POINTS[low] ?? 0));
  let worth = holdings(sight, seat, 0.15, 0.2) + INCOME * turns * income + 0.5 * lasting;
  let sites = 0;
  for (let clearing = 1; clearing <= CLEARINGS; clearing++) {
    const taken = state.clearings[clearing - 1]?.pieces.includes('roost');
    if (!taken && rulers[clearing] === seat && freeSlots(state, clearing) > 0) sites++;
  }
  worth += SITE * Math.min(sites, MOST_SITES);
  let actions = 0;
  let birds = 0;
  for (const column of COLUMNS) {
    // The third card of a column adds less, and makes the Decree harder to keep.
    const { length } = board.decree[column];
    actions += PER_CARD[column] * (Math.min(length, 2) + 0.3 * Math.max(0, length - 2));
    for (const card of board.decree[column]) if (suitOf(card) === 'bird') birds++;
  }
  const ahead = Math.sqrt(turns);
  worth += actions * ahead;
  if (board.leader) worth += LEADER[board.leader];
  const points = Math.min(birds, state.players[seat]?.score ?? 0);
  worth -= turmoilRisk(sight, seat, board, roosts) * (points + 1.5 + 0.6 * actions * ahead);
  return worth;
}
