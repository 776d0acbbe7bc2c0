import { type Face, REGIONS } from '../data/board';
import { pay } from './gains';
import type { Player, Seat } from './state';
import { abilities, type Play, playerAt } from './table';

/** A die shows the regions. */
export const FACES: readonly Face[] = REGIONS;

/** The faces next to a face; 6 and 1 are neighbours (3.1). */
export const neighbours = (face: Face): readonly [down: Face, up: Face] => [
  face === 1 ? 6 : ((face - 1) as Face),
  face === 6 ? 1 : ((face + 1) as Face),
];

/** How many turns of the die lead from one face to another, the shortest way round. */
export function turnsBetween(from: Face, to: Face): number {
  const distance = Math.abs(from - to);
  return Math.min(distance, FACES.length - distance);
}

/** The favor for which this player may set the die instead of rolling it, or null: not able, or not enough (11.4). */
export function priceOfSettingDie(player: Player): number | null {
  const price = abilities(player).setDieForFavor;
  return price !== undefined && player.favor >= price ? price : null;
}

/** The roll for a turn, or a face that is paid for (11.4). A roll is seen: no undo. */
export function rollOrSetDie(play: Play, seat: Seat, face?: number): void {
  const player = playerAt(play.state, seat);
  if (face === undefined) {
    player.die = play.random.roll();
    play.state.canUndo = false;
  } else {
    if (player.patron) {
      pay(play, seat, 'favor', priceOfSettingDie(player) ?? 0, { from: 'patron', patron: player.patron });
    }
    player.die = face as Face;
  }
  play.events?.push({ type: 'rolled', player: seat, face: player.die, set: face !== undefined });
}
