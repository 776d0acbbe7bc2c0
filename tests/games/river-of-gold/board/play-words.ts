import type { TFunction } from 'i18next';
import { words } from '../../../../src/games/river-of-gold/locales';
import { addWords, i18n, LANGUAGES, type Language, speak } from '../../../../src/i18n';

export { LANGUAGES };

/** The table's words in a language, once they are loaded. */
export async function resourcesOf(
  language: Language,
): Promise<{ t: TFunction<['river-table', 'river-terms']> }> {
  await addWords(words);
  await speak(language);
  return { t: i18n.getFixedT(language, ['river-table', 'river-terms']) };
}
