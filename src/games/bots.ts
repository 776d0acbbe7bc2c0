import type { GameBots } from './contract';

/** The bots of every game by its id, loaded where they think. */
export const BOTS: Readonly<Record<string, () => Promise<{ readonly bots: GameBots }>>> = {
  'river-of-gold': () => import('./river-of-gold/bots'),
  iki: () => import('./iki/bots'),
  root: () => import('./root/bots'),
};
