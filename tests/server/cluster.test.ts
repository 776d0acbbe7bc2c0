import type { State } from 'boardgame.io';
import { type GameState, seededRandom } from '../../src/games/river-of-gold';
import { Person } from './helpers/person';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { makeMove, type RawClient, rawClient } from './helpers/raw';
import { shownStates } from './helpers/secrets';
import { eventually, GAME, lobbyOf, openTable, pickMove, type Seat, until } from './helpers/table';

sayIfSkipped();
afterAll(cleanUp);

/** A busy machine may take its time; what is said of milliseconds is measured by the bench. */
const PATIENCE = 20_000;

describePostgres('several processes on one PostgreSQL are one server', () => {
  let postgres: PostgresCluster;
  let one: ServerProcess;
  let two: ServerProcess;

  const join = () => startServer({ env: { DATABASE_URL: postgres.url } });

  beforeAll(async () => {
    postgres = await startPostgres();
    one = await join();
    two = await join();
  }, 90_000);

  const enter = async ({ url }: ServerProcess, matchID: string, seat: Seat | null): Promise<RawClient> => {
    const raw = await rawClient(url);
    const { event, args } = await raw.sync(matchID, seat);
    if (event !== 'sync') throw new Error(JSON.stringify(args));
    return raw;
  };
  const shown = (raw: RawClient): State<GameState> => {
    const state = shownStates(raw.received).at(-1);
    if (state === undefined) throw new Error('nothing was shown');
    return state;
  };
  const count = (raw: RawClient, event: string) =>
    raw.received.filter((message) => message.event === event).length;
  const codes = (raw: RawClient) =>
    raw.received
      .filter(({ event }) => event === 'refused')
      .map(({ args }) => (args[0] as { code: string }).code);

  /** The seat that decides makes a move at a process; the state it leads to. */
  const moveAt = async (server: ServerProcess, matchID: string, seats: readonly Seat[]): Promise<number> => {
    const spectator = await enter(server, matchID, null);
    const seat = seats[Number(shown(spectator).ctx.currentPlayer)] as Seat;
    spectator.close();
    const raw = await enter(server, matchID, seat);
    const { G, _stateID } = shown(raw);
    const { name, arg } = pickMove(G, Number(seat.playerID), seededRandom(`${_stateID}`));
    expect(
      await raw.attempt('update', makeMove(seat, name, [arg]), _stateID, matchID, seat.playerID),
    ).toBeNull();
    raw.close();
    return _stateID + 1;
  };

  test('a move made at one is a patch for the viewers of the other, as if it had been made there', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const viewers = await Promise.all([...seats, null].map((seat) => enter(two, matchID, seat)));
    for (let round = 0; round < 12; round++) {
      const made = await moveAt(one, matchID, seats);
      await until('all have seen it', () => viewers.every((raw) => shown(raw)._stateID === made), PATIENCE);
    }
    for (const [at, raw] of viewers.entries()) {
      expect(count(raw, 'sync')).toBe(1);
      const fresh = await enter(two, matchID, seats[at] ?? null);
      expect(shown(raw)).toEqual(shown(fresh));
      // The log came along, each entry once.
      const whole = fresh.received.find(({ event }) => event === 'sync')?.args[1];
      const { log } = whole as { log: unknown[] };
      const logged = raw.received
        .filter(({ event }) => event === 'patch')
        .flatMap(({ args }) => args[4] as unknown[]);
      expect(logged).toEqual(log);
    }
  });

  test('chat said at one reaches everybody at the other, once', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const here = await enter(one, matchID, seats[0] as Seat);
    const there = await enter(two, matchID, seats[1] as Seat);
    const [{ credentials }] = seats as [Seat];
    for (const [i, text] of ['first', 'second', 'ąęß 🐉'].entries()) {
      here.socket.emit('chat', matchID, { id: `message-${i}`, sender: '0', payload: text }, credentials);
    }
    await until('all three came', () => count(there, 'chat') === 3, PATIENCE);
    const texts = (raw: RawClient) =>
      raw.received
        .filter(({ event }) => event === 'chat')
        .map(({ args }) => (args[1] as { payload: string }).payload);
    expect(texts(there)).toEqual(['first', 'second', 'ąęß 🐉']);
    expect(texts(here)).toEqual(texts(there));
  });

  test('what a spectator says at one reaches spectators at the other, and no player anywhere', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const player = await enter(two, matchID, seats[0] as Seat);
    const spectator = await enter(two, matchID, null);
    const fan = await Person.create(one.url, 'Fan');
    expect((await fan.post(`/games/${GAME}/${matchID}/say`, { text: 'psst' })).status).toBe(200);
    await until('the spectator hears it', () => count(spectator, 'chat') === 1, PATIENCE);
    const { credentials } = seats[0] as Seat;
    player.socket.emit('chat', matchID, { id: 'a', sender: '0', payload: 'aloud' }, credentials);
    await until('the player is heard', () => count(spectator, 'chat') === 2, PATIENCE);
    await until('and hears it', () => count(player, 'chat') === 1, PATIENCE);
    expect(JSON.stringify(player.received)).not.toContain('psst');
  });

  test('who is connected to one is shown as connected at the other, and gone when their page is closed', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const watcher = await enter(two, matchID, null);
    const connected = () => {
      const seated = watcher.received.filter(({ event }) => event === 'matchData').at(-1)?.args[1];
      return (seated as { isConnected?: boolean }[] | undefined)?.map(({ isConnected }) => isConnected);
    };
    const page = await enter(one, matchID, seats[0] as Seat);
    await until('the page is shown as open', () => connected()?.[0] === true, PATIENCE);
    const listed = await lobbyOf(two.url).getMatch(GAME, matchID);
    expect(listed.players[0]?.isConnected).toBe(true);
    page.close();
    await until('it is shown as closed', () => connected()?.[0] === false, PATIENCE);
  });

  test('a page that was closed while notes were not heard is shown as closed afterwards', async () => {
    const listening = "query ilike 'listen %' or query ilike '%pg_notify%'";
    const listeners = () =>
      new Set(
        postgres
          .query(`select pid from pg_stat_activity where pid <> pg_backend_pid() and (${listening})`)
          .split('\n'),
      );
    const known = listeners();
    const three = await join();
    const own = () => [...listeners()].find((pid) => pid !== '' && !known.has(pid));
    await until('the third process listens', () => own() !== undefined, PATIENCE);
    const tables = await Promise.all([0, 1].map(() => openTable(one.url, 2)));
    const pages = await Promise.all(
      tables.map(({ matchID, seats }) => enter(one, matchID, seats[0] as Seat)),
    );
    const connected = () =>
      Promise.all(
        tables.map(async ({ matchID }) => {
          const { players } = await lobbyOf(three.url).getMatch(GAME, matchID);
          return players[0]?.isConnected;
        }),
      );
    await eventually('both are shown', async () => (await connected()).every(Boolean), PATIENCE);
    postgres.query(`select pg_terminate_backend(${own()})`);
    pages[0]?.close();
    await eventually('one is not shown any more', async () => (await connected())[0] === false, PATIENCE);
    expect(three.output()).toContain('other processes are not heard');
    expect((await connected())[1]).toBe(true);
    await three.stop();
  });

  test('returned credentials open nothing at the other, from that moment on', async () => {
    for (let round = 0; round < 3; round++) {
      const { matchID, seats } = await openTable(one.url, 2);
      const zero = seats[0] as Seat;
      // The match is in the memory of the other process.
      const watcher = await enter(two, matchID, zero);
      await lobbyOf(one.url).leaveMatch(GAME, matchID, zero);
      const late = await rawClient(two.url);
      const answer = await late.sync(matchID, zero);
      expect(answer).toMatchObject({ event: 'refused', args: [{ code: 'unauthorized' }] });
      await until('the open page is told', () => codes(watcher).includes('unauthorized'), PATIENCE);
      watcher.socket.emit('chat', matchID, { id: 'x', sender: '0', payload: 'still here' }, zero.credentials);
      await until('its chat is refused', () => codes(watcher).length >= 2, PATIENCE);
      expect(count(watcher, 'chat')).toBe(0);
    }
  });

  test('while notes cannot be heard moves and chat arrive by asking, and afterwards by notes again, none twice', async () => {
    const { matchID, seats } = await openTable(one.url, 2);
    const watcher = await enter(two, matchID, null);
    const talker = await enter(one, matchID, seats[0] as Seat);
    const [{ credentials }] = seats as [Seat];
    const listening = "pid <> pg_backend_pid() and (query ilike 'listen %' or query ilike '%pg_notify%')";
    let said = 0;
    for (let round = 0; round < 4; round++) {
      postgres.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${listening}`);
      const made = await moveAt(one, matchID, seats);
      const id = `message-${said++}`;
      talker.socket.emit('chat', matchID, { id, sender: '0', payload: id }, credentials);
      await until('the move is shown', () => shown(watcher)._stateID === made, PATIENCE);
      await until('the chat is shown', () => count(watcher, 'chat') >= said, PATIENCE);
    }
    expect(two.output()).toContain('other processes are not heard');
    expect(count(watcher, 'chat')).toBe(said);
    expect(count(watcher, 'sync')).toBe(1);
    const fresh = await enter(two, matchID, null);
    expect(shown(watcher)).toEqual(shown(fresh));
    expect([one.alive(), two.alive()]).toEqual([true, true]);
  });

  test('a bot whose process was killed is taken over by another one', async () => {
    const doomed = await startServer({ env: { DATABASE_URL: postgres.url, BOT_DELAY_MS: '60000' } });
    const { matchID, seats } = await openTable(doomed.url, 2, { seated: 1, bots: [null, 'novice'] });
    const seat = seats[0] as Seat;
    const person = await enter(two, matchID, seat);
    // The bot's turn comes at the process that waits for a minute.
    while (shown(person).ctx.currentPlayer === seat.playerID) {
      const { G, _stateID } = shown(person);
      const page = await enter(doomed, matchID, seat);
      const { name, arg } = pickMove(G, Number(seat.playerID), seededRandom(`${_stateID}`));
      page.socket.emit('update', makeMove(seat, name, [arg]), _stateID, matchID, seat.playerID);
      await until('the move is shown', () => shown(person)._stateID > _stateID, PATIENCE);
      page.close();
    }
    const stuck = shown(person)._stateID;
    const holder = () => postgres.query(`select holder from bot_turns where match_id = '${matchID}'`).trim();
    const before = holder();
    expect(before).not.toBe('');
    await doomed.kill();
    await until('the bot goes on', () => shown(person)._stateID > stuck, 30_000);
    expect(shownStates(person.received).at(-1)?.G).toBeDefined();
    expect(holder()).not.toBe(before);
  });
});
