/** Moves are values that never change, so each is made once: lists of legal moves are asked for all the time. */
import {
  BUILDING_IDS,
  type BuildingId,
  OCCUPATION_IDS,
  type OccupationId,
  STALLS,
  type StreetSpace,
} from '../data';
import type { Move, MoveOf } from './moves';

const cardOnStall = <Name extends 'chooseStart' | 'hire' | 'placeNeutral'>(name: Name) =>
  Object.fromEntries(
    OCCUPATION_IDS.map((card) => [card, STALLS.map((stall) => ({ name, arg: { card, stall } }))]),
  ) as unknown as Readonly<Record<OccupationId, readonly Move[]>>;

/** By card, then by place in `STALLS`. */
export const CHOOSE_START = cardOnStall('chooseStart');
export const HIRE = cardOnStall('hire');
export const PLACE_NEUTRAL = cardOnStall('placeNeutral');

/** By building, then by place in `STALLS`. */
export const BUILD = Object.fromEntries(
  BUILDING_IDS.map((building) => [
    building,
    STALLS.map((stall): Move => ({ name: 'shop', arg: { building, stall } })),
  ]),
) as unknown as Readonly<Record<BuildingId, readonly Move[]>>;

export const INCOME_MOVE: MoveOf<'income'> = { name: 'income', arg: {} };
export const END_TURN: MoveOf<'endTurn'> = { name: 'endTurn', arg: {} };
export const PLAIN_SHOP: Move = { name: 'shop', arg: {} };
export const BUY_LUMBER: Move = { name: 'shop', arg: { lumber: true } };

const SPACES: readonly StreetSpace[] = [1, 2, 3, 4, 5, 6, 7, 8];
export const GO_TO: readonly Move[] = SPACES.map((space) => ({ name: 'goTo', arg: { space } }));

/** By place in `STALLS`. */
export const USE: readonly Move[] = STALLS.map((stall) => ({ name: 'occupation', arg: { stall } }));

/** By place of the used card, then of the target. */
export const USE_ON: readonly (readonly Move[])[] = STALLS.map((stall) =>
  STALLS.map((target): Move => ({ name: 'occupation', arg: { stall, target } })),
);

/** By place of the used card, then of the first and of the second card. */
export const USE_SWAP: readonly (readonly (readonly Move[])[])[] = STALLS.map((stall) =>
  STALLS.map((first) =>
    STALLS.map((second): Move => ({ name: 'occupation', arg: { stall, swap: [first, second] } })),
  ),
);

const walks = new Map<number, Move>();
export function walkMove(base: number, sandals: number, ox: number): Move {
  const key = (base * 1000 + sandals) * 1000 + ox;
  let move = walks.get(key);
  if (!move) {
    move = { name: 'walk', arg: { base, sandals, ox } };
    walks.set(key, move);
  }
  return move;
}
