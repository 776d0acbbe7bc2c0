import {
  type AllianceBoard,
  BASE_OF,
  countOnMap,
  matches,
  type Seat,
  SUITS,
  SYMPATHY_POINTS,
  suitOf,
} from '../../rules';
import { eachPiece, holdings, type Sight, safety, turnsOf } from './sight';

const SUPPORTER = 0.5;
const LATER_SUPPORTER = 0.25;
const MANY_SUPPORTERS = 6;
const TOKEN = 0.54;
const OFFICER = 0.44;
const LATER_OFFICER = 0.12;
const MANY_OFFICERS = 4;
const REVOLT = 0.95;

/** Woodland Alliance: sympathy that spreads, supporters to pay for it, bases and officers. */
export function worthOfAlliance(sight: Sight, seat: Seat, board: AllianceBoard): number {
  const { state } = sight;
  const turns = turnsOf(sight, seat);
  let worth = holdings(sight, seat, 0.28, 0.1);
  let tokens = 0;
  eachPiece(sight, seat, (kind, clearing) => {
    if (kind === 'sympathy') {
      tokens++;
      worth += TOKEN * safety(sight, seat, clearing);
    } else worth += (1.5 + 0.45 * Math.min(turns, 6)) * safety(sight, seat, clearing);
  });
  worth += 0.4 * Math.sqrt(turns) * (SYMPATHY_POINTS[tokens] ?? 4);
  const { supporters } = state.secret;
  worth +=
    SUPPORTER * Math.min(supporters.length, MANY_SUPPORTERS) +
    LATER_SUPPORTER * Math.max(0, supporters.length - MANY_SUPPORTERS);
  const ahead = Math.min(turns, 6);
  worth +=
    ahead *
    (OFFICER * Math.min(board.officers, MANY_OFFICERS) +
      LATER_OFFICER * Math.max(0, board.officers - MANY_OFFICERS));
  for (const suit of SUITS) {
    if (countOnMap(state, BASE_OF[suit]) > 0) continue;
    const sympathetic = state.clearings.some(
      (clearing) => clearing.suit === suit && clearing.pieces.includes('sympathy'),
    );
    if (!sympathetic) continue;
    const matching = supporters.filter((card) => card !== null && matches(suitOf(card), suit)).length;
    // A card back is of any suit: about one in two will do.
    const backs = supporters.filter((card) => card === null).length;
    worth += REVOLT * Math.min(1, (matching + backs / 2) / 2) * Math.min(1, turns / 3);
  }
  return worth;
}
