import '@testing-library/jest-dom';
import { act, configure, fireEvent, render, within } from '@testing-library/react';
import { Client } from 'boardgame.io/react';
import { RiverOfGold } from '../../src/games/river-of-gold';
import { Board } from '../../src/games/river-of-gold/board/Board';
import '../games/river-of-gold/english';

configure({ defaultHidden: true });

const place = (at: string): Element => {
  const found = document.querySelector(`[data-at="${at}"]`);
  if (!found) throw new Error(`Nothing is drawn at ${at}.`);
  return found;
};
const lit = (kind: string): Element => {
  const found = document.querySelector(`[data-at^="${kind}-"][data-look="possible"]:not([data-priced])`);
  if (!found) throw new Error(`Nothing of the kind ${kind} can be picked.`);
  return found;
};

test('a bare Client of boardgame.io/react with a game’s board is a playable table', () => {
  const Game = Client({ game: { ...RiverOfGold, seed: 'bare' }, board: Board, numPlayers: 2 });
  // The framework's debug panel is drawn next to the table.
  const screen = within(render(<Game />).container);
  const press = (name: string | RegExp) => act(() => fireEvent.click(screen.getByRole('button', { name })));
  for (const clan of ['crane', 'crab']) {
    act(() => fireEvent.click(place(`clan-${clan}`)));
    press(/^Play the /);
  }
  expect(screen.getByText('Your turn')).toBeInTheDocument();
  expect(screen.getByText('Turn 1')).toBeInTheDocument();

  const ship = lit('ship');
  const at = ship.getAttribute('data-at') ?? '';
  const label = ship.getAttribute('aria-label');
  act(() => fireEvent.click(ship));
  press(/^Sail to river space/);
  expect(place(at).getAttribute('aria-label')).not.toBe(label);

  press('Undo');
  expect(place(at).getAttribute('aria-label')).toBe(label);

  act(() => fireEvent.click(place(at)));
  press(/^Sail to river space/);
  press(/^End turn/);
  expect(screen.getByText('Turn 2')).toBeInTheDocument();
  press('Log');
  expect(screen.getByRole('region', { name: 'Log' })).toHaveTextContent(
    /Player \d leads the Crane\..*sails from river space/,
  );
});
