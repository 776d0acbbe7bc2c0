import {
  explain,
  type GameState,
  legalMoves,
  type Move,
  parseMove,
  RiverOfGold,
  validateOptions,
} from '../src/games/river-of-gold';
import type { ServedGame } from './game';

const MIN_PLAYERS = RiverOfGold.minPlayers ?? 2;
const MAX_PLAYERS = RiverOfGold.maxPlayers ?? 4;

/** River of Gold as this server serves it. The casts say once what the store and the queue guarantee. */
export const riverOfGold: ServedGame = {
  name: RiverOfGold.name ?? 'river-of-gold',
  game: RiverOfGold,
  minPlayers: MIN_PLAYERS,
  maxPlayers: MAX_PLAYERS,
  parseMove,
  explain: (G, seat, move) => explain(G as GameState, seat, move as Move),
  legalMoves: (G, seat) => legalMoves(G as GameState, seat),
  validateOptions,
};
