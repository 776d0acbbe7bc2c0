import type { GameScreen } from './contract';

/** The screen of every game by its id, loaded when one of its pages is opened. */
export const SCREENS: Readonly<Record<string, () => Promise<{ readonly screen: GameScreen }>>> = {
  'river-of-gold': () => import('./river-of-gold/screen'),
  iki: () => import('./iki/screen'),
  root: () => import('./root/screen'),
};
