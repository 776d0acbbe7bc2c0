import '@testing-library/jest-dom';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listGames, newGame, type SavedGame, type SeatSetup, writeGame } from '../../src/app/local/saved';
import { i18n, speak } from '../../src/i18n';
import { updateSettings } from '../../src/ui/settings';
import { openApp, WITH_TOY } from './helpers';

const HANA: SeatSetup = { kind: 'person', name: 'Hana' };
const ICHIRO: SeatSetup = { kind: 'person', name: 'Ichiro' };
const RUNNER: SeatSetup = { kind: 'bot', level: 'runner', name: 'Flo' };

/** A stored toy race, at its table. */
function openRace(seats: readonly SeatSetup[], seed = 'race', moves: SavedGame['moves'] = []): SavedGame {
  const saved = { ...newGame('toy', seats, { length: 20 }, seed), moves };
  writeGame(saved);
  openApp(`#/toy/local/${saved.id}`);
  return saved;
}
const stored = (): SavedGame => {
  const [game] = listGames();
  if (!game) throw new Error('Nothing is stored.');
  return game;
};
const buttons = (): string[] => screen.queryAllByRole('button').map((button) => button.textContent ?? '');

beforeEach(async () => {
  localStorage.clear();
  updateSettings({ language: 'en', motion: { pieces: false, gains: false, dice: false } });
  await speak('en');
});
afterEach(cleanup);

describe('a game that is added to the registry', () => {
  test('stands on the shelf with its own doors, and the main game stays large', () => {
    openApp('#/');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('River of Gold');
    const shelf = screen.getByRole('region', { name: 'More games' });
    const race = within(shelf).getByRole('article', { name: 'Toy Race' });
    expect(race).toHaveTextContent('A race with dice');
    expect(race).toHaveTextContent('2 to 6 players');
    const doors = within(race).getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual([
      '#/toy',
      '#/toy/local',
      '#/toy/online',
      '#/toy/learn',
    ]);
  });

  test('is set up with its own seats and bots', async () => {
    openApp('#/toy/local');
    const user = userEvent.setup();
    await user.selectOptions(await screen.findByLabelText('Seat 2: who plays'), 'runner');
    for (let seat = 3; seat <= 6; seat++) {
      await user.click(screen.getByRole('button', { name: 'Add a seat' }));
    }
    expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Begin the game' }));
    const { game, seats, options } = stored();
    expect({ game, options, seats: seats.length }).toEqual({
      game: 'toy',
      options: { length: 20 },
      seats: 6,
    });
    expect(seats[1]).toEqual({ kind: 'bot', level: 'runner', name: 'Bo' });
    expect(await screen.findByRole('button', { name: 'roll' })).toBeInTheDocument();
  });

  test('has a page with its rules', async () => {
    openApp('#/toy/learn');
    expect(await screen.findByText('Hurry, ask, roll.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Learn Toy Race');
  });

  test('is asked for its screen and its words at once, before its page is there', async () => {
    const asked: string[] = [];
    const load = WITH_TOY.screens.toy;
    if (!load) throw new Error('There is no toy.');
    const toy = () => {
      asked.push('screen');
      return load();
    };
    const said = async () => {
      asked.push('words');
      return { resources: {} };
    };
    const registry = {
      ...WITH_TOY,
      screens: { toy },
      words: { toy: { en: said, it: said, fr: said, pl: said } },
    };
    openApp('#/toy/learn', { registry });
    expect(asked).toEqual(['screen', 'words']);
    expect(screen.getByText('One moment…')).toBeInTheDocument();
    expect(await screen.findByText('Hurry, ask, roll.')).toBeInTheDocument();
  });

  test('says so when its screen cannot be loaded, and can be tried again', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = WITH_TOY.screens.toy;
    if (!load) throw new Error('There is no toy.');
    let online = false;
    const toy = () => (online ? load() : Promise.reject(new Error('no network')));
    openApp('#/toy/learn', { registry: { ...WITH_TOY, screens: { toy } } });
    expect(await screen.findByRole('heading', { name: 'The game could not be loaded' })).toBeInTheDocument();
    online = true;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hurry, ask, roll.')).toBeInTheDocument();
    quiet.mockRestore();
  });
});

describe('the local table of the toy', () => {
  test('is played against its bot to the end, and stored after every move', async () => {
    openRace([HANA, RUNNER]);
    const user = userEvent.setup();
    const isOver = () => stored().summary?.over === true;
    const ours = () => screen.queryByRole('button', { name: /^(roll|help false)$/ });
    for (let click = 0; click < 100 && !isOver(); click++) {
      await waitFor(() => expect(isOver() || ours() !== null).toBe(true));
      const button = ours();
      if (!button) break;
      const before = stored().moves.length;
      await user.click(button);
      expect(stored().moves.length).toBeGreaterThan(before);
    }
    const { moves, summary } = stored();
    expect(summary).toMatchObject({ over: true, phase: 'race' });
    // The bot has moved by itself.
    expect(moves.some((move) => move.player === 1 && move.name === 'roll')).toBe(true);
  });

  test('a bot answers a question that is put to it off turn', async () => {
    openRace([HANA, { kind: 'bot', level: 'walker', name: 'Bo' }]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'ask 1' }));
    await waitFor(() => expect(stored().moves[1]).toMatchObject({ player: 1, name: 'help' }));
    expect(await screen.findByRole('button', { name: 'roll' })).toBeInTheDocument();
  });

  test('a question off turn hands the screen to the person who is asked, and back', async () => {
    openRace([HANA, ICHIRO]);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'I am Hana' }));
    const board = () => screen.getByRole('main').textContent ?? '';
    expect(board()).toMatch(/Hana: 0 card-\d, Ichiro: 0 /);
    await user.click(screen.getByRole('button', { name: 'ask 1' }));
    // Between the two nobody's card is to be seen, and nothing can be done.
    expect(screen.getByRole('alertdialog', { name: 'Please pass the screen to Ichiro' })).toBeInTheDocument();
    expect(board()).not.toMatch(/card-\d/);
    expect(buttons()).toEqual(['I am Ichiro']);
    await user.click(screen.getByRole('button', { name: 'I am Ichiro' }));
    expect(board()).toMatch(/Hana: 0 , Ichiro: 0 card-\d/);
    await user.click(screen.getByRole('button', { name: 'help false' }));
    expect(stored().moves.map(({ player, name }) => `${player} ${name}`)).toEqual(['0 ask', '1 help']);
    expect(screen.getByRole('alertdialog', { name: 'Please pass the screen to Hana' })).toBeInTheDocument();
  });

  test('opens where it stood after a reload', async () => {
    openRace([HANA, RUNNER], 'race', [{ player: 0, name: 'hurry', arg: {} }]);
    expect(await screen.findByRole('button', { name: 'roll' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'hurry' })).toBeNull();
  });
});

describe('a stored game that cannot be played', () => {
  test('because its game is not registered says so, in the list and at its address, and can be saved', async () => {
    const saved = newGame('go', [HANA, ICHIRO], {}, 'seed');
    writeGame(saved);
    openApp('#/');
    const list = screen.getByRole('region', { name: 'Games on this device' });
    expect(list).toHaveTextContent('Not available here: go');
    expect(within(list).queryByRole('link')).toBeNull();
    expect(within(list).getByRole('button', { name: 'Save as a file' })).toBeInTheDocument();
    act(() => {
      window.location.hash = `#/go/local/${saved.id}`;
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(await screen.findByRole('heading', { name: 'This game cannot be continued' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save as a file' })).toBeInTheDocument();
  });

  test('because its rules do not accept it any more says so', async () => {
    openRace([HANA, ICHIRO], 'seed', [{ player: 1, name: 'roll', arg: {} }]);
    expect(await screen.findByText(/older version of the rules/)).toBeInTheDocument();
  });
});

test('a game’s name is shown in lists of several games', () => {
  writeGame({
    ...newGame('toy', [HANA, RUNNER], { length: 20 }),
    summary: { phase: 'race', turn: 7, over: false },
  });
  openApp('#/');
  expect(screen.getByRole('region', { name: 'Games on this device' })).toHaveTextContent(
    'Toy Race · The race, turn 7',
  );
  expect(i18n.language).toBe('en');
});
