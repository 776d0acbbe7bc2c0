import '@testing-library/jest-dom';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BUILDINGS,
  CALENDAR,
  FISH,
  OCCUPATIONS,
  PIPES,
  POUCHES,
  provenanceOf,
  STREET,
} from '../../../../src/games/iki';
import { Rules } from '../../../../src/games/iki/learn';
import { words } from '../../../../src/games/iki/locales';
import { addWords, i18n, LANGUAGES, speak } from '../../../../src/i18n';

/** How many numbered rules each section has. */
const SECTIONS: readonly (readonly [number, number])[] = [
  ...([7, 6, 6, 2, 3, 5, 4, 5, 8, 6, 6, 3, 3, 6, 4, 3, 7, 4] as const).map(
    (rules, index) => [index + 1, rules] as const,
  ),
  [21, 3],
];
const NUMBERS = SECTIONS.flatMap(([section, rules]) =>
  Array.from({ length: rules }, (_, index) => `${section}.${index + 1}`),
);

beforeAll(() => addWords(words));
beforeEach(() => speak('en'));
afterEach(cleanup);

const table = (name: string) => screen.getByRole('table', { name });
const rowsOf = (name: string) => within(table(name)).getAllByRole('row').slice(1);
const row = (name: string, title: RegExp) => {
  const found = rowsOf(name).find((one) => title.test(one.textContent ?? ''));
  if (!found) throw new Error(`No row ${title} in ${name}.`);
  return found;
};

test.each(LANGUAGES)('every numbered rule is there in %s, with words', async (language) => {
  await speak(language);
  render(<Rules />);
  const terms = [...document.querySelectorAll('dt')];
  expect(terms.map((term) => term.textContent)).toEqual(NUMBERS);
  for (const term of terms) expect(term.nextElementSibling?.textContent?.trim().length).toBeGreaterThan(10);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(SECTIONS.length);
  expect(document.body.textContent).not.toMatch(/{{|}}|undefined|sections\./);
});

test.each(LANGUAGES)(
  'whose game it is and that the values are ours is said first in %s',
  async (language) => {
    await speak(language);
    render(<Rules />);
    const notice = screen.getByRole('complementary');
    for (const name of ['Koota Yamada', 'UTSUROI', 'Sorry We Are French'])
      expect(notice).toHaveTextContent(name);
  },
);

test('the tables have a row for everything in the data', () => {
  render(<Rules />);
  expect(rowsOf('The eight shops')).toHaveLength(STREET.length);
  expect(rowsOf('The calendar')).toHaveLength(CALENDAR.length);
  expect(rowsOf('The six buildings')).toHaveLength(BUILDINGS.length);
  expect(rowsOf('All occupations')).toHaveLength(OCCUPATIONS.length);
  expect(rowsOf('The fish')).toHaveLength(FISH.length);
  expect(rowsOf('Pipes and pouches')).toHaveLength(PIPES.length + POUCHES.length);
});

test('a row says the values of the data, and which of them are our own', () => {
  render(<Rules />);
  rowsOf('All occupations').forEach((one, index) => {
    const card = OCCUPATIONS[index];
    if (!card) throw new Error('More rows than cards.');
    const [, , cost, skill] = within(one).getAllByRole('cell');
    expect(within(one).getByRole('rowheader')).toHaveTextContent(card.name.en);
    expect(cost).toHaveTextContent(`${card.cost} mon`);
    const own = provenanceOf(card, 'skill') === 'ours';
    expect(/our own/.test(skill?.textContent ?? '')).toBe(own);
  });
});

test('a value of the rulebook, one of another source and one that is partly known are told apart', () => {
  render(<Rules />);
  expect(row('The six buildings', /Merchant House/)).toHaveTextContent(
    'Merchant House, shoka from the rulebook2 lumber + 1 koban our own3 IKI for each sandal from the rulebook',
  );
  expect(row('The six buildings', /Restaurant/)).toHaveTextContent('from another source');
  expect(row('All occupations', /Book Lender/)).toHaveTextContent('2 mon partly from the rulebook');
  expect(row('The eight shops', /Construction/)).toHaveTextContent(
    '1 mon for 1 lumber, or build partly from the rulebook',
  );
});

test('where we had to rule, it is said', () => {
  render(<Rules />);
  const ruling = (number: string) =>
    [...document.querySelectorAll('dt')].find((term) => term.textContent === number)?.nextElementSibling;
  expect(ruling('9.7')).toHaveTextContent('our ruling');
  expect(ruling('9.1')).not.toHaveTextContent('our ruling');
});

test('the search finds a card and a rule, and says when there is nothing', async () => {
  render(<Rules />);
  const user = userEvent.setup();
  const field = screen.getByRole('searchbox', { name: 'Search the rules' });
  await user.type(field, 'seamstress');
  expect(screen.getByRole('status')).toHaveTextContent('1 place found.');
  await user.clear(field);
  await user.type(field, 'dragon');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “dragon”.');
});

test('a card has the name that the table gives it, and its other names can still be searched', async () => {
  i18n.addResourceBundle('it', 'iki-terms', { occupation: { potter: 'Vasaio' } });
  await speak('it');
  render(<Rules />);
  await userEvent.setup().type(screen.getByRole('searchbox'), 'potter');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Vasaio, Potter, yakimono-shi');
  i18n.removeResourceBundle('it', 'iki-terms');
});
