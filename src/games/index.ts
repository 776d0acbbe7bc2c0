import type { GameModule } from './contract';
import { iki } from './iki';
import { riverOfGold } from './river-of-gold';
import { root } from './root';

/** The rules side of every game, in the order of the cards: for the server, tools, workers and tests. */
export const GAMES: readonly GameModule[] = [riverOfGold, iki, root];
