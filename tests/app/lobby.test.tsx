import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toldApart } from '../../src/app/online/seat-name';
import { keepSeat, listSeats } from '../../src/app/online/seats';
import { speak } from '../../src/i18n';
import { openApp } from './helpers';

const SEAT = { game: 'toy', playerID: '0', credentials: 'secret', name: 'Hana', joinedAt: 1 };
const match = (change: object) => ({
  matchID: 'm1',
  gameName: 'toy',
  players: [{ id: 0, name: 'Hana' }, { id: 1 }],
  setupData: {},
  started: true,
  currentPlayer: '1',
  createdAt: 1,
  ...change,
});

/** A server that has these matches. */
function serve(matches: readonly object[]): void {
  globalThis.fetch = (async (path: string) => ({
    ok: true,
    status: 200,
    json: async () => ({ matches: path.includes('?ids=') ? matches : [] }),
  })) as unknown as typeof fetch;
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  // jsdom has no dialogues of its own.
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

test('a name that cannot be used is said at its field, which is marked and has the focus', async () => {
  serve([]);
  openApp('#/toy/online');
  fireEvent.click(await screen.findByRole('button', { name: /^New match/ }));
  const field = screen.getByLabelText(/^Your name/);
  fireEvent.change(field, { target: { value: '   ' } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  const alert = await screen.findByRole('alert');
  expect(field.closest('label')).toContainElement(alert);
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(alert.textContent ?? '');
  expect(field).toHaveFocus();
  fireEvent.change(field, { target: { value: 'Hana' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a finished match is deleted from the list, not left', async () => {
  keepSeat({ ...SEAT, matchID: 'm1' });
  serve([
    match({
      gameover: {},
      players: [
        { id: 0, name: 'Hana' },
        { id: 1, name: 'Ichiro' },
      ],
    }),
  ]);
  openApp('#/toy/online');
  const mine = await screen.findByRole('region', { name: 'My matches' });
  const button = await within(mine).findByRole('button', { name: 'Delete the match of Hana · Ichiro' });
  fireEvent.click(button);
  const asked = await screen.findByRole('dialog', { name: 'Delete' });
  expect(asked).toHaveTextContent('Remove the finished match of Hana · Ichiro from your list?');
  expect(listSeats()).toHaveLength(1);
  fireEvent.click(within(asked).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(listSeats()).toEqual([]));
});

test('a seat that was left goes by its number while it is its turn', async () => {
  keepSeat({ ...SEAT, matchID: 'm1' });
  serve([match({})]);
  openApp('#/toy/online');
  const mine = await screen.findByRole('region', { name: 'My matches' });
  expect(await within(mine).findByText('Seat 2’s turn')).toBeInTheDocument();
});

test('own matches are sorted: my turn first, the shortest time before the others, finished ones last', async () => {
  const ids = ['over', 'theirs', 'mine', 'hurry'];
  for (const [at, matchID] of ids.entries()) keepSeat({ ...SEAT, matchID, joinedAt: at });
  const players = (name: string) => [
    { id: 0, name: 'Hana' },
    { id: 1, name },
  ];
  serve([
    match({ matchID: 'over', gameover: {}, currentPlayer: null, players: players('Over') }),
    match({ matchID: 'theirs', currentPlayer: '1', players: players('Theirs') }),
    match({ matchID: 'mine', currentPlayer: '0', players: players('Mine'), updatedAt: 5 }),
    match({ matchID: 'hurry', currentPlayer: '0', players: players('Hurry'), deadline: Date.now() + 90_000 }),
  ]);
  openApp('#/toy/online');
  const mine = await screen.findByRole('region', { name: 'My matches' });
  await waitFor(() => expect(mine).toHaveTextContent('Your turn!'));
  const names = within(mine)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
  expect(names).toEqual(['Hana · Hurry', 'Hana · Mine', 'Hana · Theirs', 'Hana · Over']);
  expect(within(mine).getAllByText(/^(1 minute|2 minutes)/)).toHaveLength(1);
});

test('equal names at one table are told apart by their seats', () => {
  expect(toldApart(['Hana', 'Ichiro', 'Hana'])).toEqual(['Hana (1)', 'Ichiro', 'Hana (3)']);
});
