import type { PieceKind, Suit } from '../../data';
import { warriorBattles } from '../shared/battle';
import { activatePieces, piecePayments } from '../shared/craft';
import { freeWarriorMoves, moveWarriors } from '../shared/move';
import { clearingsWith, piecesAt, warriorsAt } from '../shared/pieces';
import { playerAt } from '../shared/play';
import { whyNotWalk, whyNotWarriorBattle } from '../shared/why';
import type { GameState, Loss } from '../types';
import type { Faction, FactionTurn } from './hooks';

/** Every hook as a faction with warriors and crafting pieces fills it that has no ability of its own. */
export const PLAIN_FACTION: Omit<Faction, keyof FactionTurn | 'id' | 'craftingPieces'> = {
  rulesTies: false,
  higherAsDefender: false,
  winsByDominance: true,
  pawnAt: () => null,
  showsCard: () => false,
  forbidsPlacing: () => false,
  craftPayments: (state, seat, card) => piecePayments(state, seat, card),
  payCraft: (play, _seat, card, use) => activatePieces(play, card, use),
  itemPoints: (_state, _seat, printed) => printed,
  gainItem: ({ state }, seat, item) => {
    playerAt(state, seat).crafted.push(item);
  },
  onCoalition: () => {},
  freeMoves: (state, seat) => freeWarriorMoves(state, seat),
  freeBattles: (state, seat) => warriorBattles(state, seat),
  whyNotMove: whyNotWalk,
  whyNotBattle: whyNotWarriorBattle,
  makeFreeMove: (play, seat, { from, to, warriors = 0 }) =>
    moveWarriors(play, seat, Number(from), Number(to), warriors),
  mostHits: (state, battle, side) => warriorsAt(state, battle.clearing, battle[side]),
  defenseless: (state, battle) => warriorsAt(state, battle.clearing, battle.defender) === 0,
  fixedHits: () => 0,
  nextLosses: (state, battle, side, chosen) => {
    const warriors = warriorsAt(state, battle.clearing, battle[side]) - count(chosen, 'warrior');
    const pieces = piecesAt(state, battle.clearing, battle[side]);
    for (const loss of chosen) {
      const at = pieces.indexOf(loss as PieceKind);
      if (at >= 0) pieces.splice(at, 1);
    }
    return {
      options: warriors > 0 ? ['warrior'] : [...new Set(pieces)],
      capacity: warriors + pieces.length,
    };
  },
  takeOwnLosses: () => {},
  afterBattle: () => {},
  beforePoints: () => {},
  removalPoints: () => [],
  onRemoval: () => [],
  onMoveIn: () => [],
  resolve: () => true,
};

const count = (losses: readonly Loss[], kind: Loss): number => losses.filter((loss) => loss === kind).length;

/** Crafting pieces of one kind, by the suit of their clearings. */
export function piecesBySuit(state: GameState, kind: PieceKind): Record<Suit, number> {
  const found: Record<Suit, number> = { fox: 0, rabbit: 0, mouse: 0 };
  for (const clearing of clearingsWith(state, kind)) {
    const suit = state.clearings[clearing - 1]?.suit;
    if (suit) found[suit]++;
  }
  return found;
}
