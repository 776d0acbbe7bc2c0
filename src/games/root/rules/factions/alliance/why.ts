import {
  BASE_OF,
  type ClearingId,
  cardOf,
  type DeckCardId,
  matches,
  neighbours,
  REVOLT_COST,
} from '../../../data';
import type { Move, MoveArguments } from '../../moves';
import { type Refusal, refuse } from '../../refusals';
import { whyNotHeld } from '../../shared/cards';
import { countOnMap, hasPiece, warriorsAt } from '../../shared/pieces';
import { clearingAt, playerAt } from '../../shared/play';
import { whyNotCraft, whyNotPlaced, whyNotWalk, whyNotWarriorBattle } from '../../shared/why';
import type { GameState, Seat } from '../../types';
import { sympathyCost } from './birdsong';
import {
  basesOnMap,
  boardOf,
  isSympathetic,
  matchingSupporters,
  tokensLeft,
  tokensOnMap,
} from './supporters';

/** What stands against one of its moves (8.4 to 8.6). */
export function whyNot(state: GameState, seat: Seat, move: Move): Refusal | null {
  switch (move.name) {
    case 'revolt':
      return whyNotRevolt(state, seat, move.arg);
    case 'spread':
      return whyNotSpread(state, seat, move.arg);
    case 'craft':
      return whyNotCraft(state, seat, move.arg);
    case 'mobilize':
      return whyNotHeld(state, seat, move.arg.card);
    case 'train':
      return whyNotHeld(state, seat, move.arg.card) ?? whyNotTrained(state, seat, move.arg.card);
    default:
      return whyNotOperation(state, seat, move);
  }
}

/** What an action with supporters costs depends on the place, so that comes first (8.4.1, 8.4.2). */
function whyNotRevolt(
  state: GameState,
  seat: Seat,
  { clearing, supporters }: MoveArguments['revolt'],
): Refusal | null {
  if (!isSympathetic(state, clearing)) return refuse('notSympathetic', '8.4.1.I');
  if (countOnMap(state, BASE_OF[clearingAt(state, clearing).suit]) > 0)
    return refuse('nothingToPlace', '8.4.1.I');
  const placed = whyNotPlaced(state, seat, clearing);
  return placed ?? whyNotPaid(state, clearing, supporters, REVOLT_COST, '8.4.1.II');
}
function whyNotSpread(
  state: GameState,
  seat: Seat,
  { clearing, supporters }: MoveArguments['spread'],
): Refusal | null {
  if (tokensLeft(state) === 0) return refuse('nothingToPlace', 'R18');
  const token = whyNotToken(state, seat, clearing);
  if (token) return token;
  const near = neighbours(state.options.map, clearing).some((next) => isSympathetic(state, next));
  if (tokensOnMap(state) > 0 && !near) return refuse('notNextToSympathy', '8.4.2.I');
  return whyNotPaid(state, clearing, supporters, sympathyCost(state, seat, clearing), '8.4.2.II');
}
function whyNotToken(state: GameState, seat: Seat, clearing: ClearingId): Refusal | null {
  if (isSympathetic(state, clearing)) return refuse('alreadyThere', '8.2.5.I');
  return whyNotPlaced(state, seat, clearing);
}
function whyNotPaid(
  state: GameState,
  clearing: ClearingId,
  named: readonly DeckCardId[],
  cost: number,
  rule: string,
): Refusal | null {
  const { suit } = clearingAt(state, clearing);
  if (matchingSupporters(state, suit).length < cost) return refuse('tooFewSupporters', rule);
  if (named.some((card) => !matches(cardOf(card).suit, suit))) return refuse('wrongSuit', rule);
  const { supporters } = state.secret;
  const fits = named.length === cost && named.every((card) => supporters.includes(card));
  return fits ? null : refuse('badArgument', rule);
}

function whyNotTrained(state: GameState, seat: Seat, card: DeckCardId): Refusal | null {
  if (playerAt(state, seat).supply === 0) return refuse('nothingToPlace', 'R18');
  const bases = basesOnMap(state);
  if (bases.length === 0) return refuse('noBuilding', '8.5.3');
  return bases.some((suit) => matches(cardOf(card).suit, suit)) ? null : refuse('wrongSuit', '8.5.3');
}

function whyNotOperation(state: GameState, seat: Seat, move: Move): Refusal | null {
  if (state.turn.operations >= boardOf(state, seat).officers) return refuse('noOfficerLeft', '8.6.1');
  switch (move.name) {
    case 'move':
      return whyNotWalk(state, seat, move.arg);
    case 'battle':
      return whyNotWarriorBattle(state, seat, move.arg);
    case 'recruit':
      return whyNotRecruit(state, seat, move.arg.clearing);
    case 'organize':
      if (tokensLeft(state) === 0) return refuse('nothingToPlace', 'R18');
      if (warriorsAt(state, move.arg.clearing, seat) === 0) return refuse('noWarriorsThere', '8.6.1.IV');
      return whyNotToken(state, seat, move.arg.clearing);
    default:
      return null;
  }
}
function whyNotRecruit(state: GameState, seat: Seat, clearing: ClearingId | undefined): Refusal | null {
  if (clearing === undefined) return refuse('badArgument', '8.6.1.III');
  if (playerAt(state, seat).supply === 0) return refuse('nothingToPlace', 'R18');
  const base = BASE_OF[clearingAt(state, clearing).suit];
  if (!hasPiece(state, clearing, base)) return refuse('noBuilding', '8.6.1.III');
  return whyNotPlaced(state, seat, clearing);
}
