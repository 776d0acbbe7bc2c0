import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { CARDS } from '../games/cards';
import type { CardWords, GameCard, GameScreen } from '../games/contract';
import { SCREENS } from '../games/screens';
import { isLanguage } from '../i18n';

export type ScreenLoader = () => Promise<{ readonly screen: GameScreen }>;

/** The games that the pages show. The entry uses the real ones; a test may add a game of its own. */
export interface Registry {
  /** The main game first. */
  readonly cards: readonly [GameCard, ...GameCard[]];
  /** What loads a game's screen, by the game's id. */
  readonly screens: Readonly<Record<string, ScreenLoader>>;
}

export const RegistryContext = createContext<Registry>({ cards: CARDS, screens: SCREENS });
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

export const cardWords = (card: GameCard, language: string): CardWords =>
  card.words[isLanguage(language) ? language : 'en'];
