import type { RandomSource } from '../../../random';
import { UNKNOWN_RANDOM } from '../../../random';
import type { ClearingId, FactionId } from '../../data';
import type { GameEvent } from '../events';
import type { Clearing, GameState, Player, Seat } from '../types';

/** What a rule function works on: the state that it changes, where luck comes from, and who listens (or nobody). */
export interface Play {
  readonly state: GameState;
  readonly random: RandomSource;
  readonly events: GameEvent[] | null;
  /** Something has happened that cannot be taken back (R26). */
  barrier: boolean;
  /** Nothing goes on: the next thing cannot be known. Only in previews. */
  halted: boolean;
}

export const playOn = (state: GameState, random: RandomSource, events: GameEvent[] | null): Play => ({
  state,
  random,
  events,
  barrier: false,
  halted: false,
});
/** A preview knows no chance. */
export const isPreview = ({ random }: Play): boolean => random === UNKNOWN_RANDOM;

/** The player in a seat; an empty seat is a bug. */
export function playerAt(state: GameState, seat: Seat): Player {
  const player = state.players[seat];
  if (!player) throw new Error(`There is no player in seat ${seat}.`);
  return player;
}
export function clearingAt(state: GameState, id: ClearingId): Clearing {
  const clearing = state.clearings[id - 1];
  if (!clearing) throw new Error(`There is no clearing ${id}.`);
  return clearing;
}
/** Who plays a faction; null where nobody does. */
export function seatOfFaction({ players }: GameState, faction: FactionId): Seat | null {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.faction === faction) return seat;
  return null;
}

/** Whether two seats are enemies: all are, except the two of a coalition (G.1.15). */
export const areEnemies = ({ players }: GameState, one: Seat, other: Seat): boolean =>
  one !== other && players[one]?.partner !== other && players[other]?.partner !== one;
/** The enemies of a seat, the next in turn order first. */
export function enemiesOf(state: GameState, seat: Seat): Seat[] {
  const found: Seat[] = [];
  const count = state.players.length;
  for (let i = 1; i < count; i++) {
    const other = (seat + i) % count;
    if (areEnemies(state, seat, other)) found.push(other);
  }
  return found;
}

export const isOver = ({ result }: GameState): boolean => result !== null;

/** The seat that decides: who is asked, or else the player on turn (R2); null when the game is over. */
export function deciderOf(state: GameState): Seat | null {
  if (isOver(state)) return null;
  return state.questions.at(-1)?.seat ?? state.turn.of;
}
