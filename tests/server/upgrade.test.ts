import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readMatchFile, replayMatch } from '../../src/games/match-file';
import { riverOfGold, seededRandom } from '../../src/games/river-of-gold';
import { describePostgres, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, type ServerProcess, startServer, tempFolder } from './helpers/process';
import {
  GAME,
  lobbyOf,
  pickMove,
  playOn,
  type Seat,
  send,
  stateID,
  stockClient,
  synced,
  until,
} from './helpers/table';

/** What version 0.1 has stored, opened and played on by this one. Matches that were never started are not removed for their age. */
const KEEP = { UNSTARTED_DAYS: '3650' };
const FIXTURES = join(__dirname, '../fixtures/river-of-gold/0.1');
const read = (name: string): string => readFileSync(join(FIXTURES, name), 'utf8');
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(FIXTURES, name)));

interface StoredMatch {
  matchID: string;
  seats: Seat[];
  stateID: number;
  decider: string;
  gameover: unknown;
  nextMatchID: string;
}
type Stored = Readonly<Record<'withBot' | 'running' | 'finished' | 'waiting', StoredMatch>>;

afterAll(cleanUp);
sayIfSkipped();

/** The promises to somebody who updates a server. `start` starts it again on the same database. */
function keepsEverything(stored: Stored, start: () => Promise<ServerProcess>): void {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await start();
  }, 60_000);
  afterAll(async () => {
    expect(await server.stop()).toBe(0);
  });
  const get = async (path: string) => JSON.parse(await (await fetch(server.url + path)).text());

  test('the lobby lists the old matches with who is to decide, and nobody where the game is over', async () => {
    const { matches } = await lobbyOf(server.url).listMatches(GAME);
    const listed = new Map(matches.map((match) => [match.matchID, match]));
    expect(listed.get(stored.running.matchID)).toMatchObject({
      gameName: GAME,
      currentPlayer: stored.running.decider,
    });
    expect(listed.get(stored.withBot.matchID)).toMatchObject({
      players: [{ name: 'Ayame' }, { isBot: true, data: { bot: 'novice' } }],
    });
    const { players } = await lobbyOf(server.url).getMatch(GAME, stored.withBot.matchID);
    expect(players[0]).toMatchObject({ name: 'Ayame', data: { seat: 'window' } });
    expect(listed.get(stored.finished.matchID)).toMatchObject({
      gameover: stored.finished.gameover,
      currentPlayer: null,
      nextMatchID: stored.finished.nextMatchID,
    });
    expect(listed.has(stored.waiting.matchID)).toBe(false);
  });

  test('a private match that waits is found by its id, and its seats can be joined', async () => {
    const lobby = lobbyOf(server.url);
    const { matchID, seats } = stored.waiting;
    expect(await lobby.getMatch(GAME, matchID)).toMatchObject({ unlisted: true, players: { length: 4 } });
    await expect(lobby.joinMatch(GAME, matchID, { playerName: 'Daisuke' })).resolves.toMatchObject({
      playerID: '1',
    });
    const [seat] = seats;
    if (!seat) throw new Error('somebody has joined');
    await lobby.updatePlayer(GAME, matchID, { ...seat, newName: 'Still Chiyo' });
  });

  test('the chat is there', async () => {
    const { messages } = await get(`/games/${GAME}/${stored.withBot.matchID}/chat`);
    expect(messages).toMatchObject([
      { id: 'm1', sender: '0', payload: 'Good evening' },
      { id: 'm2', payload: 'Back on Friday, don’t wait 🦀' },
    ]);
  });

  test('a person and a bot play on with their old credentials', async () => {
    const { matchID, seats, stateID: before } = stored.withBot;
    const client = stockClient(server.url, matchID, seats[0] ?? null);
    await until('synced', () => synced(client));
    expect(stateID(client)).toBe(before);
    const isOver = () => client.getState()?.ctx.gameover !== undefined;
    const random = seededRandom('played on');
    const movers = new Set<string | null | undefined>();
    while (!isOver()) {
      await until('the person decides', () => isOver() || client.getState()?.ctx.currentPlayer === '0');
      const state = client.getState();
      if (!state || isOver()) break;
      send(client, pickMove(state.G, 0, random));
      await until('the move is made', () => stateID(client) > state._stateID);
    }
    for (const { action, _stateID } of client.log ?? []) {
      if (_stateID >= before && action.type === 'MAKE_MOVE') movers.add(action.payload.playerID);
    }
    expect([...movers].sort()).toEqual(['0', '1']);
    client.stop();
  });

  test('what could be undone can be undone, and the match is played to its end and exported', async () => {
    const { matchID, seats, stateID: before, decider } = stored.running;
    const clients = seats.map((seat) => stockClient(server.url, matchID, seat));
    await until('synced', () => clients.every(synced));
    clients[Number(decider)]?.undo();
    await until('it is undone', () => clients.every((client) => stateID(client) === before + 1));
    await playOn(clients, 'played on');
    const over = JSON.parse(JSON.stringify(clients[0]?.getState()?.ctx.gameover));
    const { module, file } = readMatchFile(await get(`/games/${GAME}/${matchID}/export`), [riverOfGold]);
    expect([...replayMatch(module, file)].at(-1)?.state.ctx.gameover).toEqual(over);
    for (const client of clients) client.stop();
  });

  test('a finished match is exported at its old and its new address', async () => {
    const { matchID, gameover } = stored.finished;
    const [old, now] = [
      await get(`/api/matches/${matchID}/export`),
      await get(`/games/${GAME}/${matchID}/export`),
    ];
    expect(old).toEqual(now);
    const { module, file } = readMatchFile(now, [riverOfGold]);
    expect([...replayMatch(module, file)].at(-1)?.state.ctx.gameover).toEqual(gameover);
  });
}

describe('a SQLite file of 0.1', () => {
  const dataDir = tempFolder();
  const file = join(dataDir, `${GAME}.sqlite`);
  writeFileSync(file, unpacked('matches.sqlite.gz'));
  keepsEverything(JSON.parse(read('sqlite.json')), () => startServer({ dataDir, env: KEEP }));

  test('it goes on under the name that it has', () => {
    expect([existsSync(file), existsSync(join(dataDir, 'matches.sqlite'))]).toEqual([true, false]);
  });
});

describePostgres('a PostgreSQL database of 0.1', () => {
  keepsEverything(JSON.parse(read('postgres.json')), async () => {
    const cluster = await startPostgres();
    cluster.load(String(unpacked('matches.sql.gz')));
    return startServer({ env: { ...KEEP, DATABASE_URL: cluster.url } });
  });
});

test('an export of 0.1 is read and replayed to its end', () => {
  const exported = JSON.parse(read('match.json'));
  const { module, file } = readMatchFile(exported, [riverOfGold]);
  expect([...replayMatch(module, file)].at(-1)?.state.ctx.gameover).toEqual(exported.gameover);
});
