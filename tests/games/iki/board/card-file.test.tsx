import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DEFAULT_OPTIONS, type MatchOptions } from '../../../../src/games/iki';
import { makeWords } from '../../../../src/games/iki/board/model/words';
import { OptionFields, optionsLine } from '../../../../src/games/iki/board/OptionFields';
import { i18n } from '../../../../src/i18n';
import '../english';

let chosen: MatchOptions = DEFAULT_OPTIONS;
function Form() {
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  chosen = options;
  return <OptionFields options={options} onChange={setOptions} />;
}
const fileOf = (content: unknown): File => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const file = new File([text], 'cards.json', { type: 'application/json' });
  // jsdom's files cannot be read as text.
  return Object.assign(file, { text: async () => text });
};
const choose = async (content: unknown): Promise<void> =>
  userEvent.upload(screen.getByLabelText('Choose a file …'), fileOf(content));

const BOX = { name: 'The box', occupations: [{ id: 'potter', name: 'Bowl Maker', cost: 7 }] };

test('a file of printed values is chosen, named, and put away again', async () => {
  render(<Form />);
  await choose(BOX);
  expect(await screen.findByText('Card values: The box')).toBeInTheDocument();
  expect(chosen.cards?.occupations).toEqual(BOX.occupations);
  expect(optionsLine(chosen)).toBe('Card values: The box');
  await userEvent.click(screen.getByRole('button', { name: 'Play with our values' }));
  expect(chosen.cards).toBeNull();
});

test('a wrong file is refused with its row and field, and changes nothing', async () => {
  render(<Form />);
  await choose({ ...BOX, occupations: [{ id: 'potter', cost: 'dear' }] });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The file is wrong at occupations[0] potter, cost. Expected: a whole number from 0 to 99.',
  );
  await choose('not a file');
  expect(await screen.findByText('This is not a file of card values.')).toBeInTheDocument();
  expect(chosen.cards).toBeNull();
});

test('a name of the file is the name on the table; other cards keep theirs', async () => {
  render(<Form />);
  await choose(BOX);
  await screen.findByText('Card values: The box');
  const words = makeWords(i18n.getFixedT('en', ['iki-table', 'iki-terms']), 'en', [], chosen.cards);
  expect(words.occupation('potter')).toBe('Bowl Maker');
  expect(words.occupation('cooper')).toBe('Cooper');
});
