import { GOODS_PER_GOOD, KOKU_PER_FAVOR, type MoveOf } from '../../rules';
import type { Words } from './words';

type Trade = MoveOf<'trade'>['arg'];

/** How much of a resource one trade takes (3.2). */
export const tradePrice = (give: Trade['give']): number =>
  give === 'koku' ? KOKU_PER_FAVOR : GOODS_PER_GOOD;

/** The words for a trade: what is given and what is gained. */
export const tradeWords = ({ give, gain }: Trade, words: Words): { give: string; gain: string } => ({
  give: words.amount(give, tradePrice(give)),
  gain: words.amount(gain, 1),
});
