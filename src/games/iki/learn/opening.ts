import {
  type GameState,
  harmonyOf,
  hireCost,
  INNER_CORNER_SURCHARGE,
  IS_INNER_CORNER,
  legalMoves,
  type Move,
  type MoveOf,
  playerAt,
  type Seat,
  STALL_INDEX,
  spaceAfter,
} from '../rules';

/** The learner has seat 0. */
export const LEARNER: Seat = 0;

const RICE_SHOP = 2;
const PAWN_SHOP = 5;
/** How many mon a sensible player keeps for the street, and how many cards they feed. */
const KEPT = 3;
const MOST_CARDS = 3;

/** Own occupations on the board, as places in `STALLS`. */
export const ownStalls = (state: GameState, seat: Seat): readonly number[] =>
  state.stalls.flatMap((card, index) => (card?.kind === 'occupation' && card.owner === seat ? [index] : []));

const isMove =
  <Name extends Move['name']>(name: Name) =>
  (move: Move): move is MoveOf<Name> =>
    move.name === name;

/** How many IKI of harmony a seat would have after a hire. */
export function harmonyAfter(state: GameState, seat: Seat, { arg: { card, stall } }: MoveOf<'hire'>): number {
  const stalls = [...state.stalls];
  stalls[STALL_INDEX[stall]] = { kind: 'occupation', card, owner: seat, square: 1 };
  return harmonyOf({ ...state, stalls })
    .filter(({ player }) => player === seat)
    .reduce((sum, { iki }) => sum + iki, 0);
}

/** What a hire costs of the own mon; less than nothing where the coins on the card are more. */
function priceOf(state: GameState, seat: Seat, { arg: { card, stall } }: MoveOf<'hire'>): number {
  const corner = IS_INNER_CORNER[STALL_INDEX[stall]] ? INNER_CORNER_SURCHARGE : 0;
  const coins = state.offer.find((offered) => offered.card === card)?.coins ?? 0;
  return hireCost(state, playerAt(state, seat), card) + corner - coins;
}

/** The hire that leaves so many mon and brings the most harmony, of these the cheapest; null where there is none. */
export function bestHire(state: GameState, seat: Seat, left = 0): MoveOf<'hire'> | null {
  const { mon } = playerAt(state, seat);
  const worth = (move: MoveOf<'hire'>): number =>
    100 * harmonyAfter(state, seat, move) - priceOf(state, seat, move);
  const hires = legalMoves(state, seat)
    .filter(isMove('hire'))
    .filter((move) => mon - priceOf(state, seat, move) >= left)
    .sort((a, b) => worth(b) - worth(a));
  return hires[0] ?? null;
}

/** The learner takes the most steps, or those that lead to the Rice Shop when food is short; the others take few. */
function cylinder(state: GameState, seat: Seat, moves: readonly Move[]): Move | undefined {
  const places = moves.filter(isMove('placeCylinder'));
  const { at, rice } = playerAt(state, seat);
  const short = rice < ownStalls(state, seat).length;
  const toRice = places.find(({ arg: { space } }) => spaceAfter(at, Number(space)) === RICE_SHOP);
  if (short && toRice) return toRice;
  return seat === LEARNER ? places.at(-1) : places[(state.turn + seat) % Math.max(1, places.length - 1)];
}

/**
 * A sensible move for the seat that decides, the same one every time: seats hire while they can pay and feed, trade
 * where they stop, and keep their sandals. It brings a game to the moment that a lesson speaks of.
 */
export function sensibleMove(state: GameState): Move | null {
  const seat = state.current;
  const moves = legalMoves(state, seat);
  const player = playerAt(state, seat);
  switch (state.step) {
    case 'pathOfLife':
      return cylinder(state, seat, moves) ?? null;
    case 'stepA': {
      const mouths = ownStalls(state, seat).length;
      const hire = mouths <= player.rice && mouths < MOST_CARDS ? bestHire(state, seat, KEPT) : null;
      return hire ?? moves.find(isMove('income')) ?? null;
    }
    case 'business': {
      const shop = state.shopUses === 0 ? moves.filter(isMove('shop')).at(-1) : undefined;
      const wanted = player.at !== PAWN_SHOP ? shop : undefined;
      return wanted ?? moves.find(isMove('occupation')) ?? moves.find(isMove('endTurn')) ?? null;
    }
    default:
      return moves[0] ?? null;
  }
}
