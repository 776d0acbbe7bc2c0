import type { LogEntry, State } from 'boardgame.io';
import { hashCredentials } from '../../server/credentials';
import { Line } from '../../server/line';
import { Replays } from '../../server/lobby/replay';
import { Engine } from '../../server/match/engine';
import { viewOfLog, viewOfState } from '../../server/match/views';
import { openSqlite } from '../../server/storage/sqlite';
import type { MatchRecord, MatchStore } from '../../server/storage/store';
import { viewedMatch } from '../../src/app/replay/viewed';
import type { GameModule } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { idsIn, SUBJECTS } from '../games/every-game';
import { get, post } from './helpers/person';
import { cleanUp, startServer, tempFolder } from './helpers/process';
import { RacePage, TOY, TOY_SERVER } from './helpers/race';
import { forbiddenKeys } from './helpers/secrets';
import { lobbyOf, type Seat } from './helpers/table';

afterAll(cleanUp);

const PLAYERS = 3;
interface Answer {
  initial: State;
  steps: { log: LogEntry[] }[];
}
/** Replays are looked at after so many moves: before the first, early, later. */
const LOOKS = [0, 1, 7, 25, 60];
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const credentialsOf = (seat: number) => `credentials of ${seat}`;

/** A match in a store of its own, with every state that stands now, as the server has made it. */
class Played {
  readonly standing: { state: State; log: LogEntry[] }[];
  readonly id = 'match';
  private readonly engine: Engine;
  private state: State;

  constructor(
    readonly module: GameModule,
    readonly store: MatchStore,
  ) {
    this.engine = new Engine(module);
    this.state = this.engine.initialState(PLAYERS, module.card.defaultOptions);
    this.standing = [{ state: plain(this.state), log: [] }];
  }

  async create(): Promise<void> {
    const record: MatchRecord = {
      gameName: this.module.card.id,
      unlisted: false,
      setupData: this.module.card.defaultOptions,
      seats: Array.from({ length: PLAYERS }, (_, seat) => ({
        name: `Player ${seat}`,
        credentialsHash: hashCredentials(credentialsOf(seat)),
        bot: null,
        joinedAt: 1,
        data: null,
      })),
      nextMatchID: null,
      createdAt: 1,
    };
    const decider = this.engine.decider(this.state);
    await this.store.create({ id: this.id, record, initialState: this.state, decider });
  }

  /** Somebody moves, or takes a move back. */
  async step(random: { index(n: number): number }): Promise<void> {
    const { decider, canUndo } = this.module.status(this.state.G);
    if (decider === null) return;
    const legal = this.module.legalMoves(this.state.G, decider);
    const move = legal[random.index(legal.length)];
    if (move === undefined) throw new Error('nothing is legal');
    const undo = canUndo && this.standing.length > 1 && random.index(4) === 0;
    const action = undo ? ({ kind: 'undo' } as const) : ({ kind: 'move', move } as const);
    const { state, log } = this.engine.apply(plain(this.state), String(decider), action);
    const answer = await this.store.appendMove({
      id: this.id,
      version: 0,
      state,
      decider: this.engine.decider(state),
      rewinds: 0,
      log,
      at: 2,
    });
    expect(answer).toBe('stored');
    this.state = state;
    if (undo) this.standing.pop();
    else this.standing.push({ state: plain(state), log });
  }
}

describe.each(SUBJECTS.filter(({ module }) => module.card.players.max >= PLAYERS))(
  'a running match of $id',
  ({ id, module }) => {
    test('is replayed as each viewer saw it, at several states, and holds nothing that was hidden', async () => {
      const store = await openSqlite(tempFolder());
      const played = new Played(module, store);
      const replays = new Replays(store, new Line());
      await played.create();
      const random = seededRandom(`replay of ${id}`);
      let hiddenIds = 0;
      let undone = 0;
      for (let made = 0; made <= Math.max(...LOOKS); made++) {
        if (LOOKS.includes(made)) {
          for (const viewer of ['0', '2', null]) {
            const seat = viewer === null ? null : Number(viewer);
            const credentials = seat === null ? null : credentialsOf(seat);
            const asking = { address: 'here', viewer, credentials };
            const text = await replays.read(module, played.id, asking, async () => undefined);
            const answer = JSON.parse(String(text)) as Answer;
            expect(answer.steps).toHaveLength(played.standing.length - 1);
            const { timeline, viewer: shownTo } = viewedMatch(module, answer);
            expect(shownTo).toBe(seat);
            for (const [at, { state, log }] of played.standing.entries()) {
              const moment = timeline.moments[at];
              // Exactly what the viewer was sent when it happened.
              expect(moment?.state.G).toEqual(plain(viewOfState(module, state, viewer).G));
              const sent = at === 0 ? answer.initial : answer.steps[at - 1];
              const entries = at === 0 ? [] : (answer.steps[at - 1]?.log ?? []);
              const actions = (list: readonly LogEntry[]) =>
                list.map(({ action, metadata }) => plain({ action: action.payload, metadata }));
              expect(actions(entries).map(({ metadata }) => metadata)).toEqual(
                actions(viewOfLog(module, log, viewer)).map(({ metadata }) => metadata),
              );
              const hidden = [...module.hidden(state.G, seat)];
              hiddenIds += hidden.length;
              expect(idsIn(JSON.stringify(sent), hidden)).toEqual([]);
            }
            expect(forbiddenKeys(answer)).toEqual([]);
            const { secret } = (played.standing[0]?.state.plugins.random?.data ?? {}) as { secret?: string };
            expect(secret).toMatch(/^[0-9a-f]{64}$/);
            expect(JSON.stringify(answer)).not.toContain(secret);
          }
        }
        const before = played.standing.length;
        await played.step(random);
        if (played.standing.length < before) undone++;
      }
      expect(hiddenIds).toBeGreaterThan(0);
      if (id !== TOY) expect(undone).toBeGreaterThan(0);
      await store.close();
    });
  },
);

test('a seat is looked from with its credentials only; others look as spectators', async () => {
  const server = await startServer(TOY_SERVER);
  const { matchID } = await lobbyOf(server.url).createMatch(TOY, { numPlayers: 2 });
  const seats: Seat[] = [];
  for (const playerName of ['Hana', 'Ichiro']) {
    const joined = await lobbyOf(server.url).joinMatch(TOY, matchID, { playerName });
    seats.push({ playerID: joined.playerID, credentials: joined.playerCredentials });
  }
  const page = await RacePage.open(server.url, matchID, seats[0] as Seat);
  expect(await page.move('roll')).toBe('done');
  page.close();
  const path = `/games/${TOY}/${matchID}/replay`;
  const ask = async (body: unknown) =>
    (await post<{ viewer?: string | null; steps?: unknown[] }>(server.url, path, body)).body;
  expect(await ask(seats[1])).toMatchObject({ viewer: '1', names: ['Hana', 'Ichiro'] });
  const watched = await ask({});
  expect(watched).toMatchObject({ viewer: null });
  expect(watched.steps).toHaveLength(1);
  for (const wrong of [{ playerID: '0' }, { playerID: '0', credentials: seats[1]?.credentials }]) {
    expect(await ask(wrong)).toMatchObject({ code: 'unauthorized' });
  }
  expect(await ask({ playerID: '__proto__' })).toMatchObject({ code: 'bad-request' });
  const elsewhere = await post(server.url, `/games/${TOY}/none/replay`, {});
  expect(elsewhere.body.code).toBe('unknown-match');
  // What it is made of, secret and all, is still for finished matches.
  expect((await get(server.url, `/games/${TOY}/${matchID}/export`)).body.code).toBe('not-over');
});

test('replays are limited by address', async () => {
  const server = await startServer({ ...TOY_SERVER, env: { LIMIT_REPLAY: '1' } });
  const ask = async () => (await post(server.url, `/games/${TOY}/none/replay`, {})).body.code;
  expect([await ask(), await ask()]).toEqual(['unknown-match', 'rate-limited']);
});
