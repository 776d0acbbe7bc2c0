import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LocalGame } from '../../src/app/local/game';
import {
  deleteGame,
  newGame,
  readGame,
  type SavedGame,
  type SeatSetup,
  writeGame,
} from '../../src/app/local/saved';
import { useWriter } from '../../src/app/local/writer';
import { speak } from '../../src/i18n';
import { toy } from '../fixtures/toy';
import { openApp } from './helpers';

const HANA: SeatSetup = { kind: 'person', name: 'Hana' };
const ICHIRO: SeatSetup = { kind: 'person', name: 'Ichiro' };
const ROLL = { name: 'roll', arg: {} };

/** What another tab of the browser stores, and what the browser then tells this one. */
function otherTab(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}
const begun = (): SavedGame => {
  const saved = newGame('toy', [HANA, ICHIRO], { length: 20 }, 'race');
  writeGame(saved);
  return saved;
};

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(cleanup);

test('a table follows what another tab plays in the same game', async () => {
  const saved = begun();
  openApp(`#/toy/local/${saved.id}`);
  await screen.findByText(/Hana: 0/);
  otherTab(`games.local.${saved.id}`, {
    ...saved,
    moves: [{ player: 0, ...ROLL }],
    updatedAt: saved.updatedAt + 1000,
  });
  await waitFor(() => expect(screen.queryByText(/Hana: 0/)).toBeNull());
  expect(readGame(saved.id)?.moves).toHaveLength(1);
});

function Tab({ game }: { game: LocalGame }) {
  return <p>{useWriter(game) ? 'writes' : 'follows'}</p>;
}

test('one tab writes: the one that was used last', () => {
  const saved = begun();
  const game = new LocalGame(toy, saved);
  render(<Tab game={game} />);
  expect(screen.getByText('writes')).toBeInTheDocument();
  otherTab(`games.writer.${saved.id}`, 'another');
  expect(screen.getByText('follows')).toBeInTheDocument();
  // Before it writes again, it knows what the other tab has played.
  localStorage.setItem(
    `games.local.${saved.id}`,
    JSON.stringify({ ...saved, moves: [{ player: 0, ...ROLL }], updatedAt: saved.updatedAt + 1000 }),
  );
  fireEvent.focus(window);
  expect(screen.getByText('writes')).toBeInTheDocument();
  expect(game.saved.moves).toHaveLength(1);
});

test('a tab goes on when the one that wrote is closed', () => {
  const saved = begun();
  render(<Tab game={new LocalGame(toy, saved)} />);
  otherTab(`games.writer.${saved.id}`, 'another');
  expect(screen.getByText('follows')).toBeInTheDocument();
  otherTab(`games.writer.${saved.id}`, null);
  expect(screen.getByText('writes')).toBeInTheDocument();
  deleteGame(saved.id);
});

test('a game of another version is listed with the reason, kept, and can be saved as a file', async () => {
  const later = { ...newGame('toy', [HANA, ICHIRO], {}), version: 99 };
  localStorage.setItem(`games.local.${later.id}`, JSON.stringify(later));
  openApp('#/');
  expect(screen.getByText(/stored by another version/)).toBeInTheDocument();
  cleanup();
  openApp(`#/toy/local/${later.id}`);
  expect(await screen.findByText(/stored by another version/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as a file' })).toBeInTheDocument();
  expect(localStorage.getItem(`games.local.${later.id}`)).toContain('99');
});
