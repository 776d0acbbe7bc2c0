import '@testing-library/jest-dom';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { formatDuration } from '../../src/app/online/durations';
import { Lobby } from '../../src/app/online/lobby';
import { PlayersDialog } from '../../src/app/online/PlayersDialog';
import { SeatAway } from '../../src/app/online/SeatAway';
import { parseTable } from '../../src/app/online/table-info';
import { keepProfile } from '../../src/app/profile/profile';
import { speak } from '../../src/i18n';
import { card } from '../fixtures/toy/card';
import { openApp } from './helpers';

const DAY = 86_400_000;
const OWN = { game: 'toy', matchID: 'm1', playerID: '0', credentials: 'c', name: 'Hana', joinedAt: 1 };

let asked: { path: string; body: unknown }[] = [];
function serve(answers: Readonly<Record<string, object>>): void {
  asked = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers[path];
    return { ok: answer !== undefined, status: answer ? 200 : 403, json: async () => answer ?? null };
  }) as unknown as typeof fetch;
}

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
});
afterEach(cleanup);

test('a time is said in its two largest units, in the reader’s language', () => {
  expect(formatDuration(2 * DAY + 3_700_000, 'en')).toBe('2 days, 1 hour');
  expect(formatDuration(59_000, 'en')).toBe('59 seconds');
  expect(formatDuration(-5, 'en')).toBe('0 seconds');
  expect(formatDuration(3 * DAY, 'pl')).toBe('3 dni');
});

test('a deadline is told by the clock of this device, also where the server’s is another', () => {
  const earliest = Date.now() + 60_000;
  const { deadline } = parseTable({ deadline: 5_060_000, now: 5_000_000 });
  expect(deadline).toBeGreaterThanOrEqual(earliest);
  expect(deadline).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(parseTable({ deadline: 'soon', clock: { kind: 'x' }, votes: [7] })).toMatchObject({
    deadline: null,
    clock: null,
    votes: [],
  });
});

test('somebody whose time was over takes the seat back', async () => {
  serve({ '/games/toy/m1/return': {} });
  const back = jest.fn();
  render(<SeatAway lobby={new Lobby()} own={OWN} onBack={back} onSpectate={() => {}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take the seat back' }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(1));
  expect(asked[0]).toEqual({ path: '/games/toy/m1/return', body: { playerID: '0', credentials: 'c' } });
});

test('only somebody who was not seen for three days, without a clock, can be voted away, and by players', () => {
  const person = { bot: null, away: null, connected: false, profile: null };
  const players = [
    { ...person, id: 0, name: 'Hana', connected: true, lastSeen: Date.now() },
    { ...person, id: 1, name: 'Gone', lastSeen: Date.now() - 4 * DAY },
    { ...person, id: 2, name: 'Here yesterday', lastSeen: Date.now() - DAY },
  ];
  const onVote = jest.fn();
  const show = (table: object, own: number | null) =>
    render(
      <PlayersDialog
        card={card}
        players={players}
        names={players.map(({ name }) => name)}
        table={parseTable(table)}
        own={own}
        onVote={onVote}
        onPerson={() => {}}
        onClose={() => {}}
      />,
    );
  show({}, 0);
  const buttons = screen.getAllByRole('button', { name: 'Let a bot play on' });
  expect(buttons).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[1]).toContainElement(buttons[0] as HTMLElement);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(onVote).toHaveBeenCalledWith(1);
  cleanup();
  for (const [table, own] of [
    [{ clock: { kind: 'move', seconds: 300 } }, 0],
    [{}, null],
    [{ votes: [{ seat: 1, by: [{ seat: 0, at: 1 }] }] }, 0],
  ] as const) {
    show(table, own);
    expect(screen.queryByRole('button', { name: 'Let a bot play on' })).toBeNull();
    cleanup();
  }
});

test('the page of results shows matches, what they come to, and the best of a game', async () => {
  keepProfile({ profileID: 'p1', deviceID: 'd1', name: 'Hana', secret: 's' });
  const result = { matchID: 'm1', game: 'toy', place: 1, players: 3, outcome: 'played', endedAt: 1 };
  serve({
    '/api/profile/history': {
      results: [
        { ...result, score: { total: 21 }, rated: true, opponents: [{ name: 'Ichiro' }] },
        { ...result, matchID: 'm2', outcome: 'left', score: null, opponents: [] },
      ],
      statistics: [
        {
          game: 'toy',
          matches: 2,
          wins: 1,
          averages: { total: 21 },
          streak: { now: 0, longest: 1 },
          byPlayers: [{ players: 3, matches: 2, wins: 1 }],
          openings: [{ opening: 'red', matches: 1, wins: 1 }],
        },
      ],
    },
    '/api/ratings/toy': {
      leaders: [
        { bot: 'runner', name: 'runner', rating: 1700, matches: 30 },
        { profileID: 'p1', name: 'Hana', rating: 1104, matches: 1 },
      ],
    },
  });
  openApp('#/history');
  const finished = within(await screen.findByRole('region', { name: 'Finished matches' }));
  expect(await finished.findByText('Place 1 of 3 · 21 points')).toBeInTheDocument();
  expect(finished.getByText('Left before the end')).toBeInTheDocument();
  expect(finished.getAllByText(/Toy Race · Ichiro · Rated/)).toHaveLength(1);
  const short = screen.getByRole('region', { name: 'In short' });
  expect(short).toHaveTextContent('2 matches · 1 win');
  expect(short).toHaveTextContent('3 players: 1 of 2 won');
  expect(short).toHaveTextContent('Most often: red (1 of 1 won)');
  const [replay] = finished.getAllByRole('link', { name: 'Replay' });
  expect(replay).toHaveAttribute('href', '#/toy/replay/m1');
  const best = await screen.findByRole('region', { name: 'The best at Toy Race' });
  const lines = within(best).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/^Bot: .*1700 30 matches$/);
  expect(lines[1]).toHaveTextContent('Hana 1104');
  expect(lines[1]).toHaveAttribute('aria-current', 'true');
});
