import { useTranslation } from 'react-i18next';
import { isLanguage } from '../../../i18n';
import { card } from '../card';

/** Whose game it is, and that the values of the cards are ours. */
export function RulesNote() {
  const { t, i18n } = useTranslation('iki-table');
  const language = i18n.resolvedLanguage;
  const words = card.words[isLanguage(language) ? language : 'en'];
  return (
    <article>
      <h1>{words.title}</h1>
      <p>{words.tagline}</p>
      <p>{t('part.ours')}</p>
      <p>{words.rights}</p>
    </article>
  );
}
