import type { FactionId, GameState } from '../rules';
import { LEARNED } from './learned-net';
import { measure } from './measures';

/** The numbers of the net are whole: so many are one. */
export const SCALE = 1000;

/** What was learned of a faction: how far each measure excites each unit, what each unit and each measure says of it. */
export interface LearnedFaction {
  /** By measure, then by unit. */
  readonly units: readonly number[];
  readonly says: readonly number[];
  readonly plainly: readonly number[];
}
export type Learned = Readonly<Record<FactionId, LearnedFaction>>;

/**
 * How good each seat's position is, by a small net: units that the measures of all seats excite together, such as weak
 * roosts next to strong warriors, and what each of them says of a faction.
 */
export function valuesByNet(state: GameState): number[] {
  const { players } = state;
  const excited: number[] = new Array<number>(LEARNED.marquise.says.length).fill(0);
  const values = measure(state).map((measures, seat) => {
    const faction = players[seat]?.faction;
    if (!faction) return 0;
    const { units, plainly } = LEARNED[faction];
    let value = 0;
    let at = 0;
    for (let i = 0; i < measures.length; i++) {
      const size = measures[i] ?? 0;
      if (size === 0) {
        at += excited.length;
        continue;
      }
      value += size * (plainly[i] ?? 0);
      for (let unit = 0; unit < excited.length; unit++) {
        excited[unit] = (excited[unit] ?? 0) + size * (units[at++] ?? 0);
      }
    }
    return value / SCALE;
  });
  return values.map((value, seat) => {
    const faction = players[seat]?.faction;
    if (!faction) return value;
    const { says } = LEARNED[faction];
    let more = 0;
    for (let unit = 0; unit < excited.length; unit++) {
      more += Math.max(0, excited[unit] ?? 0) * (says[unit] ?? 0);
    }
    return value + more / SCALE ** 2;
  });
}
