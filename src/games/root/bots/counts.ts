/** What both ways to measure a seat count: features.ts for three and four players, measures/ for two. */
import { CLEARINGS, freeSlots, type GameState, type Seat, type VagabondBoard } from '../rules';
import { eachPiece, type Sight, safety } from './worth/sight';

/** Roosts on the map, how many of them will last, and where the next one could stand. */
export function roostsOf(sight: Sight, seat: Seat): { roosts: number; lasting: number; sites: number } {
  const { state, rulers } = sight;
  let roosts = 0;
  let lasting = 0;
  eachPiece(sight, seat, (_, clearing) => {
    roosts++;
    lasting += safety(sight, seat, clearing);
  });
  let sites = 0;
  for (let id = 1; id <= CLEARINGS; id++) {
    const taken = state.clearings[id - 1]?.pieces.includes('roost');
    if (!taken && rulers[id] === seat && freeSlots(state, id) > 0) sites++;
  }
  return { roosts, lasting, sites };
}

/** The Vagabond's relationships: steps towards friends, allies, and who is hostile. */
export function relationsOf(board: VagabondBoard): { steps: number; allied: number; hostile: number } {
  let steps = 0;
  let allied = 0;
  let hostile = 0;
  for (const relationship of board.relationships) {
    if (relationship === 'hostile') hostile++;
    else if (relationship !== null) {
      steps += relationship;
      if (relationship === 3) allied++;
    }
  }
  return { steps, allied, hostile };
}

export function ruinsLeft({ clearings }: GameState): number {
  let ruins = 0;
  for (const { ruin } of clearings) if (ruin) ruins++;
  return ruins;
}
