import {
  FACES,
  type GameState,
  hasAnotherTurn,
  legalMoves,
  MAX_KOKU,
  type Move,
  pendingChoice,
  type RandomSource,
  type Seat,
} from '../rules';
import { considerActions, turning } from './ideas';
import { endTurnWorth, movesFor, optionWorth } from './policy';
import { Sight } from './sight';
import type { Weights } from './weights';

/** A way to go on: the moves up to the next thing that is not settled by it, and what it is worth. */
export interface Candidate {
  readonly moves: readonly Move[];
  readonly worth: number;
}

/** What makes two actions the same: a building or a delivery whatever the face, a voyage by ship and length. */
function keyOf(action: Move, face: number): string {
  switch (action.name) {
    case 'sail':
      return `sail ${action.arg.ship} ${action.arg.face ?? face}`;
    case 'build':
      return `build ${action.arg.space} ${action.arg.tile}`;
    default:
      return JSON.stringify(action);
  }
}

/** Every action with the cheapest way to its face. */
function actionCandidates(sight: Sight): Candidate[] {
  const { die } = sight.player;
  if (die === null) return [];
  const found = new Map<string, Candidate>();
  for (const face of FACES) {
    const turn = turning(sight, die, face, true);
    if (!turn) continue;
    considerActions(sight, face, turn.koku, (action, worth) => {
      const key = keyOf(action, face);
      const value = worth - turn.price;
      if (value > (found.get(key)?.worth ?? Number.NEGATIVE_INFINITY)) {
        found.set(key, { moves: movesFor(sight, face, action), worth: value });
      }
    });
  }
  return [...found.values()];
}

/** With this much koku the limit is near, and favor is worth more than what would be lost. */
const NEAR_THE_LIMIT = MAX_KOKU - 4;

/** The end of a turn: rolling or setting the die, or before it favor for koku that would else be of no use. */
function lastCandidates(sight: Sight): Candidate[] {
  const { state, seat, player, held } = sight;
  const noMoreUse = !hasAnotherTurn(state) && held.merchants === 0;
  return legalMoves(state, seat).map((move): Candidate => {
    if (move.name === 'endTurn') return { moves: [move], worth: endTurnWorth(sight, move.arg.setDie) };
    const forFavor = move.name === 'trade' && move.arg.gain === 'favor';
    // Favor breaks ties, so koku that nobody counts any more buys it (10.4).
    const useful = forFavor && (noMoreUse || player.koku >= NEAR_THE_LIMIT);
    return { moves: [move], worth: useful ? 0.1 : -1 };
  });
}

/** The ways to go on from a view or a state, most promising first. */
export function candidatesFor(
  state: GameState,
  seat: Seat,
  weights: Weights,
  random: RandomSource,
): Candidate[] {
  const choice = pendingChoice(state);
  if (!choice && state.step === 'clans') {
    return random.shuffle(legalMoves(state, seat)).map((move) => ({ moves: [move], worth: 0 }));
  }
  const sight = new Sight(state, seat, weights);
  let found: Candidate[];
  if (choice) {
    found = choice.options.map((option) => ({
      moves: [{ name: 'choose', arg: { option } }],
      worth: optionWorth(sight, choice.kind, option),
    }));
  } else {
    found = state.step === 'beforeAction' ? actionCandidates(sight) : lastCandidates(sight);
  }
  return found.sort((a, b) => b.worth - a.worth);
}
