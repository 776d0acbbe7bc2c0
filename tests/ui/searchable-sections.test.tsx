import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cutAtWords } from '../../src/ui/found-text';
import { SearchableSections, type SearchWords, type TextSection } from '../../src/ui/SearchableSections';

const WORDS: SearchWords = {
  label: 'Search',
  placeholder: 'A word',
  clear: 'Clear',
  contents: 'On this page',
  found: (count) => `${count} found`,
  nothing: (query) => `Nothing for ${query}`,
};
const SECTIONS: readonly TextSection[] = [
  {
    id: 'fire',
    number: '1',
    title: 'Fire',
    rules: [
      { number: '1.1', text: 'The fire begins outside.' },
      { number: '1.2', text: 'Źródło wody łagodzi ogień.', remark: 'our ruling' },
    ],
    tables: [],
  },
  {
    id: 'cards',
    number: '2',
    title: 'Cards',
    rules: [{ number: '2.1', text: 'A card has a cost.' }],
    tables: [
      {
        id: 'all',
        caption: 'All of them',
        columns: ['Name', 'Cost'],
        rows: [
          { id: 'potter', cells: [{ text: 'Potter' }, { text: '2 mon', remark: 'our own' }] },
          { id: 'ox', cells: [{ text: 'Ox' }, { text: '3 mon', remark: 'from the rulebook' }] },
        ],
      },
    ],
  },
];

const show = () => {
  render(<SearchableSections sections={SECTIONS} words={WORDS} />);
  return userEvent.setup();
};
const field = () => screen.getByRole('searchbox', { name: 'Search' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('everything is there until something is searched', () => {
  show();
  expect(headings()).toEqual(['1 Fire', '2 Cards']);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a search leaves rules and rows that have every word, marks the words and says how many', async () => {
  const user = show();
  await user.type(field(), 'pot MON');
  expect(headings()).toEqual(['2 Cards']);
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Potter');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Pot', 'mon']);
});

test('a section whose title is searched stays whole', async () => {
  const user = show();
  await user.type(field(), 'fire');
  expect(screen.getByRole('status')).toHaveTextContent('2 found');
});

test('letters are found without their marks', async () => {
  const user = show();
  await user.type(field(), 'zrodlo lagodzi');
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Źródło',
    'łagodzi',
  ]);
});

test('remarks can be searched', async () => {
  const user = show();
  await user.type(field(), 'from the rulebook');
  expect(screen.getByRole('rowheader')).toHaveTextContent('Ox');
});

test('nothing found is said, and Escape or the button brings everything back', async () => {
  const user = show();
  await user.type(field(), 'dragon');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing for dragon');
  expect(screen.queryByRole('heading')).toBeNull();
  await user.keyboard('{Escape}');
  expect(headings()).toEqual(['1 Fire', '2 Cards']);
  await user.type(field(), 'dragon');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(headings()).toEqual(['1 Fire', '2 Cards']);
  expect(field()).toHaveFocus();
});

test('the list of sections leads to their headings', async () => {
  const user = show();
  Element.prototype.scrollIntoView = () => {};
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  await user.click(within(contents).getByRole('button', { name: '2 Cards' }));
  expect(screen.getByRole('heading', { name: '2 Cards' })).toHaveFocus();
});

test('the pieces of a text are the text', () => {
  const pieces = cutAtWords('Straße, Ölofen und Łódź', ['ol', 'lodz']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Straße, Ölofen und Łódź');
  expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['Öl', 'Łódź']);
});

test('a rule may have a picture and a name instead of a number, and both are searched', async () => {
  const sections: readonly TextSection[] = [
    {
      id: 'goods',
      title: 'Goods',
      rules: [
        { icon: <svg data-testid="picture" />, name: 'Silk:', text: 'A soft one.' },
        { text: 'All of them.' },
      ],
      tables: [],
      figures: <p>A drawing</p>,
    },
  ];
  render(<SearchableSections sections={sections} words={WORDS} />);
  const user = userEvent.setup();
  expect(headings()).toEqual(['Goods']);
  expect(screen.getByTestId('picture')).toBeInTheDocument();
  expect(screen.getByText('A drawing')).toBeInTheDocument();
  // A search for a single rule leaves the drawing out, one for the section shows it.
  await user.type(field(), 'silk');
  expect(await screen.findByText('1 found')).toBeInTheDocument();
  expect(screen.queryByText('A drawing')).toBeNull();
  await user.clear(field());
  await user.type(field(), 'goods');
  expect(await screen.findByText('2 found')).toBeInTheDocument();
  expect(screen.getByText('A drawing')).toBeInTheDocument();
});
