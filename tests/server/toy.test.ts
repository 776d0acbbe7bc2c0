import type { LogEntry, State } from 'boardgame.io';
import { CARDS } from '../../src/games/cards';
import { readMatchFile, replayMatch } from '../../src/games/match-file';
import { type Race, type ToyMove, toy } from '../fixtures/toy';
import { cleanUp, type ServerProcess, startServer } from './helpers/process';
import { makeMove, type RawClient, rawClient } from './helpers/raw';
import { GAME, lobbyOf, type Seat, until } from './helpers/table';

/** A second game in the same lobby: the toy, with no change outside its folder. */
const TOY = toy.card.id;
const SERVER = {
  entry: 'tests/server/helpers/toy-server.ts',
  thread: 'tests/server/helpers/toy-thread.ts',
};

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(SERVER);
});
afterAll(cleanUp);
afterEach(() => expect(server.alive()).toBe(true));

const ask = async (path: string, url = server.url) => {
  const response = await fetch(url + path);
  return { status: response.status, body: JSON.parse(await response.text()) };
};

async function openRace(
  numPlayers: number,
  more: { seated?: number; bots?: (string | null)[]; setupData?: object; unlisted?: boolean } = {},
): Promise<{ matchID: string; seats: Seat[] }> {
  const { seated = numPlayers, ...body } = more;
  const lobby = lobbyOf(server.url);
  const { matchID } = await lobby.createMatch(TOY, { numPlayers, ...body });
  const seats: Seat[] = [];
  for (let i = 0; i < seated; i++) {
    const joined = await lobby.joinMatch(TOY, matchID, { playerName: `Player ${i}` });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  return { matchID, seats };
}

/** One page of the match: what it was shown, and its moves. */
class Page {
  private constructor(
    readonly raw: RawClient,
    private readonly matchID: string,
    private readonly seat: Seat | null,
  ) {}

  static async open(matchID: string, seat: Seat | null, url = server.url): Promise<Page> {
    const raw = await rawClient(url, TOY);
    expect((await raw.sync(matchID, seat)).event).toBe('sync');
    return new Page(raw, matchID, seat);
  }

  /** The race as this page was last shown it. */
  async look(): Promise<{ state: State<Race>; log: LogEntry[] }> {
    const { args } = await this.raw.sync(this.matchID, this.seat);
    return args[1] as { state: State<Race>; log: LogEntry[] };
  }

  async act(action: { type: string; payload: object }): Promise<string> {
    const { state } = await this.look();
    const { playerID = '' } = this.seat ?? {};
    const refused = await this.raw.attempt('update', action, state._stateID, this.matchID, playerID);
    return refused === null ? 'done' : refused.code;
  }

  move(name: ToyMove['name'], arg: ToyMove['arg'] = {}): Promise<string> {
    if (this.seat === null) throw new Error('a spectator cannot move');
    return this.act(makeMove(this.seat, name, [arg]));
  }

  undo(): Promise<string> {
    return this.act({ type: 'UNDO', payload: { type: null, args: null, ...this.seat } });
  }
}

async function openPages(players: number) {
  const { matchID, seats } = await openRace(players);
  const pages = await Promise.all(seats.map((seat) => Page.open(matchID, seat)));
  const [asker, helper] = pages;
  if (!asker || !helper) throw new Error('two have joined');
  return { matchID, seats, asker, helper };
}

describe('the lobby', () => {
  test('shows every game, each with its own matches, and all together', async () => {
    expect((await ask('/games')).body).toEqual([...CARDS.map(({ id }) => id), TOY]);
    const { matchID: race } = await openRace(6);
    const { matchID: river } = await lobbyOf(server.url).createMatch(GAME, { numPlayers: 2 });
    const ids = async (path: string) =>
      (await ask(path)).body.matches.map((match: { matchID: string }) => match.matchID);
    expect(await ids(`/games/${TOY}`)).toContain(race);
    expect(await ids(`/games/${TOY}`)).not.toContain(river);
    expect(await ids(`/games/${GAME}`)).not.toContain(race);
    const { body } = await ask('/api/matches');
    expect(body.matches).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ matchID: race, gameName: TOY }),
        expect.objectContaining({ matchID: river, gameName: GAME }),
      ]),
    );
    expect((await ids(`/api/matches?ids=${race},${river},none`)).sort()).toEqual([race, river].sort());
    expect((await ask('/api/matches?ids=../etc')).status).toBe(400);
    const { matchID: secret } = await openRace(2, { unlisted: true });
    expect(await ids('/api/matches')).not.toContain(secret);
  });

  test("a match is unknown under another game's name, by HTTP and by socket", async () => {
    const { matchID, seats } = await openRace(2);
    const [seat] = seats;
    for (const path of ['', '/chat', '/export']) {
      expect(await ask(`/games/${GAME}/${matchID}${path}`)).toMatchObject({
        status: 404,
        body: { code: 'unknown-match' },
      });
    }
    for (const [word, body] of Object.entries({
      join: { playerName: 'Thief' },
      leave: seat,
      update: { ...seat, newName: 'Thief' },
      rename: { ...seat, newName: 'Thief' },
      playAgain: seat,
      replace: { ...seat, seat: '1', level: 'novice' },
    })) {
      const answer = await fetch(`${server.url}/games/${GAME}/${matchID}/${word}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([word, answer.status]).toEqual([word, 404]);
    }
    const raw = await rawClient(server.url, GAME);
    expect(await raw.attempt('sync', matchID, '0', seat?.credentials)).toMatchObject({
      code: 'unknown-match',
    });
  });

  test('has the levels, the seats and the options of the game that is asked for', async () => {
    const create = async (body: object) => {
      const answer = await fetch(`${server.url}/games/${TOY}/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return [answer.status, JSON.parse(await answer.text()).code];
    };
    expect(await create({ numPlayers: 6, bots: [null, 'walker', 'runner'] })).toEqual([200, undefined]);
    expect(await create({ numPlayers: 2, bots: [null, 'novice'] })).toEqual([400, 'bad-request']);
    expect(await create({ numPlayers: 7 })).toEqual([400, 'bad-options']);
    expect(await create({ numPlayers: 2, setupData: { length: 1000 } })).toEqual([400, 'bad-options']);
  });
});

describe('a question to a seat that is not on turn', () => {
  test('the asked seat decides, and the player on turn can neither move nor undo until it has', async () => {
    const { matchID, asker, helper } = await openPages(2);
    const decider = async () => (await ask(`/games/${TOY}/${matchID}`)).body.currentPlayer;
    expect(await decider()).toBe('0');
    expect(await helper.move('roll')).toBe('not-your-turn');
    expect(await asker.move('hurry')).toBe('done');
    expect(await asker.move('ask', { seat: 1 })).toBe('done');
    const { state } = await asker.look();
    expect([state.ctx.currentPlayer, state.ctx.activePlayers]).toEqual(['0', { 1: expect.any(String) }]);
    expect(await decider()).toBe('1');
    expect(await asker.move('roll')).toBe('not-your-turn');
    expect(await asker.undo()).toBe('not-your-turn');
    expect(await helper.undo()).toBe('illegal');
    expect(await helper.move('roll')).toBe('illegal');
    expect(await helper.move('help', { yes: true })).toBe('done');
    expect(await decider()).toBe('0');
    expect(await helper.undo()).toBe('not-your-turn');
  });

  test('undo reaches back to the question and not over it', async () => {
    const { asker, helper } = await openPages(2);
    expect(await asker.move('hurry')).toBe('done');
    expect(await asker.undo()).toBe('done');
    expect((await asker.look()).state.G.hurries).toBe(false);
    expect(await asker.move('ask', { seat: 1 })).toBe('done');
    expect(await helper.move('help', { yes: false })).toBe('done');
    expect(await asker.undo()).toBe('illegal');
    // What is done after the answer, in the same turn, can be taken back; the answer stays.
    expect(await asker.move('hurry')).toBe('done');
    expect(await asker.undo()).toBe('done');
    expect(await asker.undo()).toBe('illegal');
    expect(await asker.move('roll')).toBe('done');
  });

  test('it outlives a restart', async () => {
    const first = await startServer(SERVER);
    const before = server;
    server = first;
    const { matchID, seats, asker } = await openPages(2);
    expect(await asker.move('ask', { seat: 1 })).toBe('done');
    await first.kill();
    server = await startServer({ ...SERVER, dataDir: first.dataDir });
    const [one, two] = await Promise.all(seats.map((seat) => Page.open(matchID, seat)));
    expect(await one?.move('roll')).toBe('not-your-turn');
    expect(await two?.move('help', { yes: true })).toBe('done');
    expect(await one?.move('roll')).toBe('done');
    await server.stop();
    server = before;
  });
});

describe('the log', () => {
  test('every viewer reads what the game shows to that viewer, on sync and in patches', async () => {
    const { matchID, asker, helper } = await openPages(2);
    const spectator = await Page.open(matchID, null);
    await asker.move('ask', { seat: 1 });
    const pages = { asker, helper, spectator };
    await helper.move('help', { yes: true });
    for (const [who, page] of Object.entries(pages)) {
      const shown = { args: who === 'helper' ? [{ yes: true }] : [], events: who === 'helper' };
      const patched = () =>
        page.raw.received
          .filter(({ event, args }) => event === 'patch' && args[2] === 2)
          .flatMap(({ args }) => args[4] as LogEntry[]);
      await until(`the patch reaches the ${who}`, () => patched().length > 0);
      const synced = (await page.look()).log.filter(({ _stateID }) => _stateID === 1);
      for (const log of [patched(), synced]) {
        expect(log.map(({ action }) => action.payload.args)).toEqual([shown.args]);
        expect([who, log[0]?.metadata !== undefined]).toEqual([who, shown.events]);
      }
    }
  });

  test('what the framework does by itself is never sent', async () => {
    const { matchID, asker, helper } = await openPages(2);
    await asker.move('ask', { seat: 1 });
    await helper.move('help', { yes: false });
    await asker.move('roll');
    const spectator = await Page.open(matchID, null);
    const logs = [
      ...[asker, helper].flatMap(({ raw }) =>
        raw.received.filter(({ event }) => event === 'patch').flatMap(({ args }) => args[4] as LogEntry[]),
      ),
      ...(await spectator.look()).log,
    ];
    expect(logs.length).toBeGreaterThan(8);
    expect(logs.filter(({ action, automatic }) => automatic || action.type !== 'MAKE_MOVE')).toEqual([]);
  });
});

test('six seats, four of them bots of both levels: a whole race with questions both ways, metrics, a file', async () => {
  const bots = [null, 'walker', 'runner', null, 'walker', 'runner'];
  const { matchID, seats } = await openRace(6, { seated: 2, bots, setupData: { length: 60 } });
  expect(seats.map(({ playerID }) => playerID)).toEqual(['0', '3']);
  const pages = await Promise.all(seats.map((seat) => Page.open(matchID, seat)));
  const match = async () => (await ask(`/games/${TOY}/${matchID}`)).body;
  let askedBot = false;
  for (;;) {
    const { currentPlayer, gameover } = await match();
    if (gameover !== undefined) break;
    const index = seats.findIndex(({ playerID }) => playerID === currentPlayer);
    const page = pages[index];
    if (page === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const { G } = (await page.look()).state;
    const legal = toy.legalMoves(G, Number(currentPlayer));
    const question = legal.find(({ name, arg }) => name === 'ask' && bots[arg.seat ?? 0] !== null);
    const move = question ?? legal.find(({ name }) => name === 'roll') ?? legal[0];
    if (move === undefined) throw new Error('nothing is legal');
    askedBot ||= move === question;
    expect(await page.move(move.name, move.arg)).toBe('done');
  }
  expect(askedBot).toBe(true);
  const { body: exported } = await ask(`/games/${TOY}/${matchID}/export`);
  const { module, file } = readMatchFile(exported, [toy]);
  const helpers = new Set(file.moves.filter(({ name }) => name === 'help').map(({ player }) => player));
  expect([...helpers].some((seat) => bots[seat] !== null)).toBe(true);
  const end = [...replayMatch(module, file)].at(-1)?.state;
  expect(end?.ctx.gameover).toEqual(exported.gameover);
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/table_moves_total\{game="toy",by="bot"\} \d/);
  expect(metrics).toContain('table_matches{game="toy",state="finished"} 1');
  expect(metrics).toContain('table_matches{game="river-of-gold",state="finished"} 0');
  expect(server.output()).not.toContain('bot failed');
});
