import type { GameCard } from './contract';
import { card as iki } from './iki/card';
import { card as riverOfGold } from './river-of-gold/card';
import { card as root } from './root/card';

/**
 * The games at this table, the main one first. Addresses, files and stored things that name no game are from the time
 * when there was one game only: they belong to the first.
 */
export const CARDS: readonly [GameCard, ...GameCard[]] = [riverOfGold, iki, root];
