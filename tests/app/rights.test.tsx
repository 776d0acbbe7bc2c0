/** Whose game it is, said wherever a game is shown: one test over the registry, so that a new game cannot forget it. */
import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen, within } from '@testing-library/react';
import { CARDS } from '../../src/games/cards';
import { LANGUAGES } from '../../src/i18n';
import { openApp } from './helpers';

const plain = (text: string): string => text.replace(/\s+/g, ' ');
const NOTICE = readFileSync(join(__dirname, '../../NOTICE.md'), 'utf8');

/** What NOTICE.md says of a game: the first game's part is under the title, each other has a heading of its own. */
function noticeOf(title: string): string {
  const parts = NOTICE.split(/^#+ /m).filter((part) => part.includes(`_${title}_`));
  expect([title, parts.length]).toEqual([title, 1]);
  return plain(parts[0] ?? '');
}

/** Designer and publisher, and who published it again. */
function peopleOf(rights: string): readonly string[] {
  const [, designer = '', publisher = '', , later] =
    /by ([^,]+), published by ([^.(]+?)( \(later edition: ([^)]+)\))?\./.exec(rights) ?? [];
  return later === undefined ? [designer, publisher] : [designer, publisher, later];
}

describe.each(CARDS.map((card) => ({ id: card.id, card })))('$id', ({ id, card }) => {
  const { en } = card.words;
  const people = peopleOf(en.rights);

  test('NOTICE.md names its people and says that it is fan-made, not affiliated and without their art or text', () => {
    const notice = noticeOf(en.title);
    expect(people.length).toBeGreaterThan(1);
    for (const name of people) {
      expect(name).not.toBe('');
      expect(notice).toContain(name);
    }
    expect(notice).toContain('fan-made implementation');
    expect(notice).toMatch(/not affiliated with,? endorsed by or connected to/);
    expect(notice).toMatch(/No art and no text of (theirs|the publisher) is used/);
    // Values that can come from a file are ours until one is given.
    if (card.fileOption !== undefined) expect(notice).toContain('The values of the cards are our own');
  });

  test.each(LANGUAGES)('its card names them in %s', (language) => {
    for (const name of people) expect(card.words[language].rights).toContain(name);
  });

  test('every page of it and the start page carry the line', async () => {
    for (const page of ['local', 'online', 'learn']) {
      openApp(`#/${id}/${page}`);
      expect(await within(screen.getByRole('contentinfo')).findByText(en.rights)).toBeInTheDocument();
      cleanup();
    }
    openApp('');
    expect(screen.getByText(en.rights)).toBeInTheDocument();
  });
});

test('IKI says which edition it is, whose it is, and that the values of the cards are ours', () => {
  const rights = CARDS.find(({ id }) => id === 'iki')?.words.en.rights ?? '';
  expect(peopleOf(rights)).toEqual(['Koota Yamada', 'UTSUROI', 'Sorry We Are French']);
  expect(rights).toContain('the values of the cards are our own');
});
