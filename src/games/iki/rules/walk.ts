/** Section 7, step B: the walk. */
import { STEPS_ON_X, STREET_LENGTH } from '../data';
import { experienceForAll, stepsToRetire } from './experience';
import { lacks, pay } from './goods';
import { walkMove } from './made-moves';
import type { Move, MoveArguments } from './moves';
import type { Refusal } from './refusals';
import type { GameState, Player, Seat } from './state';
import { countRetired, isOwnOccupation, type Play, playerAt, tableOf } from './table';

/** Where so many steps lead from a space or from the start point. */
export const spaceAfter = (at: number, steps: number): number =>
  steps === 0 ? at : ((at - 1 + steps) % STREET_LENGTH) + 1;

/** How often they pass the start. Leaving the start point for the first time is not passing (7.4). */
export const passesOf = (at: number, steps: number): number => Math.floor((at - 1 + steps) / STREET_LENGTH);

/** The oxen that can pull after so many steps: those retired before, and those that retire on the way (11.6). */
function oxenAfter(state: GameState, seat: Seat, steps: number): number {
  const player = playerAt(state, seat);
  let oxen = countRetired(state, player, 'extraStep');
  const passes = passesOf(player.at, steps);
  if (passes <= 0) return oxen;
  const { occupations } = tableOf(state);
  for (const card of state.stalls) {
    if (!isOwnOccupation(card, seat) || occupations[card.card].retired !== 'extraStep') continue;
    if (stepsToRetire(card) <= passes) oxen++;
  }
  return oxen;
}

/** The steps that the Path of Life allows: its number, or 1 to 4 on X (5.2, 5.3). */
const basesOf = ({ cylinder }: Player): readonly number[] =>
  cylinder === 'X' ? STEPS_ON_X : cylinder === null ? [] : [cylinder];

/** The one walk that a player can make, where there is no choice (section 19). */
export function onlyWalk(state: GameState, seat: Seat): MoveArguments['walk'] | null {
  const player = playerAt(state, seat);
  const { cylinder } = player;
  if (cylinder === 'X' || cylinder === null || player.sandals > 0) return null;
  return oxenAfter(state, seat, cylinder) === 0 ? { base: cylinder, sandals: 0, ox: 0 } : null;
}

export function legalWalks(state: GameState, seat: Seat, moves: Move[]): void {
  const player = playerAt(state, seat);
  for (const base of basesOf(player)) {
    for (let sandals = 0; sandals <= player.sandals; sandals++) {
      const oxen = oxenAfter(state, seat, base + sandals);
      for (let ox = 0; ox <= oxen; ox++) moves.push(walkMove(base, sandals, ox));
    }
  }
}

export function whyNotWalk(
  state: GameState,
  seat: Seat,
  { base, sandals, ox }: MoveArguments['walk'],
): Refusal | null {
  const player = playerAt(state, seat);
  const { cylinder } = player;
  if (cylinder !== 'X' && base !== cylinder) return { code: 'wrongBase', need: cylinder ?? 0 };
  const refusal = lacks(player, 'sandals', sandals);
  if (refusal) return refusal;
  const have = oxenAfter(state, seat, base + sandals);
  return ox > have ? { code: 'notEnoughOxen', have } : null;
}

/** Walks step by step, so that each passing of the start counts when it happens (7.4). */
export function applyWalk(
  play: Play,
  seat: Seat,
  { base, sandals, ox }: MoveArguments['walk'],
  automatic = false,
): void {
  const player = playerAt(play.state, seat);
  const from = player.at;
  const steps = base + sandals + ox;
  const to = spaceAfter(from, steps);
  play.events?.push({ type: 'walked', player: seat, from, to, base, sandals, ox, automatic });
  pay(play, seat, { sandals }, { from: 'sandals' });
  const passes = passesOf(from, steps);
  for (let pass = 0; pass < passes; pass++) experienceForAll(play, seat);
  player.at = to;
}
