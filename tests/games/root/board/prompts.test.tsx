/** What the table asks for while a move is put together. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render } from '@testing-library/react';
import { Client } from 'boardgame.io/react';
import { Root } from '../../../../src/games/root';
import { screen } from '../../../../src/games/root/screen';
import '../english';

configure({ defaultHidden: true });

function sitDown() {
  const setup: typeof Root.setup = (context) =>
    Root.setup?.(context, { factions: ['marquise', 'eyrie'], map: 'autumn' });
  const Game = Client({
    game: { ...Root, setup, seed: 'asks' },
    board: screen.Board,
    numPlayers: 2,
    debug: false,
  });
  const { container, rerender } = render(<Game playerID="0" />);
  return {
    as: (seat: number) => rerender(<Game playerID={String(seat)} />),
    asked: () => container.querySelector('.tk-prompt')?.textContent,
    lit: () =>
      [...container.querySelectorAll('.rt-clearing[data-look="possible"]')].map((one) =>
        Number(one.getAttribute('data-at')?.split('-')[1]),
      ),
    click: (selector: string) => {
      const found = container.querySelector(selector);
      if (!found) throw new Error(`There is no ${selector}.`);
      act(() => {
        fireEvent.click(found);
      });
    },
  };
}

test('the set-up asks for one thing after another, and lights only where it can go', () => {
  const table = sitDown();
  expect(table.asked()).toBe('Choose a corner for your keep.');
  expect(table.lit().sort((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  table.click('[data-at="clearing-1"]');
  expect(table.asked()).toBe('Where does the sawmill go? With the keep or next to it.');
  expect(table.lit()).toEqual(expect.arrayContaining([1, 5, 9, 10]));
  table.click('[data-at="clearing-5"]');
  expect(table.asked()).toBe('Where does the workshop go? With the keep or next to it.');
  table.click('[data-at="clearing-9"]');
  expect(table.asked()).toBe('Where does the recruiter go? With the keep or next to it.');
  table.click('[data-at="clearing-10"]');
  table.click('.tk-primary:not(:disabled)');
  // The Eyrie begin opposite; their leader is asked for once the corner is picked.
  table.as(1);
  expect(table.asked()).toBe('Choose your corner and your first leader.');
  table.click('[data-at="clearing-3"]');
  expect(table.asked()).toBe('Which leader?');
});
