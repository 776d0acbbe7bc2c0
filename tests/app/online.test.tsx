import '@testing-library/jest-dom';
import { EventEmitter } from 'node:events';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ActionShape, State } from 'boardgame.io';
import { StrictMode } from 'react';
import { OnlineMatch } from '../../src/app/online/match';
import { keepSeat, listSeats, type OwnSeat } from '../../src/app/online/seats';
import { CreateGameReducer, InitializeGame } from '../../src/games/internal';
import { speak } from '../../src/i18n';
import { HEARTBEAT, SILENCE } from '../../src/protocol/heartbeat';
import { toy } from '../fixtures/toy';
import { screen as toyScreen } from '../fixtures/toy/screen';
import { openApp } from './helpers';

type Options = ConstructorParameters<typeof OnlineMatch>[2];

/** What boardgame.io's client gives to its connection. */
type Given = Parameters<NonNullable<Options['connection']>>[0];

/** A connection whose server is the test: it hears what is sent and answers when the test says so. */
class FakeConnection {
  readonly socket = Object.assign(new EventEmitter(), { connected: true, io: new EventEmitter() });
  readonly sent: ActionShape.Any[] = [];
  readonly matchID = 'm1';
  isConnected = false;
  syncs = 0;
  open = false;
  private statusChanged: () => void = () => {};
  private state: State = InitializeGame({ game: toy.game, numPlayers: 2 });

  constructor(private readonly given: Given) {}

  subscribeToConnectionStatus(changed: () => void): void {
    this.statusChanged = changed;
  }
  connect(): void {
    this.open = true;
    this.setConnected(true);
    this.sync();
  }
  disconnect(): void {
    this.open = false;
    this.setConnected(false);
  }
  sendAction(_: State, action: ActionShape.Any): void {
    this.sent.push(action);
  }
  requestSync(): void {
    this.syncs += 1;
  }

  setConnected(connected: boolean): void {
    this.isConnected = connected;
    this.statusChanged();
  }
  sync(): void {
    const { state } = this;
    const filteredMetadata = [
      { id: 0, name: 'Hana' },
      { id: 1, name: 'Flo', isBot: true, data: { bot: 'runner' } },
    ];
    this.given.transportDataCallback({
      type: 'sync',
      args: [this.matchID, { state, log: [], initialState: state, filteredMetadata }],
    });
  }
  /** The server plays what was sent last. */
  answer(): void {
    const action = this.sent.at(-1);
    if (action) this.state = CreateGameReducer({ game: toy.game })(this.state, action);
    this.given.transportDataCallback({
      type: 'update',
      args: [this.matchID, this.state, this.state.deltalog ?? []],
    });
  }
  say(id: string, payload: unknown): void {
    const message = { id, sender: '1', payload, at: 9 };
    this.given.transportDataCallback({ type: 'chat', args: [this.matchID, message] });
  }
  refuse(code: string, matchID = this.matchID): void {
    this.socket.emit('refused', { code, matchID, message: 'no' });
  }
}

const Loading = () => <p>connecting</p>;

/** A match on the page, with its connection. */
function openMatch(options: Partial<Options> = {}, strict = false) {
  const connections: FakeConnection[] = [];
  const match = new OnlineMatch(toyScreen, 'm1', {
    Loading,
    connection: ((given: Given) => {
      const made = new FakeConnection(given);
      connections.push(made);
      return made;
    }) as unknown as Options['connection'],
    ...options,
  });
  const table = <match.Table matchID="m1" playerID="0" credentials="key" cover={null} />;
  const page = render(strict ? <StrictMode>{table}</StrictMode> : table);
  const connection = connections.at(-1);
  if (!connection) throw new Error('Nothing was connected.');
  return { match, connection, connections, page };
}

const ROLL = { name: 'roll', arg: {} };

beforeEach(async () => {
  localStorage.clear();
  await speak('en');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('an online match', () => {
  test('is drawn by the game’s board, and a move is sent once until it is answered', () => {
    const { match, connection } = openMatch();
    expect(screen.getByRole('button', { name: 'roll' })).toBeInTheDocument();
    expect(match.snapshot()).toMatchObject({
      connected: true,
      busy: false,
      players: [
        { name: 'Hana', bot: null },
        { name: 'Flo', bot: 'runner' },
      ],
      state: { status: { decider: 0, turn: 1 } },
    });
    act(() => match.play(ROLL));
    expect(match.snapshot().busy).toBe(true);
    act(() => match.play(ROLL));
    expect(connection.sent).toHaveLength(1);
    act(() => connection.answer());
    expect(match.snapshot()).toMatchObject({ busy: false, stateID: 1, state: { status: { decider: 1 } } });
  });

  test('asks the server to take a move back, once, and complains about nothing itself', () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { match, connection } = openMatch();
    act(() => match.undo());
    act(() => match.undo());
    expect(connection.sent).toEqual([
      { type: 'UNDO', payload: { type: null, args: null, playerID: '0', credentials: 'key' } },
    ]);
    expect(match.snapshot().busy).toBe(true);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('is ready for another move after a refusal, which it keeps until then', () => {
    const { match, connection } = openMatch();
    act(() => match.play(ROLL));
    act(() => connection.refuse('illegal'));
    expect(match.snapshot()).toMatchObject({ busy: false, refusal: { code: 'illegal' } });
    // The table may be behind: it asks for the state again.
    expect(connection.syncs).toBe(1);
    act(() => match.play(ROLL));
    expect(connection.sent).toHaveLength(2);
    expect(match.snapshot()).toMatchObject({ busy: true, refusal: null });
  });

  test('does not mind a refusal that is for another match', () => {
    const { match, connection } = openMatch();
    act(() => match.play(ROLL));
    act(() => connection.refuse('illegal', 'm2'));
    expect(match.snapshot()).toMatchObject({ busy: true, refusal: null });
  });

  test('does not ask again after a refusal for good', () => {
    const { match, connection } = openMatch();
    act(() => connection.refuse('unauthorized'));
    expect(match.snapshot().refusal?.code).toBe('unauthorized');
    expect(connection.syncs).toBe(0);
  });

  test('asks for the state when an answer does not come, and lets the player try again', () => {
    jest.useFakeTimers();
    const { match, connection } = openMatch();
    act(() => match.play(ROLL));
    act(() => jest.advanceTimersByTime(7900));
    expect(match.snapshot().busy).toBe(true);
    act(() => jest.advanceTimersByTime(200));
    expect(match.snapshot().busy).toBe(false);
    expect(connection.syncs).toBe(1);
  });

  test('says after 5 seconds that the server is silent, until it is heard again', () => {
    jest.useFakeTimers();
    const { match, connection } = openMatch();
    act(() => match.play(ROLL));
    act(() => jest.advanceTimersByTime(4900));
    expect(match.snapshot().refusal).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(match.snapshot().refusal?.code).toBe('no-answer');
    act(() => connection.answer());
    expect(match.snapshot()).toMatchObject({ refusal: null, busy: false, stateID: 1 });
  });

  test('says so to somebody who only waits, when the heartbeat of the server is not heard', () => {
    jest.useFakeTimers();
    const { match, connection } = openMatch();
    const { io } = connection.socket;
    for (let beat = 0; beat < 4; beat++) {
      act(() => io.emit('ping'));
      act(() => jest.advanceTimersByTime(HEARTBEAT));
    }
    expect(match.snapshot().refusal).toBeNull();
    act(() => jest.advanceTimersByTime(SILENCE - HEARTBEAT));
    expect(match.snapshot().refusal?.code).toBe('no-answer');
    act(() => io.emit('ping'));
    expect(match.snapshot().refusal).toBeNull();
    // A connection that has ended is another thing, and is said in another way.
    act(() => io.emit('close'));
    act(() => jest.advanceTimersByTime(2 * SILENCE));
    expect(match.snapshot().refusal).toBeNull();
  });

  test('says that the server restarts until the next connection, and no longer', () => {
    const { match, connection } = openMatch();
    act(() => connection.refuse('closing'));
    act(() => connection.setConnected(false));
    expect(match.snapshot().refusal?.code).toBe('closing');
    act(() => connection.setConnected(true));
    expect(match.snapshot().refusal).toBeNull();
  });

  test('sends nothing while the connection is lost, and is not busy for ever', () => {
    const { match, connection } = openMatch();
    act(() => match.play(ROLL));
    act(() => connection.setConnected(false));
    expect(match.snapshot()).toMatchObject({ connected: false, busy: false });
    act(() => match.play(ROLL));
    expect(connection.sent).toHaveLength(1);
  });

  test('has each chat message once, whichever way it came', async () => {
    const room = 'players' as const;
    const said = [{ id: 'a', sender: '1', payload: 'hello', at: 5, room, name: 'Ichiro', profile: null }];
    const { match, connection } = openMatch({ said: async () => said });
    await waitFor(() => expect(match.snapshot().chat).toHaveLength(1));
    act(() => connection.say('a', 'hello'));
    act(() => connection.say('b', 'there'));
    act(() => connection.say('c', { not: 'text' }));
    expect(match.snapshot().chat.map(({ text }) => text)).toEqual(['hello', 'there']);
  });

  test('that React mounts twice has one connection, and none when the page is left', () => {
    const { match, connections, page } = openMatch({}, true);
    expect(connections.filter(({ open }) => open)).toHaveLength(1);
    const [connection] = connections.filter(({ open }) => open);
    act(() => match.play(ROLL));
    expect(connection?.sent).toHaveLength(1);
    act(() => connection?.refuse('illegal'));
    expect(match.snapshot().refusal?.code).toBe('illegal');
    page.unmount();
    expect(connections.filter(({ open }) => open)).toEqual([]);
  });

  test('ends a connection that is still being made once it is there', () => {
    const { connection, page } = openMatch();
    connection.socket.connected = false;
    page.unmount();
    expect(connection.open).toBe(true);
    connection.socket.emit('connect');
    expect(connection.open).toBe(false);
  });
});

describe('the matches in which this browser has a seat', () => {
  const seatIn = (matchID: string, game = 'toy'): OwnSeat => ({
    game,
    matchID,
    playerID: '0',
    credentials: 'secret',
    name: 'Hana',
    joinedAt: 1,
  });
  const lobbyMatch = (matchID: string, gameName = 'toy') => ({
    matchID,
    gameName,
    players: [
      { id: 0, name: 'Hana' },
      { id: 1, name: 'Ichiro' },
    ],
    setupData: {},
    started: true,
    currentPlayer: '1',
    createdAt: 1,
  });
  const asked: string[] = [];

  /** A server that answers every address with this. */
  function serve(answer: (path: string) => unknown): void {
    asked.length = 0;
    globalThis.fetch = (async (given: string) => {
      asked.push(given);
      const found = answer(given);
      if (found === null) throw new TypeError('Failed to fetch');
      return { ok: true, status: 200, json: async () => found };
    }) as unknown as typeof fetch;
  }

  test('are listed with whose turn it is; only those that the server has deleted are dropped', async () => {
    for (const seat of [seatIn('alive'), seatIn('gone'), seatIn('far', 'river-of-gold')]) keepSeat(seat);
    serve((path) => {
      if (path.startsWith('/games/toy?ids=')) return { matches: [lobbyMatch('alive')] };
      if (path.startsWith('/games/river-of-gold?ids=')) {
        return { matches: [lobbyMatch('far', 'river-of-gold')] };
      }
      return { matches: [] };
    });
    openApp('#/online');
    const mine = await screen.findByRole('region', { name: 'My matches' });
    await waitFor(() => expect(within(mine).getAllByText('Ichiro’s turn')).toHaveLength(2));
    await waitFor(() =>
      expect(
        listSeats()
          .map(({ matchID }) => matchID)
          .sort(),
      ).toEqual(['alive', 'far']),
    );
    // Several games: each row says which one it is.
    expect(mine).toHaveTextContent('Toy Race');
    expect(mine).toHaveTextContent('River of Gold');
  });

  test('are all kept while the server does not answer', async () => {
    keepSeat(seatIn('alive'));
    serve(() => null);
    openApp('#/toy/online');
    expect(await screen.findByText(/The server does not answer/)).toBeInTheDocument();
    expect(listSeats()).toHaveLength(1);
  });

  test('the lobby shows a page of the open matches, and more of them when asked', async () => {
    const open = (id: string, name: string) => ({
      ...lobbyMatch(id),
      players: [{ id: 0, name }, { id: 1 }],
    });
    serve((path) => {
      if (path === '/games/toy?isGameover=false&open=true')
        return { matches: [open('one', 'Jun')], next: '5_one' };
      if (path === '/games/toy?isGameover=false&open=true&after=5_one')
        return { matches: [open('two', 'Kei')] };
      return { matches: [] };
    });
    openApp('#/toy/online');
    const list = await screen.findByRole('region', { name: 'Open matches' });
    await waitFor(() => expect(list).toHaveTextContent('Jun'));
    expect(list).not.toHaveTextContent('Kei');
    fireEvent.click(screen.getByRole('button', { name: 'Show more matches' }));
    await waitFor(() => expect(list).toHaveTextContent('Kei'));
    expect(list).toHaveTextContent('Jun');
    expect(screen.queryByRole('button', { name: 'Show more matches' })).toBeNull();
  });

  test('the lobby of all games names the game of each row, and can show one game', async () => {
    serve((path) => {
      const open = { ...lobbyMatch('open'), players: [{ id: 0, name: 'Jun' }, { id: 1 }] };
      return path === '/api/matches?isGameover=false&open=true' ? { matches: [open] } : { matches: [] };
    });
    openApp('#/online');
    const open = await screen.findByRole('region', { name: 'Open matches' });
    await waitFor(() => expect(open).toHaveTextContent('Jun · free seat'));
    expect(open).toHaveTextContent('Toy Race · 2 players');
    expect(within(open).getByRole('link', { name: 'Join' })).toHaveAttribute('href', '#/toy/match/open');
    expect(within(open).getByRole('link', { name: 'Open as spectator' })).toHaveAttribute(
      'href',
      '#/toy/match/open?watch',
    );
    const filter = within(screen.getByRole('navigation', { name: 'Which game' })).getAllByRole('link');
    expect(filter.map((link) => link.getAttribute('href'))).toEqual([
      '#/online',
      '#/river-of-gold/online',
      '#/iki/online',
      '#/root/online',
      '#/toy/online',
    ]);
    expect(screen.getByRole('button', { name: 'New match: Toy Race' })).toBeInTheDocument();
  });
});
