import type { FactionId, GameState, Seat } from '../../rules';
import { type Sight, sightOf } from '../worth/sight';
import { ALLIANCE } from './alliance';
import { COMMON, measureCommon } from './common';
import { EYRIE } from './eyrie';
import { MARQUISE } from './marquise';
import { VAGABOND } from './vagabond';

const OF_FACTION = { marquise: MARQUISE, eyrie: EYRIE, alliance: ALLIANCE, vagabond: VAGABOND } as const;

/** What is measured of a faction's position, in this order. */
export const measuresOf = (faction: FactionId): readonly string[] => [
  ...COMMON,
  ...OF_FACTION[faction].names,
];

function ownMeasures(sight: Sight, seat: Seat): number[] {
  const board = sight.state.players[seat]?.board;
  switch (board?.faction) {
    case 'marquise':
      return MARQUISE.of(sight, seat, board);
    case 'eyrie':
      return EYRIE.of(sight, seat, board);
    case 'alliance':
      return ALLIANCE.of(sight, seat, board);
    case 'vagabond':
      return VAGABOND.of(sight, seat, board);
    default:
      return [];
  }
}

/** The measures of every seat's position, as its faction has them, all of about the same size. */
export function measure(state: GameState): number[][] {
  const sight = sightOf(state);
  return state.players.map((_, seat) => [...measureCommon(sight, seat), ...ownMeasures(sight, seat)]);
}
