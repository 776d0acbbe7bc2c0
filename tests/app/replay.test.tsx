import '@testing-library/jest-dom';
import { readFileSync } from 'node:fs';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocalGame } from '../../src/app/local/game';
import {
  contentsOf,
  listGames,
  newGame,
  type SavedGame,
  type SeatSetup,
  writeGame,
} from '../../src/app/local/saved';
import { matchFile } from '../../src/games/match-file';
import { speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';
import { toy } from '../fixtures/toy';
import { openApp } from './helpers';

const SECRET = '0123456789abcdef'.repeat(4);
const HANA: SeatSetup = { kind: 'person', name: 'Hana' };
const ICHIRO: SeatSetup = { kind: 'person', name: 'Ichiro' };
const FLO: SeatSetup = { kind: 'bot', level: 'runner', name: 'Flo' };

/** A stored race in which everybody rolls, until it is over or so many rolls were made. */
function race(seats: readonly SeatSetup[], rolls = Number.POSITIVE_INFINITY): SavedGame {
  const game = new LocalGame(toy, newGame('toy', seats, { length: 20 }, SECRET), () => true);
  let made = 0;
  game.advance((state) => {
    const { over } = toy.status(state as never);
    made += 1;
    return over || made > rolls ? null : { name: 'roll', arg: {} };
  });
  const { status } = game.snapshot();
  const saved = { ...game.saved, summary: { phase: status.phase, turn: status.turn, over: status.over } };
  writeGame(saved);
  return saved;
}
const bar = () => screen.findByRole('region', { name: 'Replay' });
/** The bar says so, at the latest with the next frame. */
const shows = (words: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Replay' })).toHaveTextContent(words));
const press = (key: string, more = {}) => act(() => fireEvent.keyDown(window, { key, ...more }));

beforeEach(async () => {
  localStorage.clear();
  updateSettings({ language: 'en', motion: { pieces: false, gains: false, dice: false } });
  await speak('en');
});
afterEach(cleanup);

describe('a game that is over', () => {
  test('is stepped through by keys, and the address names the move', async () => {
    const { id, moves } = race([HANA, FLO]);
    openApp(`#/toy/replay/${id}`);
    await shows(`move 0 of ${moves.length}`);
    press('End');
    await shows(`move ${moves.length} of ${moves.length}`);
    press('Home');
    await shows(`move 0 of ${moves.length}`);
    expect(screen.getByText(/Hana: 0/)).toBeInTheDocument();
    press('ArrowRight');
    await shows('Turn 2 · move 1');
    expect(screen.queryByText(/Hana: 0/)).toBeNull();
    press('PageDown');
    await shows('move 2 of');
    press('ArrowLeft', { shiftKey: true });
    await shows('move 1 of');
    expect(window.location.hash).toBe(`#/toy/replay/${id}/1`);
    press('End');
    press('ArrowRight');
    await shows(`move ${moves.length} of`);
  });

  test('keys that come faster than frames all count, and lead there in one step', async () => {
    const { id, moves } = race([HANA, FLO]);
    openApp(`#/toy/replay/${id}/0`);
    await shows('move 0 of');
    const seen = new Set<string>();
    const watcher = new MutationObserver(() => seen.add(screen.getByRole('status').textContent ?? ''));
    watcher.observe(await bar(), { subtree: true, childList: true, characterData: true });
    for (let key = 0; key < 5; key++) fireEvent.keyDown(window, { key: 'ArrowRight' });
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    await shows(`move 4 of ${moves.length}`);
    watcher.disconnect();
    expect([...seen].map((text) => /move (\d+)/.exec(text)?.[1])).toEqual(['4']);
  });

  test('opens at the move of a link, also while it is open', async () => {
    const { id } = race([HANA, FLO]);
    openApp(`#/toy/replay/${id}/2`);
    await shows('move 2 of');
    act(() => {
      window.location.hash = `#/toy/replay/${id}/3`;
    });
    await shows('move 3 of');
  });

  test('goes on by itself, and stops when somebody takes a step', async () => {
    jest.useFakeTimers();
    try {
      const { id } = race([HANA, FLO]);
      openApp(`#/toy/replay/${id}/0`);
      await act(() => jest.advanceTimersByTimeAsync(100));
      press(' ');
      await act(() => jest.advanceTimersByTimeAsync(2500));
      await shows('move 2 of');
      press('ArrowRight');
      await act(() => jest.advanceTimersByTimeAsync(5000));
      await shows('move 3 of');
    } finally {
      jest.useRealTimers();
    }
  });

  test('is seen through the eyes of any seat', async () => {
    const { id } = race([HANA, ICHIRO]);
    openApp(`#/toy/replay/${id}/0`);
    const viewer = await screen.findByLabelText('Whose view');
    expect(
      within(viewer)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Spectator', 'As Hana', 'As Ichiro']);
    expect(screen.queryByText(/card-/)).toBeNull();
    await userEvent.selectOptions(viewer, 'As Ichiro');
    expect(screen.getByText(/Hana: 0 , Ichiro: 0 card-\d/)).toBeInTheDocument();
  });

  test('is jumped through by its list of moves', async () => {
    const { id } = race([HANA, FLO]);
    openApp(`#/toy/replay/${id}/0`);
    // The toy's table has no room for a panel; the list itself is tested with the bar.
    const line = await screen.findByRole('slider', { name: 'Move' });
    fireEvent.change(line, { target: { value: '2' } });
    await shows('move 2 of');
  });

  test('is played on from a move, by one person against bots', async () => {
    const { id, moves } = race([HANA, ICHIRO]);
    openApp(`#/toy/replay/${id}/2`);
    const viewer = await screen.findByLabelText('Whose view');
    await userEvent.selectOptions(viewer, 'As Hana');
    await userEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
    const next = listGames().find((game) => game.id !== id);
    expect(next?.moves).toEqual(moves.slice(0, 2));
    expect(next?.seats).toEqual([HANA, { kind: 'bot', level: 'walker', name: 'Ichiro' }]);
    expect(window.location.hash).toBe(`#/toy/local/${next?.id}`);
  });
});

describe('a game that goes on', () => {
  test('shows one person what they saw, and nothing of the bots', async () => {
    const { id } = race([HANA, FLO], 3);
    openApp(`#/toy/replay/${id}/1`);
    const viewer = await screen.findByLabelText('Whose view');
    expect(
      within(viewer)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['Spectator', 'As Hana']);
    expect(screen.getByText(/Hana: \d+ card-\d, Flo: 0$/)).toBeInTheDocument();
  });

  test('shows people who share a screen nobody’s hand', async () => {
    const { id } = race([HANA, ICHIRO], 3);
    openApp(`#/toy/replay/${id}/1`);
    const viewer = await screen.findByLabelText('Whose view');
    expect(within(viewer).getAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/card-/)).toBeNull();
  });
});

describe('a file', () => {
  const choose = async (text: string, name = 'game.json') => {
    openApp('#/replay');
    const field = await screen.findByLabelText('Choose a file');
    const file = new File([text], name, { type: 'application/json' });
    Object.defineProperty(file, 'text', { value: async () => text });
    fireEvent.change(field, { target: { files: [file] } });
  };

  test('that the menu wrote is a match again', async () => {
    const saved = race([HANA, FLO]);
    const text = JSON.stringify(matchFile(contentsOf(saved)));
    localStorage.clear();
    await choose(text);
    await shows(`move 0 of ${saved.moves.length}`);
    expect(screen.getByText(/Hana: 0/)).toBeInTheDocument();
    const address = window.location.hash;
    cleanup();
    openApp(address);
    await shows('move 0 of');
  });

  test('of version 0.1 opens, with its names', async () => {
    await choose(readFileSync('tests/fixtures/river-of-gold/0.1/match.json', 'utf8'));
    expect(await screen.findByLabelText('Whose view', {}, { timeout: 60_000 })).toHaveTextContent('As Ayame');
    await shows('move 0 of 72');
  }, 30_000);

  test.each([
    ['a picture', 'PNG', /not a saved match: it cannot be read/],
    ['other data', '{"moves": 3}', /not a saved match/],
    [
      'of a game that nobody knows',
      '{"format":"match","version":2,"game":"chess","moves":[]}',
      /not played here/,
    ],
    ['of tomorrow', '{"format":"match","version":99,"game":"toy","moves":[]}', /newer version/],
    [
      'that breaks the rules',
      JSON.stringify({
        format: 'match',
        version: 2,
        game: 'toy',
        players: 2,
        seed: 'race',
        options: {},
        moves: [{ player: 1, name: 'roll', arg: {} }],
      }),
      /does not follow the rules/,
    ],
  ])('%s gets a sentence and changes nothing', async (_, text, sentence) => {
    const stored = { ...localStorage };
    await choose(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect({ ...localStorage }).toEqual(stored);
    expect(window.location.hash).toBe('#/replay');
  });

  test('is dropped on the page', async () => {
    openApp('#/replay');
    const place = await screen.findByRole('region', { name: /Drop the file here/ });
    const file = new File(['x'], 'x.json');
    Object.defineProperty(file, 'text', { value: async () => 'x' });
    fireEvent.drop(place, { dataTransfer: { files: [file] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('not a saved match');
  });

  test('on another server is not fetched', async () => {
    openApp(`#/replay?file=${encodeURIComponent('https://elsewhere.example/match.json')}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such file on this server.');
  });
});
