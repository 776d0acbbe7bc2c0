import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { cardWords } from '../games/card-words';
import { CARDS } from '../games/cards';
import type { CardWords, GameCard, GameScreen } from '../games/contract';
import { SCREENS } from '../games/screens';
import { WORDS } from '../games/words';
import type { Words } from '../i18n';

export type ScreenLoader = () => Promise<{ readonly screen: GameScreen }>;

/** The games that the pages show. The entry uses the real ones; a test may add a game of its own. */
export interface Registry {
  /** The main game first. */
  readonly cards: readonly [GameCard, ...GameCard[]];
  /** What loads a game's screen, by the game's id. */
  readonly screens: Readonly<Record<string, ScreenLoader>>;
  /** A game's own words, by the game's id; a game may have none. */
  readonly words: Readonly<Record<string, Words>>;
}

export const RegistryContext = createContext<Registry>({ cards: CARDS, screens: SCREENS, words: WORDS });
export const useRegistry = (): Registry => useContext(RegistryContext);

/** The card of a game; undefined where no such game is registered. */
export function useCard(game: string): GameCard | undefined {
  return useRegistry().cards.find((card) => card.id === game);
}

/** What a card says, in the language spoken now. */
export function useCardWords(card: GameCard): CardWords {
  const { i18n } = useTranslation('app');
  return cardWords(card, i18n.language);
}
