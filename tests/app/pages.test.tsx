import '@testing-library/jest-dom';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/app/App';
import { ErrorBoundary } from '../../src/app/ErrorBoundary';
import { listGames } from '../../src/app/local/saved';
import { FAILURES } from '../../src/app/online/failure-words';
import { SettingsDialog } from '../../src/app/SettingsDialog';
import { CARDS } from '../../src/games/cards';
import { SCREENS } from '../../src/games/screens';
import { WORDS } from '../../src/games/words';
import { i18n, speak } from '../../src/i18n';
import { HandOver } from '../../src/table/HandOver';
import { chosenSettings, currentSettings, updateSettings } from '../../src/ui/settings';
import { openApp } from './helpers';

const Broken = (): never => {
  throw new Error('a bug');
};

beforeEach(async () => {
  localStorage.clear();
  window.location.hash = '';
  updateSettings({ language: 'en', theme: 'system', sound: false });
  await speak('en');
});
afterEach(cleanup);

test('the start page has three doors, and no shelf where there is one game', () => {
  openApp('', { registry: { cards: [CARDS[0]], screens: SCREENS, words: WORDS } });
  const doors = within(screen.getByRole('navigation', { name: 'Ways to play' })).getAllByRole('link');
  expect(doors.map((door) => door.getAttribute('href'))).toEqual([
    '#/river-of-gold/local',
    '#/river-of-gold/online',
    '#/river-of-gold/learn',
  ]);
  expect(screen.queryByRole('heading', { name: 'More games' })).toBeNull();
});

test('the start page has three doors for every further game, too', () => {
  render(<App />);
  const [, ...others] = CARDS;
  const shelf = within(screen.getByRole('region', { name: 'More games' }));
  for (const { id, words } of others) {
    const game = within(shelf.getByRole('article', { name: words.en.title }));
    expect(game.getAllByRole('link').map((door) => door.getAttribute('href'))).toEqual([
      `#/${id}`,
      `#/${id}/local`,
      `#/${id}/online`,
      `#/${id}/learn`,
    ]);
    expect(game.getByText(words.en.rights)).toBeInTheDocument();
  }
});

test('a local table is set: seats added and removed, and the game begins with what was chosen', async () => {
  window.location.hash = '#/local';
  render(<App />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Seat 1: name'), 'Hana');
  await user.selectOptions(screen.getByLabelText('Seat 2: who plays'), 'person');
  await user.click(screen.getByRole('button', { name: 'Add a seat' }));
  await user.click(screen.getByRole('button', { name: 'Add a seat' }));
  expect(screen.queryByRole('button', { name: 'Add a seat' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Seat 4: who plays'), 'daimyo');
  await user.click(screen.getByRole('button', { name: 'Remove seat 3' }));
  await user.click(screen.getByText('More options'));
  await user.click(await screen.findByLabelText('Draft'));
  await user.click(screen.getByRole('button', { name: 'Begin the game' }));
  const [game] = listGames();
  expect(game?.seats).toEqual([
    { kind: 'person', name: 'Hana' },
    { kind: 'person', name: 'Player 2' },
    { kind: 'bot', level: 'daimyo', name: 'Chiyo' },
  ]);
  expect(game?.options).toEqual({ patrons: 'draft', clans: 'choose', rulings: 'second' });
  expect(game?.game).toBe('river-of-gold');
  expect(window.location.hash).toBe(`#/river-of-gold/local/${game?.id}`);
});

test.each(['#/nowhere', '#/no-such-game/learn', '#/no-such-game/online'])(
  'the unknown address %s says so',
  async (hash) => {
    window.location.hash = hash;
    render(<App />);
    expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeInTheDocument();
    expect(document.title).toMatch(/^There is nothing here/);
  },
);

test.each(CARDS.map(({ id, words }) => [id, words.en.title]))(
  'the address of %s alone is its own page, with the others on the shelf',
  (id, title) => {
    window.location.hash = `#/${id}`;
    render(<App />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(title);
    const doors = within(screen.getByRole('navigation', { name: 'Ways to play' })).getAllByRole('link');
    expect(doors[0]).toHaveAttribute('href', `#/${id}/local`);
    const shelf = within(screen.getByRole('region', { name: 'More games' })).getAllByRole('article');
    const others = CARDS.filter((card) => card.id !== id).map(({ words }) => words.en.title);
    expect(shelf.map((game) => within(game).getByRole('heading').textContent)).toEqual(others);
  },
);

test('a game that is not on this device says so', async () => {
  window.location.hash = '#/local/none';
  render(<App />);
  expect(await screen.findByRole('heading', { name: 'There is no such game here' })).toBeInTheDocument();
});

describe('settings', () => {
  test('are in force and stored at once', async () => {
    render(<SettingsDialog onClose={() => {}} />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Dark'));
    await user.click(screen.getByLabelText('Dice tumble'));
    expect(currentSettings()).toMatchObject({
      theme: 'dark',
      motion: { pieces: true, gains: true, dice: false },
    });
    expect(JSON.parse(localStorage.getItem('games.settings') ?? '')).toEqual(chosenSettings());
    await user.click(screen.getByLabelText('Dice tumble'));
  });

  test('another language is spoken once its words are there', async () => {
    render(<App />);
    await act(() => speak('it'));
    expect(screen.getByRole('heading', { level: 1, name: 'Il Fiume d’Oro' })).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('it');
  });
});

test('the rules page speaks of everything, with its icons', async () => {
  window.location.hash = '#/learn';
  render(<App />);
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(12));
  for (const role of ['merchant', 'artisan', 'noble', 'elder', 'monk']) {
    expect(screen.getByRole('rowheader', { name: role })).toBeInTheDocument();
  }
  const glossary = screen.getByRole('region', { name: 'Glossary' });
  expect(glossary.querySelectorAll('dt svg')).toHaveLength(17);
});

test('the hand-over shows whose turn it is and waits', async () => {
  const ready = jest.fn();
  render(<HandOver name="Hana" badge={<i>crane</i>} onReady={ready} />);
  expect(screen.getByRole('alertdialog', { name: 'Please pass the screen to Hana' })).toBeInTheDocument();
  expect(ready).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: 'I am Hana' }));
  expect(ready).toHaveBeenCalledTimes(1);
});

test('a page that fails leaves a way on, and the game can be saved as a file', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'To the start page' })).toBeInTheDocument();
  quiet.mockRestore();
});

test.each(FAILURES)('the refusal %s has words that say what to do', (code) => {
  const words = i18n.t(`refusal.${code}`, { ns: 'app' });
  expect(words.length).toBeGreaterThan(15);
  expect(words).not.toContain('refusal.');
});
