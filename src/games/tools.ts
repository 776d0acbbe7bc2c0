import type { GameTools } from './contract';

/** What simulations and reports know of every game, by its id. */
export const TOOLS: Readonly<Record<string, () => Promise<{ readonly tools: GameTools }>>> = {
  'river-of-gold': () => import('./river-of-gold/tools'),
  iki: () => import('./iki/tools'),
  root: () => import('./root/tools'),
};
