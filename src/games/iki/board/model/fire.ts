/** What a fire would do today, for those who look at the board before it comes (section 14). */
import {
  CALENDAR,
  type GameState,
  isOpen,
  type Nagaya,
  playerAt,
  STALLS,
  STALLS_OF_NAGAYA,
  type Stall,
} from '../../rules';

/** The fire that comes next; null where none comes any more. */
export function nextFire({ month }: GameState): { readonly month: number; readonly strength: number } | null {
  const next = CALENDAR.find((one) => one.month >= month && one.fire !== undefined);
  return next?.fire === undefined ? null : { month: next.month, strength: next.fire };
}

/** Which cards of a row would burn, and which one would hold the fire, with everybody's firefighting of today. */
export function fireToday(
  state: GameState,
  nagaya: Nagaya,
  strength: number,
): readonly (readonly [Stall, 'burns' | 'holds'])[] {
  const fate: (readonly [Stall, 'burns' | 'holds'])[] = [];
  const open = STALLS_OF_NAGAYA[nagaya].filter((index) => isOpen(state.players.length, index));
  for (const [step, index] of open.entries()) {
    const card = state.stalls[index];
    const stall = STALLS[index];
    if (!card || !stall) continue;
    if (card.owner !== null && playerAt(state, card.owner).fire >= strength - step) {
      fate.push([stall, 'holds']);
      break;
    }
    fate.push([stall, 'burns']);
  }
  return fate;
}
