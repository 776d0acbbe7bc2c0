/** What the map shows of a move before it is made, and what a battle would cost. */
import '@testing-library/jest-dom';
import { act, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { Client } from 'boardgame.io/react';
import { Root } from '../../../../src/games/root';
import { screen as rootScreen } from '../../../../src/games/root/screen';
import '../english';
import { table } from '../rules/scenario';

configure({ defaultHidden: true });

type Spec = Parameters<typeof table>[0];

/** The whole table at a situation; its first seat is the viewer. */
function sitDownAt(spec: Spec) {
  const { state } = table(spec);
  const Game = Client({
    game: { ...Root, setup: () => JSON.parse(JSON.stringify(state)), seed: 'looked' },
    board: rootScreen.Board,
    numPlayers: spec.factions.length,
    debug: false,
  });
  const { container } = render(<Game playerID={String(state.turn.of)} />);
  const find = (selector: string): Element => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return {
    container,
    find,
    asked: () => container.querySelector('.tk-prompt')?.textContent,
    click: (selector: string) => act(() => void fireEvent.click(find(selector))),
    clearing: (id: number) => find(`[data-at="clearing-${id}"]`),
  };
}

const MARCH: Spec = {
  factions: ['marquise', 'eyrie'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  clearings: { 3: { m: 3, pieces: ['sawmill'] }, 7: { e: 2 }, 4: { m: 1 } },
};

test('a march asks from where, then where to: only that is bright, with its way', () => {
  const { asked, click, clearing, container } = sitDownAt(MARCH);
  click('[data-action="move"]');
  expect(asked()).toBe('From which clearing?');
  click('[data-at="clearing-3"]');
  expect(asked()).toBe('Where to?');
  expect(clearing(7)).toHaveAttribute('data-stage', 'next');
  // From there another march could begin in the place of this one.
  expect(clearing(4)).toHaveAttribute('data-stage', 'instead');
  expect(clearing(2)).not.toHaveAttribute('data-stage');
  expect(container.querySelectorAll('.rt-way:not(.rt-way-taken)')).toHaveLength(3);
});

test('the map shows what would stand where, and who would rule (2.5)', () => {
  const { click, clearing, container } = sitDownAt(MARCH);
  click('[data-action="move"]');
  click('[data-at="clearing-3"]');
  click('[data-at="clearing-7"]');
  expect(container.querySelectorAll('.rt-way-taken')).toHaveLength(1);
  const stack = (id: number): Element | null => clearing(id).querySelector('.rt-stack.rt-marquise');
  expect(stack(3)).toHaveAttribute('data-fate', 'goes');
  expect(stack(7)).toHaveAttribute('data-fate', 'comes');
  expect(stack(7)).toHaveTextContent('3');
  // Three warriors against two; the sawmill still rules where they came from.
  expect(clearing(7).querySelector('.rt-margin.rt-marquise')).toHaveTextContent('+1');
  expect(clearing(3).querySelector('.rt-margin.rt-marquise')).toHaveTextContent('+1');
  expect(container.querySelector('.tk-preview')).toHaveTextContent('Then Player 1 rules clearing 7.');
  expect(container.querySelector('.tk-preview')).not.toHaveTextContent('clearing 3');
});

test('a building that would be built stands on its slot, and nothing of it after Cancel', () => {
  const { click, clearing } = sitDownAt({
    ...MARCH,
    clearings: { 11: { m: 2, pieces: ['sawmill', 'wood'] } },
  });
  const coming = () => clearing(11).querySelector('[data-at="piece-11-workshop"]');
  click('[data-action="build"]');
  click('[data-at="clearing-11"]');
  click('[data-at="kind-workshop"]');
  expect(coming()).toHaveAttribute('data-fate', 'comes');
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(coming()).toBeNull();
});

test('where only one enemy stands, nobody is asked whom to fight', () => {
  const { click, find } = sitDownAt({ ...MARCH, clearings: { 3: { m: 2 }, 7: { m: 2, e: 2 } } });
  click('[data-action="battle"]');
  click('[data-at="clearing-7"]');
  expect(find('.tk-primary')).toHaveTextContent('Battle Player 2 in clearing 7');
});

test('4.3 before a battle one reads how likely each side takes how many hits', () => {
  const { click } = sitDownAt({ ...MARCH, clearings: { 7: { m: 3, e: 1, pieces: ['roost'] } } });
  click('[data-action="battle"]');
  click('[data-at="clearing-7"]');
  const odds = within(screen.getByRole('table', { name: 'Odds' }));
  const rowOf = (name: string): (string | null)[] =>
    within(odds.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  // The lower die is 0 in seven of sixteen throws, and one Eyrie warrior deals no more than one.
  expect(rowOf('Player 1')).toEqual(['44%', '56%', '–', '0.6']);
  // The higher die: 0 once, 1 three times, 2 or 3 twelve times; warrior and roost are all that can be lost.
  expect(rowOf('Player 2')).toEqual(['6%', '19%', '75%', '1.7']);
  expect(screen.getByText('75% that Player 2 loses buildings or tokens.')).toBeInTheDocument();
});

test('9.2.3 who sets up as the Vagabond reads with which items each character begins', () => {
  const Game = Client({
    game: {
      ...Root,
      setup: (context) =>
        Root.setup?.(context, { factions: ['vagabond', 'eyrie'], map: 'autumn', anyFactions: true }),
      seed: 'characters',
    },
    board: rootScreen.Board,
    numPlayers: 2,
    debug: false,
  });
  const { rerender } = render(<Game playerID="1" />);
  expect(screen.getByRole('button', { name: /^Despot \(Move and Build\): / })).toBeInTheDocument();
  const corner = document.querySelector('.rt-clearing[data-look="possible"]');
  act(() => void (corner && fireEvent.click(corner)));
  act(() => void fireEvent.click(screen.getByRole('button', { name: /^Despot/ })));
  act(() => void fireEvent.click(document.querySelector('.tk-primary') as Element));
  rerender(<Game playerID="0" />);
  expect(
    screen.getByRole('button', { name: /^Thief \(boots, torch, tea, and sword\): / }),
  ).toBeInTheDocument();
});
