import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeWords } from '../../../../src/games/root/board/model/words';
import { Supply } from '../../../../src/games/root/board/pieces/Supply';
import { i18n } from '../../../../src/i18n';
import '../english';
import { table } from '../rules/scenario';

const words = makeWords(i18n.getFixedT('en') as never, 'en', ['Mara', 'Erik', 'Ada']);
const DISCARD = [
  ...(['anvil', 'bake-sale', 'investments', 'armorers-1', 'protection-racket'] as const),
  ...(['cobbler-1', 'codebreakers-1', 'sappers-1', 'root-tea-fox', 'root-tea-mouse'] as const),
] as const;

test('1.2.2 anybody may look through the whole discard pile, newest first and by suit, by keyboard', async () => {
  const { state } = table({
    factions: ['marquise', 'eyrie', 'alliance'],
    on: 'marquise',
    at: ['daylight', 'actions'],
    discard: DISCARD,
  });
  render(<Supply state={state} words={words} />);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Discard pile: 10 cards' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const pile = within(screen.getByRole('dialog', { name: 'Discard pile: 10 cards' }));
  const names = () => pile.getAllByRole('listitem').map((line) => line.querySelector('b')?.textContent);
  expect(names()).toEqual(DISCARD.map(words.card).reverse());
  await userEvent.click(pile.getByLabelText('fox (3)'));
  expect(names()).toEqual(['Root Tea (fox)', 'Protection Racket (fox)', 'Anvil (fox)']);
  await userEvent.click(pile.getByLabelText('bird (2)'));
  expect(names()).toEqual(['Sappers (bird)', 'Armorers (bird)']);
});
