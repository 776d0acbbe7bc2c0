import {
  type GameState,
  kindOf,
  legalMoves,
  type Move,
  type MoveOf,
  PIECES,
  rulerOf,
  type Seat,
} from '../rules';
import { worthOfCard } from './worth/hand';
import { worthOfKind } from './worth/vagabond';

/** How many of a group of warriors are worth thinking of: all, all but one; with time also half of them. */
function isUsualGroup(warriors: number, most: number, quick: boolean): boolean {
  return warriors === most || warriors === most - 1 || (!quick && warriors === Math.ceil(most / 2));
}
/** Whether there is something to gain by coming: a place that the seat does not rule yet, or somebody to fight there. */
function isWorthEntering(state: GameState, seat: Seat, clearing: number): boolean {
  const there = state.clearings[clearing - 1];
  if (!there || rulerOf(state, clearing) !== seat) return true;
  if (there.warriors.some((count, other) => other !== seat && count > 0)) return true;
  const faction = state.players[seat]?.faction;
  return there.pieces.some((kind) => PIECES[kind].owner !== faction);
}

/** The first few of some things by what they are worth, the cheapest first. */
const cheapest = <T>(all: Iterable<T>, worth: (one: T) => number, most: number): Set<T> =>
  new Set([...new Set(all)].sort((one, other) => worth(one) - worth(other)).slice(0, most));

/** Says which aids are worth thinking of: those that cost the Vagabond the least. There may be over a hundred. */
function usualAids(all: readonly Move[], quick: boolean): (aid: MoveOf<'aid'>) => boolean {
  const aids = all.filter((move): move is MoveOf<'aid'> => move.name === 'aid');
  const most = quick ? 1 : 2;
  const items = cheapest(
    aids.map(({ arg }) => arg.item),
    (item) => worthOfKind(kindOf(item)),
    most,
  );
  const cards = cheapest(
    aids.map(({ arg }) => arg.card),
    worthOfCard,
    most,
  );
  return ({ arg }) => items.has(arg.item) && cards.has(arg.card);
}

/** The legal moves that are worth thinking of. `quick`: those that somebody in a hurry thinks of. */
export function sensibleMoves(state: GameState, seat: Seat, quick: boolean): Move[] {
  const all = legalMoves(state, seat);
  if (all.length < 3) return all;
  const { actions, march } = state.turn;
  const isUsualAid = usualAids(all, quick);
  const found = all.filter((move) => {
    switch (move.name) {
      case 'aid':
        return isUsualAid(move);
      case 'dominance':
        return !quick || !('take' in move.arg);
      case 'move': {
        const { from, to, warriors } = move.arg;
        if (warriors === undefined || typeof from !== 'number' || typeof to !== 'number') return true;
        const most = state.clearings[from - 1]?.warriors[seat] ?? 0;
        if (!isUsualGroup(warriors, most, quick)) return false;
        return !quick || isWorthEntering(state, seat, to);
      }
      // A bird card for one more action is spent when the others are done.
      case 'extraAction':
        return actions === 0 && march === 0;
      case 'addToDecree':
        return !quick || move.arg.cards.length === 1;
      case 'useCard':
        return (
          move.arg.move?.warriors === undefined ||
          typeof move.arg.move.from !== 'number' ||
          move.arg.move.warriors === state.clearings[move.arg.move.from - 1]?.warriors[seat]
        );
      default:
        return true;
    }
  });
  return found.length > 0 ? found : all;
}
