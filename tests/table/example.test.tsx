import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Client } from 'boardgame.io/react';
import type { ComponentProps } from 'react';
import { Board, game } from './example';

const Table = Client({ game: { ...game, seed: 's' }, board: Board, numPlayers: 2, debug: false });
const place = (at: string): Element => {
  const found = document.querySelector(`[data-at="${at}"]`);
  if (!found) throw new Error(`Nothing is drawn at ${at}.`);
  return found;
};
const pick = (at: string): void => act(() => void fireEvent.click(place(at)));
/** Picks, then presses the one button that commits. */
const take = (at: string): void => {
  pick(at);
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Take' })));
};
const open = (props: Partial<ComponentProps<typeof Table>> = {}) => render(<Table {...props} />);

test('the example of the guide is a whole game: picks, turns, log and winner', () => {
  open();
  expect(place('stone-3')).toHaveAccessibleName('Take 3');
  take('stone-3');
  expect(screen.getByText('Turn 2')).toBeInTheDocument();
  take('stone-3');
  take('stone-1');
  expect(screen.getByText('Player 1 wins')).toBeInTheDocument();
  act(() => void fireEvent.click(screen.getByRole('button', { name: 'Log' })));
  const lines = within(screen.getByRole('region', { name: 'Log' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['3 taken.', '3 taken.', '1 taken.']);
});

test('somebody with a seat plays on their own turn only', () => {
  open({ playerID: '1', names: ['Ann', 'Ben'] } as ComponentProps<typeof Table>);
  expect(screen.getByText('Ann’s turn')).toBeInTheDocument();
  expect(place('stone-1')).not.toHaveAttribute('role', 'button');
  pick('stone-1');
  expect(screen.getByText('Turn 1')).toBeInTheDocument();
});

test('the shell can make the moves itself, and input is off while one is under way', () => {
  const onMove = jest.fn();
  const props = { playerID: '0', names: ['Ann', 'Ben'], onMove } as ComponentProps<typeof Table>;
  const { rerender } = open(props);
  take('stone-2');
  expect(onMove.mock.calls).toEqual([[{ name: 'take', arg: 2 }]]);
  rerender(<Table {...props} busy />);
  pick('stone-1');
  expect(onMove).toHaveBeenCalledTimes(1);
});

test('the guide shows the example as it is', () => {
  const read = (file: string): string => readFileSync(join(__dirname, file), 'utf8');
  const [, example = ''] =
    /\/\* Example: begin \*\/\n([\s\S]*?)\/\* Example: end \*\//.exec(read('example.tsx')) ?? [];
  expect(example.length).toBeGreaterThan(500);
  expect(read('../../docs/table-kit.md')).toContain(example);
});
