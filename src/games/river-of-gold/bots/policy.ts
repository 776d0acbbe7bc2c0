import {
  abilitiesOf,
  applyMove,
  type ChoiceKind,
  type CustomerId,
  customer,
  FACES,
  type Face,
  type GameState,
  GOODS,
  hasAnotherTurn,
  isCustomerId,
  JOURNEY_KOKU,
  legalMoves,
  MAX_GOODS,
  MAX_KOKU,
  type Move,
  type Option,
  pendingChoice,
  type RandomSource,
} from '../rules';
import { considerActions, turning, worthByRoll } from './ideas';
import { Sight } from './sight';
import { customerNumbers } from './tables';
import { tradesFor, waysToFace } from './trades';
import type { Weights } from './weights';

const END_TURN: Move = { name: 'endTurn', arg: {} };

/** Quick play's habits: whether it buys favor with koku, and how much luck is mixed into what it thinks. */
export interface Habits {
  readonly buying: boolean;
  readonly noise: number;
}
const QUICK: Habits = { buying: false, noise: 0 };

/** The moves up to the action that looks best. */
function chooseAction(sight: Sight, random: RandomSource, { buying, noise }: Habits): Move[] {
  const { player } = sight;
  const { die } = player;
  if (die === null) throw new Error('A turn needs a die.');
  let bestFace: Face = die;
  let bestAction: Move | null = null;
  let best = Number.NEGATIVE_INFINITY;
  for (const face of FACES) {
    const turn = turning(sight, die, face, buying);
    if (!turn) continue;
    const { price, koku } = turn;
    considerActions(sight, face, koku, (action, worth) => {
      const value = worth - price + (noise > 0 ? (random.index(1024) / 1024) * noise : 0);
      if (value > best) {
        best = value;
        bestAction = action;
        bestFace = face;
      }
    });
  }
  if (!bestAction) throw new Error('A ship can always sail.');
  return movesFor(sight, bestFace, bestAction);
}

/** An action with the favor and the trades that it needs before it. */
export function movesFor({ player }: Sight, face: Face, action: Move): Move[] {
  const moves = [...(waysToFace(player, face) ?? [])];
  if (action.name === 'deliver') {
    moves.push(...(tradesFor(player, customerNumbers(action.arg.customer).order) ?? []));
  }
  moves.push(action);
  return moves;
}

function goodWorth(sight: Sight, option: Option): number | null {
  const good = (GOODS as readonly Option[]).indexOf(option);
  return good < 0 ? null : (sight.goods[good as 0 | 1 | 2] ?? 0);
}

/** The koku for a good that is being sold. */
function saleOf({ state }: Sight): number {
  const task = state.queue[0]?.task;
  return task?.kind === 'sellGoods' ? task.koku : 0;
}

/** Which merchant comes first: one that gives a good while there is room for it, then the sale, then koku. */
function merchantWorth({ player }: Sight, option: Option): number {
  if (!isCustomerId(option)) return 0;
  const kinds = customer(option).onJourney.map(({ kind }) => kind);
  if (kinds.includes('sellGoods')) return 1;
  if (kinds.includes('gain')) return 0;
  return GOODS.some((good) => player[good] < MAX_GOODS) ? 2 : 0;
}

/** What an option of a choice is worth. */
export function optionWorth(sight: Sight, kind: ChoiceKind, option: Option): number {
  switch (kind) {
    case 'good':
    case 'journey':
      return goodWorth(sight, option) ?? JOURNEY_KOKU * sight.koku;
    case 'merchant':
      return merchantWorth(sight, option);
    case 'sell': {
      const worth = goodWorth(sight, option);
      return worth === null ? 0 : Math.min(saleOf(sight), MAX_KOKU - sight.player.koku) * sight.koku - worth;
    }
    case 'discard':
      return -sight.wanted(option as CustomerId);
    case 'secondMarker': {
      const built = sight.state.shore[Number(option) - 1];
      return built ? sight.owning(built.tile, Number(option)) : 0;
    }
    case 'firstDie':
      return dieWorth(sight, option === 'roll' ? undefined : Number(option));
    case 'royalShip':
      return 0;
  }
}

/** What it is worth to pay for a face of the next die instead of rolling it (11.4). */
function dieWorth(sight: Sight, face: number | undefined): number {
  if (face === undefined) return 0;
  const worth = worthByRoll(sight);
  const mean = worth.reduce((sum, value) => sum + value, 0) / worth.length;
  return (worth[face - 1] ?? 0) - mean - sight.favor * (sight.abilities.setDieForFavor ?? 0);
}

/** What ending the turn is worth, the die rolled or set. */
export const endTurnWorth = (sight: Sight, setDie: number | undefined): number => dieWorth(sight, setDie);

/** Rolls, or sets the die where that can be paid and is worth it. */
function endTurn(state: GameState, weights: Weights): Move {
  const player = state.players[state.current];
  const price = abilitiesOf(player?.patron ?? null).setDieForFavor;
  if (!player || price === undefined || player.favor < price || !hasAnotherTurn(state)) return END_TURN;
  const sight = new Sight(state, state.current, weights);
  let best = END_TURN;
  let bestWorth = 0;
  for (const face of FACES) {
    const worth = dieWorth(sight, face);
    if (worth > bestWorth) {
      bestWorth = worth;
      best = { name: 'endTurn', arg: { setDie: face } };
    }
  }
  return best;
}

/** Clans differ by their emblem only, and which patron is best depends on the table: any will do. */
function anyClan(state: GameState, random: RandomSource): Move {
  const moves = legalMoves(state, state.current);
  const move = moves[random.index(moves.length)];
  if (!move) throw new Error('There is always a clan left.');
  return move;
}

/** The next moves of the seat that decides, chosen by prices alone; at least one. */
export function quickMoves(
  state: GameState,
  weights: Weights,
  random: RandomSource,
  habits: Habits = QUICK,
): Move[] {
  const choice = pendingChoice(state);
  if (choice) {
    const sight = new Sight(state, state.current, weights);
    let best = choice.options[0];
    let bestWorth = Number.NEGATIVE_INFINITY;
    for (const option of choice.options) {
      const luck = habits.noise > 0 ? (random.index(1024) / 1024) * habits.noise : 0;
      const worth = optionWorth(sight, choice.kind, option) + luck;
      if (worth > bestWorth) {
        bestWorth = worth;
        best = option;
      }
    }
    if (best === undefined) throw new Error('A choice needs an option.');
    return [{ name: 'choose', arg: { option: best } }];
  }
  if (state.step === 'clans') return [anyClan(state, random)];
  if (state.step === 'afterAction') return [endTurn(state, weights)];
  return chooseAction(new Sight(state, state.current, weights), random, habits);
}

/** Plays on in place to the end of the turn under way. Assumes that nothing is hidden. */
export function playTurn(state: GameState, weights: Weights, random: RandomSource, noise = 0): void {
  const { turn } = state;
  const habits: Habits = { buying: false, noise };
  while (state.turn === turn && state.step !== 'over') {
    for (const move of quickMoves(state, weights, random, habits)) applyMove(state, move, random);
  }
}
