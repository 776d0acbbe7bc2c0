import { type Region, TRACK_GOOD, TRACK_LENGTH, TRACK_STEPS, type TrackStep } from '../data/board';
import type { Source } from './events';
import { gain } from './gains';
import type { GameState, Seat } from './state';
import { abilities, influenceIn, type Play, playerAt } from './table';

const GOOD_OF_CHOICE = { kind: 'anyGood' } as const;

function occupiedByOthers(state: GameState, seat: Seat, region: Region, step: number): boolean {
  return state.players.some((other, index) => index !== seat && influenceIn(other, region) === step);
}

/** Where a marker comes to stand after a gain, and how many steps are lost beyond 18 (8.1, 11.6). */
export function destination(
  state: GameState,
  seat: Seat,
  region: Region,
  amount: number,
): { to: number; lost: number } {
  const player = playerAt(state, seat);
  const from = influenceIn(player, region);
  if (!abilities(player).jumpsOccupiedSpaces) {
    const to = Math.min(from + amount, TRACK_LENGTH);
    return { to, lost: from + amount - to };
  }
  let to = from;
  let left = amount;
  while (left > 0 && to < TRACK_LENGTH) {
    to++;
    if (!occupiedByOthers(state, seat, region, to)) left--;
  }
  return { to, lost: left };
}

function gainStep(play: Play, seat: Seat, region: Region, { step, reward, amount }: TrackStep): void {
  const source: Source = { from: 'track', region, step };
  switch (reward) {
    case 'trackGood':
      gain(play, seat, TRACK_GOOD[region], amount, source);
      return;
    case 'koku':
    case 'favor':
    case 'points':
      gain(play, seat, reward, amount, source);
      return;
    case 'pointsAndGood':
      gain(play, seat, 'points', amount, source);
      play.state.queue.unshift({ player: seat, task: GOOD_OF_CHOICE, region: null, source });
      return;
    case 'imperialFlower':
      return;
  }
}

/** One gain of influence: the marker advances, every reward reached or passed is gained once (section 8). */
export function gainInfluence(play: Play, seat: Seat, region: Region, amount: number, source: Source): void {
  if (amount <= 0) return;
  const { state } = play;
  const player = playerAt(state, seat);
  const from = influenceIn(player, region);
  const { to, lost } = destination(state, seat, region, amount);
  player.influence[region - 1] = to;
  play.events?.push({ type: 'influenced', player: seat, region, from, to, lost, source });
  for (const step of TRACK_STEPS) {
    if (step.step > from && step.step <= to) gainStep(play, seat, region, step);
  }
  rewardThePassed(play, seat, region, from, to);
}

/**
 * Whether a marker is passed by one that goes from a step to another: from below to above, in one gain (11.5). By the first
 * rulings leaving a tie was passing too.
 */
export const isPassed = ({ options }: GameState, step: number, from: number, to: number): boolean =>
  step >= 1 && to > step && (options.rulings === 'second' ? from < step : from <= step);

/** Shosuro Hyobu's points for being passed (11.5). */
function rewardThePassed(play: Play, seat: Seat, region: Region, from: number, to: number): void {
  play.state.players.forEach((other, index) => {
    const points = abilities(other).pointsWhenPassed;
    if (!points || index === seat || !other.patron) return;
    if (isPassed(play.state, influenceIn(other, region), from, to)) {
      gain(play, index, 'points', points, { from: 'patron', patron: other.patron });
    }
  });
}
