import { type BotSpeed, useSettings } from '../../ui/settings';

/** The least time between two moves of bots, so that a person can follow. */
const PACES: Readonly<Record<BotSpeed, number>> = { slow: 1800, normal: 650, fast: 200, instant: 0 };

/** How many milliseconds the player wants between two moves of bots. */
export function usePace(): number {
  const { motion, botSpeed } = useSettings();
  // Where pieces do not move there is nothing to wait for, unless somebody wants to read.
  return motion.pieces || botSpeed === 'slow' ? PACES[botSpeed] : 0;
}
