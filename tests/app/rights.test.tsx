import { readFileSync } from 'node:fs';
import '@testing-library/jest-dom';
import { cleanup, render, screen, within } from '@testing-library/react';
import { App } from '../../src/app/App';
import { CARDS } from '../../src/games/cards';
import { LANGUAGES, speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';

/** By game: who made it and who publishes it. */
const MAKERS: Readonly<Record<string, readonly [string, string]>> = {
  'river-of-gold': ['Keith Piggott', 'Office Dog'],
  iki: ['Koota Yamada', 'UTSUROI'],
  root: ['Cole Wehrle', 'Leder Games'],
};
/** That there is no connection, in each language. */
const APART = {
  en: /fan(-made)? project, not (affiliated|connected) with the publisher/i,
  it: /amatoriale.*senza legami/i,
  fr: /amateurs.*sans lien/i,
  pl: /fanów.*niezwiązan/i,
};

beforeEach(async () => {
  localStorage.clear();
  updateSettings({ language: 'en' });
  await speak('en');
});
afterEach(cleanup);

const GAMES = CARDS.map((card) => ({ card, id: card.id, makers: MAKERS[card.id] ?? ['?', '?'] }));

describe.each(GAMES)('the rights in $id', ({ card, makers }) => {
  test.each(LANGUAGES)('are named in %s: designer, publisher, fan-made and not affiliated', (language) => {
    const { rights } = card.words[language];
    for (const maker of makers) expect(rights).toContain(maker);
    expect(rights).toMatch(APART[language]);
  });

  test('stand at the foot of every page of the game', async () => {
    for (const page of ['local', 'online', 'learn']) {
      window.location.hash = `#/${card.id}/${page}`;
      render(<App />);
      await screen.findByRole('heading', { level: 1 });
      expect(within(screen.getByRole('contentinfo')).getByText(card.words.en.rights)).toBeInTheDocument();
      cleanup();
    }
  });

  test('stand in NOTICE.md, with the word that no art and no text is theirs', () => {
    const notice = readFileSync('NOTICE.md', 'utf8').replace(/\s+/g, ' ');
    const { title } = card.words.en;
    // The main game's rights come first, every other game's under its name.
    const part = notice.includes(`## ${title} `)
      ? notice.slice(notice.indexOf(`## ${title} `)).split(' ## ')[0]
      : notice.split(' ## ')[0];
    expect(part).toContain(`_${title}_`);
    for (const maker of makers) expect(part).toContain(maker);
    expect(part).toMatch(/fan-made implementation.*not affiliated with, endorsed by or connected to/);
    expect(part).toMatch(/No art and no text/);
  });
});
