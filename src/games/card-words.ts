import type { CardWords, GameCard } from './contract';

/** What a game's card says in a language; in English where that one is not spoken. */
export function cardWords(card: GameCard, language: string): CardWords {
  const words: Readonly<Record<string, CardWords>> = card.words;
  return words[language] ?? card.words.en;
}
