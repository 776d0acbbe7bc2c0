import {
  type AllianceBoard,
  BASE_OF,
  countOnMap,
  matches,
  SUITS,
  SYMPATHY_COST,
  SYMPATHY_POINTS,
  suitOf,
} from '../../rules';
import { eachPiece, safety } from '../worth/sight';
import type { Measures } from './types';

/** Of the Alliance: sympathy, supporters and what they would pay for, bases, officers. */
export const ALLIANCE: Measures<AllianceBoard> = {
  names: [
    'tokens',
    'tokens at risk',
    'bases at risk',
    'supporters',
    'many supporters',
    'officers',
    'revolts',
    'next',
    'affordable',
    ...SUITS.map((suit) => `${suit} base`),
    ...SUITS.map((suit) => `${suit} supporters`),
    'supply',
  ],
  of(sight, seat, board) {
    const { state } = sight;
    const { supporters } = state.secret;
    let tokens = 0;
    let risk = 0;
    let baseRisk = 0;
    eachPiece(sight, seat, (kind, clearing) => {
      const lost = 1 - safety(sight, seat, clearing);
      if (kind === 'sympathy') {
        tokens++;
        risk += lost;
      } else baseRisk += lost;
    });
    const fit = SUITS.map(
      (suit) => supporters.filter((card) => card !== null && matches(suitOf(card), suit)).length,
    );
    const bases = SUITS.map((suit) => (countOnMap(state, BASE_OF[suit]) > 0 ? 1 : 0));
    let revolts = 0;
    SUITS.forEach((suit, at) => {
      if (bases[at]) return;
      if (state.clearings.some((one) => one.suit === suit && one.pieces.includes('sympathy')))
        revolts += Math.min(1, (fit[at] ?? 0) / 2);
    });
    const next = SYMPATHY_POINTS[tokens] ?? 0;
    const affordable = Math.min(2, supporters.length / (SYMPATHY_COST[tokens] ?? 9));
    return [
      tokens / 4,
      risk,
      baseRisk,
      Math.min(supporters.length, 5) / 4,
      Math.max(0, supporters.length - 5) / 4,
      board.officers / 3,
      revolts,
      next / 3,
      (affordable * next) / 4,
      ...bases,
      ...fit.map((count) => Math.min(4, count) / 2),
      (state.players[seat]?.supply ?? 0) / 10,
    ];
  },
};
