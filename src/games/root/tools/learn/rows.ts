import { measure, measuresOf } from '../../bots/measures';
import { FACTIONS, type GameState } from '../../rules';

/**
 * A position as a row of numbers: the game it is from; the measures of each faction, zeros where it is not in the game;
 * for each faction whether it is in, its share of the victory, its points in the end.
 */
export type Row = Float32Array;

let size = 0;
/** Where the measures of each faction begin, in their part of a row. */
const MEASURES_AT = FACTIONS.map((faction) => {
  const at = size;
  size += measuresOf(faction).length;
  return at;
});
export const MEASURES = size;
/** Which faction each measure is of. */
export const FACTION_OF = Int32Array.from(
  FACTIONS.flatMap((faction, at) => measuresOf(faction).map(() => at)),
);
export const GAME_AT = 0;
export const FIRST_MEASURE = 1;
export const PRESENT_AT = FIRST_MEASURE + MEASURES;
export const WON_AT = PRESENT_AT + FACTIONS.length;
export const POINTS_AT = WON_AT + FACTIONS.length;
export const WIDTH = POINTS_AT + FACTIONS.length;

/** What those without a marker on the track count as in the end. */
const BY_DOMINANCE = 32;
const OFF_TRACK = 14;

const seatsOf = (state: GameState): { seat: number; faction: number }[] =>
  state.players.map(({ faction }, seat) => ({ seat, faction: faction ? FACTIONS.indexOf(faction) : -1 }));

export function rowOf(game: number, state: GameState): Row {
  const row = new Float32Array(WIDTH);
  const measures = measure(state);
  row[GAME_AT] = game;
  for (const { seat, faction } of seatsOf(state)) {
    row.set(measures[seat] ?? [], FIRST_MEASURE + (MEASURES_AT[faction] ?? 0));
    row[PRESENT_AT + faction] = 1;
  }
  return row;
}

/** Writes into a game's rows how it ended. */
export function writeEnd(rows: readonly Row[], state: GameState): void {
  const { result, players } = state;
  if (!result) throw new Error('The game is not over.');
  for (const { seat, faction } of seatsOf(state)) {
    const won = result.winners.includes(seat);
    for (const row of rows) {
      row[WON_AT + faction] = won ? 1 / result.winners.length : 0;
      row[POINTS_AT + faction] = players[seat]?.score ?? (won ? BY_DOMINANCE : OFF_TRACK);
    }
  }
}
