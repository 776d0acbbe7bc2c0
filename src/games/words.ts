import type { Words } from '../i18n';
import { words as iki } from './iki/locales';
import { words as riverOfGold } from './river-of-gold/locales';
import { words as root } from './root/locales';

/** The words of every game by its id: a page fetches them together with the screen, not after it. */
export const WORDS: Readonly<Record<string, Words>> = { 'river-of-gold': riverOfGold, iki, root };
