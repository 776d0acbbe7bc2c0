import { COLUMNS, type EyrieBoard, LEADERS, ROOST_POINTS, suitOf } from '../../rules';
import { roostsOf } from '../counts';
import { turmoilRisk } from '../worth/eyrie';
import type { Measures } from './types';

const CARD_SUITS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
const DECREE = COLUMNS.flatMap((column) => CARD_SUITS.map((suit) => ({ column, suit })));

/** Of the Eyrie: roosts, the Decree by column and suit, and how likely it is to fail. */
export const EYRIE: Measures<EyrieBoard> = {
  names: [
    'roosts',
    'lasting roosts',
    'income',
    'sites',
    'birds',
    'turmoil',
    'loss',
    'supply',
    ...LEADERS,
    'leaders left',
    ...DECREE.map(({ column, suit }) => `${column} ${suit}`),
  ],
  of(sight, seat, board) {
    const { roosts, lasting, sites } = roostsOf(sight, seat);
    let birds = 0;
    const decree = DECREE.map(({ column, suit }) => {
      let count = 0;
      for (const card of board.decree[column]) if (suitOf(card) === suit) count++;
      if (suit === 'bird') birds += count;
      return count;
    });
    const risk = turmoilRisk(sight, seat, board, roosts);
    return [
      roosts / 4,
      lasting / 4,
      (ROOST_POINTS[roosts] ?? 0) / 3,
      Math.min(sites, 4) / 2,
      birds / 3,
      risk,
      (risk * birds) / 3,
      Math.min(sight.state.players[seat]?.supply ?? 0, 8) / 8,
      ...LEADERS.map((leader) => (board.leader === leader ? 1 : 0)),
      board.faceUp.length / 3,
      ...decree,
    ];
  },
};
