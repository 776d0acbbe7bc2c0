import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import Database from 'better-sqlite3';
import type { LogEntry, State } from 'boardgame.io';
import { Kysely, SqliteDialect } from 'kysely';
import { type Action, Engine } from '../../server/match/engine';
import { formerNames } from '../../server/storage/former';
import { countedMatches, listedRows, untouchedRows } from '../../server/storage/kysely-lists';
import { packState, unpackState } from '../../server/storage/pack';
import { openPostgres } from '../../server/storage/postgres';
import { SCHEMA_VERSION, type Tables } from '../../server/storage/schema';
import { openSqlite, SQLITE_FILE } from '../../server/storage/sqlite';
import { CHAT_KEPT, type MatchRecord, type MatchStore, type NewMatch } from '../../server/storage/store';
import { seededRandom } from '../../src/games/random';
import { riverOfGold } from '../../src/games/river-of-gold';
import type { AuditLine } from '../../src/protocol/admin';
import { describePostgres, type PostgresCluster, sayIfSkipped, startPostgres } from './helpers/postgres';
import { cleanUp, tempFolder } from './helpers/process';

afterAll(cleanUp);
sayIfSkipped();

const record = (more: Partial<MatchRecord> = {}): MatchRecord => ({
  gameName: 'river-of-gold',
  unlisted: false,
  setupData: { patrons: 'none' },
  seats: [
    { name: 'Ayame', credentialsHash: 'hash', bot: null, joinedAt: 5, data: null },
    { name: null, credentialsHash: null, bot: null, joinedAt: null, data: null },
  ],
  nextMatchID: null,
  createdAt: 1000,
  ...more,
});
/** A state with the parts that a store looks at, and text that a careless one would spoil. */
const state = (stateID: number, more: object = {}): State =>
  ({
    G: { text: `é'"\u2028 ${stateID}` },
    ctx: { turn: stateID, ...more },
    plugins: {},
    _undo: [],
    _redo: [],
    _stateID: stateID,
  }) as unknown as State;
const entry = (stateID: number, part = 0): LogEntry =>
  ({
    action: { type: 'MAKE_MOVE', payload: { type: 'x', args: [part], playerID: '0' } },
    _stateID: stateID,
    turn: 1,
    phase: 'p',
  }) as LogEntry;

let counter = 0;
const newMatch = (more: Partial<MatchRecord> = {}): NewMatch => ({
  id: `match-${++counter}`,
  record: record(more),
  initialState: state(0),
  decider: '0',
});
const move = (id: string, stateID: number, more: object = {}, decider: string | null = '0') => ({
  id,
  version: 0,
  state: state(stateID, more),
  decider,
  rewinds: 0,
  log: [entry(stateID - 1), entry(stateID - 1, 1)],
  at: 100_000 + stateID,
});

/** The matches in which somebody could sit down. */
const openMatches = async (store: MatchStore) =>
  (await store.list({ games: ['river-of-gold'], open: true, limit: 500 })).map(({ id }) => id);

/** What the last versions of the tables have added to what was there, taken away. */
const BEFORE_ADMIN = `drop index matches_by_game;
  drop index matches_over;
  drop index matches_waiting;
  drop index matches_unstarted;
  alter table matches drop column begun;
  drop index matches_by_age;
  create index matches_by_time on matches (updated_at);
  drop index matches_by_deadline;
  create index matches_by_deadline on matches (deadline);
  alter table log drop column change;
  drop table health;
  drop table requests;
  drop index matches_open;
  drop index matches_full;
  drop index matches_finished;
  alter table matches drop column free_seats;
  create index matches_by_update on matches (game, updated_at);
  drop index chat_once;
  alter table chat drop column said_id;
  drop table audit;
  drop table bans`;
/** All that the later versions of the tables have added, taken away, and the name of the time taken back. */
const BACK_TO_VERSION_1 = `${BEFORE_ADMIN};
  drop table bot_turns;
  drop table reports;
  drop table blocks;
  drop table ratings;
  drop table results;
  drop table notices;
  drop table push_subscriptions;
  drop table profile_seats;
  drop table tokens;
  drop table devices;
  drop table profiles;
  drop table seen;
  drop index matches_by_deadline;
  alter table matches drop column settled;
  alter table matches drop column clock;
  alter table matches drop column deadline;
  drop table chat;
  drop index matches_by_time;
  alter table matches drop column rewinds;
  alter table matches drop column current_player;
  update schema_version set version = 1;
  alter table schema_version rename to river_schema`;
const FORMER = formerNames('river-of-gold');

/** The promises of a store, the same for both databases. `open` gives another connection to the same data. */
function keepsItsPromises(open: () => Promise<MatchStore>): void {
  let store: MatchStore;
  let other: MatchStore;
  beforeAll(async () => {
    store = await open();
    other = await open();
  });
  afterAll(async () => {
    await store.close();
    await other.close();
  });

  test("a bot's turn belongs to one process until its lease is over or given back", async () => {
    const match = newMatch();
    await store.create(match);
    const [mine, theirs] = ['one', 'two'].map((holder) => ({ holder: `${holder} ${match.id}`, ms: 60_000 }));
    if (!mine || !theirs) throw new Error('two leases');
    const isExpired = async () => (await store.expiredBotTurns()).some(({ id }) => id === match.id);
    expect(await store.takeBotTurn(match.id, mine)).toBe(true);
    expect(await other.takeBotTurn(match.id, theirs)).toBe(false);
    expect(await store.takeBotTurn(match.id, mine)).toBe(true);
    expect(await isExpired()).toBe(false);
    await store.releaseBotTurns(mine.holder);
    expect(await isExpired()).toBe(true);
    expect(await other.takeBotTurn(match.id, { ...theirs, ms: -1 })).toBe(true);
    expect(await store.takeBotTurn(match.id, mine)).toBe(true);
    // It is stored and ended together with a move.
    const timing = { clock: null, deadline: null };
    await store.appendMove({ ...move(match.id, 1), timing: { ...timing, botTurn: theirs } });
    expect(await store.takeBotTurn(match.id, mine)).toBe(false);
    await store.appendMove({ ...move(match.id, 2), timing: { ...timing, botTurn: 'none' } });
    expect(await store.takeBotTurn(match.id, mine)).toBe(true);
    expect(await store.takeBotTurn('unknown', mine)).toBe(false);
  });

  test('what was logged between two states and said since a time can be asked for', async () => {
    const match = newMatch();
    await store.create(match);
    for (const stateID of [1, 2, 3]) await store.appendMove(move(match.id, stateID));
    const all = await store.log(match.id);
    expect(await store.logBetween(match.id, 1, 2)).toEqual(all.filter(({ _stateID }) => _stateID === 1));
    expect(await store.logBetween(match.id, 0, 3)).toEqual(all);
    const messages = [10, 20].map((at) => ({ id: `said ${at}`, sender: '0', payload: 'hello', at }));
    for (const message of messages) await store.appendChat(match.id, message);
    expect(await store.chatSince([match.id], 20)).toEqual([{ id: match.id, message: messages[1] }]);
    expect(await store.chatSince([], 0)).toEqual([]);
  });

  test('what another process has made of a match is read on from what it was, as if it were read whole', async () => {
    const match = newMatch();
    await store.create(match);
    const known = async () => {
      const found = await other.load(match.id);
      if (found === null) throw new Error('the match is there');
      return found;
    };
    const begin = await known();
    expect(await other.loadSince(begin)).toEqual({ match: begin, log: [] });
    // An ordinary move is stored as what it has changed, here the third of them; all others as a whole.
    const play = async (stateID: number, before?: ReturnType<typeof state>) =>
      expect(await store.appendMove({ ...move(match.id, stateID), before })).toBe('stored');
    await play(1);
    const whole = await known();
    expect(await other.loadSince(begin)).toEqual({ match: whole, log: await store.log(match.id) });
    await play(2, whole.state);
    await play(3, state(2));
    const changed = await known();
    expect(changed.state.G).toEqual(state(3).G);
    const log = await store.logBetween(match.id, 1, 3);
    expect(await other.loadSince(whole)).toEqual({ match: changed, log });
    expect(await other.loadSince(begin)).toEqual({ match: changed, log: await store.log(match.id) });
    // People come and go without a move, and with one.
    await store.updateRecord(match.id, 0, { ...match.record, unlisted: true }, 3000);
    expect(await other.loadSince(changed)).toEqual({ match: await known(), log: [] });
    await store.remove(match.id);
    expect(await other.loadSince(changed)).toBeNull();
  });

  test('moves of different matches at the same moment are each stored whole, or not at all', async () => {
    const matches = Array.from({ length: 8 }, () => newMatch());
    for (const match of matches) await store.create(match);
    const [moved, seated] = matches;
    if (!moved || !seated) throw new Error('eight matches');
    // Two were changed by another process in between.
    await other.appendMove(move(moved.id, 1, { first: true }));
    await other.updateRecord(seated.id, 0, seated.record, 2000);
    const answers = await Promise.all([
      ...matches.map(({ id }) => store.appendMove(move(id, 1))),
      store.appendMove(move('none', 1)),
    ]);
    expect(answers).toEqual(['conflict', 'conflict', ...Array(6).fill('stored'), 'conflict']);
    for (const { id } of matches.slice(2)) {
      const { state: stored, ...summary } = (await other.load(id)) ?? {};
      const { state, decider, rewinds, at, log } = move(id, 1);
      expect(stored).toEqual(state);
      expect(summary).toMatchObject({ stateID: 1, decider, rewinds, updatedAt: at });
      expect(await other.log(id)).toEqual(log);
    }
    expect((await store.load(moved.id))?.state.ctx).toMatchObject({ first: true });
    expect(await store.log(moved.id)).toHaveLength(move(moved.id, 1).log.length);
    expect(await store.log(seated.id)).toEqual([]);
  });

  test('a match that was made is found again, exactly, from another connection', async () => {
    const match = newMatch();
    await store.create(match);
    const loaded = await other.load(match.id);
    expect(loaded).toMatchObject({
      id: match.id,
      record: match.record,
      version: 0,
      stateID: 0,
      updatedAt: 1000,
    });
    expect(loaded?.state).toEqual(match.initialState);
    expect(loaded?.gameover).toBeUndefined();
    expect(await other.initialState(match.id)).toEqual(match.initialState);
    expect(await other.log(match.id)).toEqual([]);
  });

  test('what does not exist is null, and the same id is never given twice', async () => {
    expect([await store.load('none'), await store.summary('none'), await store.initialState('none')]).toEqual(
      [null, null, null],
    );
    const match = newMatch();
    await store.create(match);
    await expect(store.create({ ...match, record: record({ unlisted: true }) })).rejects.toHaveProperty(
      'code',
    );
    expect((await store.summary(match.id))?.record.unlisted).toBe(false);
  });

  test('moves append to the log in order and keep the initial state', async () => {
    const match = newMatch();
    await store.create(match);
    for (const id of [1, 2, 3]) expect(await store.appendMove(move(match.id, id))).toBe('stored');
    expect(await store.log(match.id)).toEqual([1, 2, 3].flatMap((id) => [entry(id - 1), entry(id - 1, 1)]));
    expect((await store.load(match.id))?.state).toEqual(state(3));
    expect(await store.initialState(match.id)).toEqual(match.initialState);
  });

  test('the time by which lists are in order is renewed once a minute, and when the game ends', async () => {
    const match = newMatch();
    await store.create(match);
    const listedAt = async () => (await other.summary(match.id))?.updatedAt;
    const minute = 60_000;
    const times = [
      [1_000_000, 1_000_000],
      [1_000_000 + minute - 1, 1_000_000],
      [1_000_000 + minute, 1_000_000 + minute],
      [1_000_001 + minute, 1_000_000 + minute],
    ] as const;
    for (const [i, [at, listed]] of times.entries()) {
      await store.appendMove({ ...move(match.id, i + 1), at });
      expect(await listedAt()).toBe(listed);
    }
    const last = move(match.id, times.length + 1);
    const over = { ...last, state: { ...last.state, ctx: { ...last.state.ctx, gameover: {} } } };
    await store.appendMove({ ...over, decider: null, at: 1_000_002 + minute });
    expect(await listedAt()).toBe(1_000_002 + minute);
  });

  test('a real match is read as it was stored after every move, most of which are stored by their changes', async () => {
    const engine = new Engine(riverOfGold);
    const random = seededRandom('changes');
    let played = engine.initialState(3, {});
    const { id, record } = newMatch();
    await store.create({ id, record, initialState: played, decider: engine.decider(played) });
    let [small, whole, undone] = [0, 0, 0];
    while (played.ctx.gameover === undefined) {
      const seat = engine.decider(played) ?? '';
      const isUndone = undone < 10 && played._undo.length > 2 && engine.status(played).canUndo;
      if (isUndone) undone++;
      const legal = riverOfGold.legalMoves(played.G, Number(seat));
      const made = legal[random.index(legal.length)];
      if (!made) throw new Error('somebody decides');
      const action: Action = isUndone ? { kind: 'undo' } : { kind: 'move', move: made };
      const before = played;
      const { state, log, ordinary } = engine.apply(before, seat, action, ['', 'a word', '']);
      if (ordinary) small++;
      else whole++;
      const decider = engine.decider(state);
      const stored = { id, version: 0, state, decider, rewinds: 0, log, at: 3000 };
      expect(await store.appendMove({ ...stored, before: ordinary ? before : undefined })).toBe('stored');
      const loaded = await other.load(id);
      expect(loaded?.stateID).toBe(state._stateID);
      if (!isDeepStrictEqual(loaded?.state, JSON.parse(JSON.stringify(state))))
        expect(loaded?.state).toEqual(JSON.parse(JSON.stringify(state)));
      // Now and then the match goes on from what was read, as after a restart.
      played = state._stateID % 7 === 0 && loaded ? loaded.state : state;
    }
    expect(small).toBeGreaterThan(whole);
    expect(undone).toBe(10);
  });

  test.each([
    ['of the same state again', 2],
    ['of an older state', 1],
    ['that leaves a state out', 4],
  ])('a move %s is a conflict and changes nothing', async (_name, stateID) => {
    const match = newMatch();
    await store.create(match);
    for (const id of [1, 2]) await store.appendMove(move(match.id, id));
    const before = [await store.load(match.id), await store.log(match.id)];
    expect(await other.appendMove(move(match.id, stateID, { other: true }))).toBe('conflict');
    expect([await store.load(match.id), await store.log(match.id)]).toEqual(before);
  });

  test('a move of a match that does not exist is a conflict', async () => {
    expect(await store.appendMove(move('none', 1))).toBe('conflict');
  });

  test('of ten writers with the same move exactly one is stored, twenty times in a row', async () => {
    const match = newMatch();
    await store.create(match);
    for (let id = 1; id <= 20; id++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          (i % 2 ? store : other).appendMove(move(match.id, id, { writer: i })),
        ),
      );
      expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    }
    expect(await store.log(match.id)).toHaveLength(40);
  });

  test('a write that fails half way leaves nothing behind', async () => {
    const [match, taken] = [newMatch(), newMatch()];
    for (const made of [match, taken]) await store.create(made);
    const from = { id: match.id, version: 0, record: record({ nextMatchID: taken.id }) };
    await expect(store.createNext(from, taken)).rejects.toHaveProperty('code');
    expect(await store.summary(match.id)).toMatchObject({ record: match.record, version: 0 });
    expect(await store.updateRecord(match.id, 0, from.record, 3000)).toBe('stored');
  });

  test('seats change by compare-and-set, and a move does not touch them', async () => {
    const match = newMatch();
    await store.create(match);
    const changed = record({ nextMatchID: 'next' });
    expect(await store.updateRecord(match.id, 0, changed, 3000)).toBe('stored');
    expect(await other.updateRecord(match.id, 0, record(), 3001)).toBe('conflict');
    await store.appendMove({ ...move(match.id, 1), version: 1 });
    expect(await store.summary(match.id)).toMatchObject({ record: changed, version: 1, stateID: 1 });
  });

  test('a move that was checked by older seats is a conflict and changes nothing', async () => {
    const match = newMatch();
    await store.create(match);
    await other.updateRecord(match.id, 0, record({ nextMatchID: 'next' }), 3000);
    expect(await store.appendMove(move(match.id, 1))).toBe('conflict');
    expect([(await store.load(match.id))?.stateID, await store.log(match.id)]).toEqual([0, []]);
  });

  test('a next match is made together with the pointer to it, or not at all', async () => {
    const match = newMatch();
    await store.create(match);
    const next = newMatch();
    const from = { id: match.id, version: 0, record: record({ nextMatchID: next.id }) };
    const answers = await Promise.all([
      store.createNext(from, next),
      other.createNext(from, { ...newMatch() }),
    ]);
    expect(answers.filter((answer) => answer === 'stored')).toHaveLength(1);
    expect(await store.createNext({ ...from, version: 9 }, { ...newMatch(), id: 'never' })).toBe('conflict');
    expect(await store.load('never')).toBeNull();
  });

  test('a match is removed only as it was read', async () => {
    const [unplayed, played] = [newMatch(), newMatch()];
    for (const match of [unplayed, played]) await store.create(match);
    await store.appendMove(move(played.id, 1));
    const asRead = { version: 0, stateID: 0 };
    expect(await store.removeAsRead({ id: played.id, ...asRead })).toBe('conflict');
    expect(await store.removeAsRead({ id: unplayed.id, ...asRead, version: 1 })).toBe('conflict');
    expect(await store.removeAsRead({ id: unplayed.id, ...asRead })).toBe('stored');
    expect(await store.load(unplayed.id)).toBeNull();
    expect(await store.initialState(unplayed.id)).toBeNull();
    expect(await store.load(played.id)).not.toBeNull();
  });

  test('matches that nobody touches are found, a first move alone counts for nothing, and who looks on keeps one', async () => {
    const createdAt = 10;
    const names = ['empty', 'one move', 'played', 'over', 'watched', 'thinking', 'new'] as const;
    const made = new Map<string, string>();
    for (const name of names) {
      const match = newMatch({ createdAt: name === 'new' ? 500 : createdAt });
      made.set(match.id, name);
      await store.create(match);
      if (name === 'one move') await store.appendMove({ ...move(match.id, 1), at: createdAt });
      if (name === 'played') {
        for (const n of [1, 2]) await store.appendMove({ ...move(match.id, n), at: createdAt });
      }
      if (name === 'over')
        await store.appendMove({ ...move(match.id, 1, { gameover: {} }, null), at: createdAt });
      if (name === 'watched') await store.markSeen([{ id: match.id, seat: 0 }], 150);
      if (name === 'thinking') {
        const timing = { clock: { since: createdAt, left: null }, deadline: 9000 };
        await store.appendMove({ ...move(match.id, 1), at: createdAt, timing });
      }
    }
    const found = async (begun: boolean, before = 100) =>
      (await other.untouched({ before, begun, limit: 50 })).flatMap(({ id }) => made.get(id) ?? []).sort();
    expect(await found(false)).toEqual(['empty', 'one move']);
    expect(await found(true)).toEqual(['over', 'played']);
    expect(await found(false, 200)).toEqual(['empty', 'one move', 'watched']);
    // Page by page each is found once, also among those of the same moment.
    const [first] = await store.untouched({ before: 100, begun: true, limit: 1 });
    const [second] = await store.untouched({ before: 100, begun: true, limit: 1, after: first });
    const pages = [first, second].map((match) => made.get(match?.id ?? ''));
    expect(pages.sort()).toEqual(['over', 'played']);
    expect(await store.untouched({ before: 100, begun: true, limit: 1, after: second })).toEqual([]);
  });

  test('a list goes on after its last match, also among matches of the same moment', async () => {
    const gameName = `game-${counter}`;
    const made = [7000, 5000, 5000, 5000, 3000].map((createdAt) => newMatch({ gameName, createdAt }));
    for (const match of made) await store.create(match);
    const seen: string[] = [];
    let after: { updatedAt: number; id: string } | undefined;
    for (;;) {
      const page = await store.list({ games: [gameName], limit: 2, after });
      seen.push(...page.map(({ id }) => id));
      const last = page.at(-1);
      if (last === undefined || page.length < 2) break;
      after = { updatedAt: last.updatedAt, id: last.id };
    }
    expect(seen).toHaveLength(made.length);
    expect(new Set(seen)).toEqual(new Set(made.map(({ id }) => id)));
    expect([seen[0], seen.at(-1)]).toEqual([made[0]?.id, made.at(-1)?.id]);
  });

  test('what was asked for with a key is done once, and the key is forgotten after a time', async () => {
    const request = { id: `request-${counter}`, content: 'create', answer: '{"matchID":"x"}', at: 1000 };
    const both = [newMatch(), newMatch()];
    const answers = await Promise.all([
      store.create(both[0] as NewMatch, request),
      other.create(both[1] as NewMatch, request),
    ]);
    expect([...answers].sort()).toEqual(['conflict', 'stored']);
    const kept = await Promise.all(both.map(({ id }) => store.load(id)));
    expect(kept.filter((match) => match !== null)).toHaveLength(1);
    expect(await other.request(request.id)).toEqual({ content: 'create', answer: '{"matchID":"x"}' });
    await store.removeRequestsBefore(1000);
    expect(await other.request(request.id)).not.toBeNull();
    await store.removeRequestsBefore(1001);
    expect(await other.request(request.id)).toBeNull();
  });

  test('lists are of one game, without private matches, newest first, and can be narrowed', async () => {
    const gameName = `game-${counter}`;
    const [first, second, secret] = [
      newMatch({ gameName }),
      newMatch({ gameName, createdAt: 200_000 }),
      newMatch({ gameName, unlisted: true }),
    ];
    for (const match of [first, second, secret]) await store.create(match);
    await store.appendMove(move(first.id, 1, { gameover: { winners: ['0'] } }));
    const ids = async (more: object) =>
      (await store.list({ games: [gameName], limit: 10, ...more })).map(({ id }) => id);
    expect(await ids({})).toEqual([second.id, first.id]);
    expect(await ids({ limit: 1 })).toEqual([second.id]);
    expect(await ids({ isGameover: true })).toEqual([first.id]);
    expect(await ids({ isGameover: false })).toEqual([second.id]);
    expect(await ids({ updatedBefore: 150_000 })).toEqual([first.id]);
    expect(await ids({ updatedAfter: 150_000 })).toEqual([second.id]);
    expect((await store.summary(first.id))?.gameover).toEqual({ winners: ['0'] });
  });

  test('matches with a free seat are listed apart from full ones', async () => {
    const gameName = `game-${counter}`;
    const taken = record().seats.map((seat) => ({ ...seat, name: 'Ayame', credentialsHash: 'hash' }));
    const withBot = record().seats.map((seat, at) => (at === 1 ? { ...seat, bot: 'novice' } : seat));
    const [free, full, bots, over] = [
      newMatch({ gameName, createdAt: 4000 }),
      newMatch({ gameName, createdAt: 3000, seats: taken }),
      newMatch({ gameName, createdAt: 2500, seats: withBot }),
      newMatch({ gameName }),
    ];
    for (const match of [free, full, bots, over]) await store.create(match);
    await store.appendMove({ ...move(over.id, 1, { gameover: {} }), at: 2000 });
    const ids = async (more: object) =>
      (await other.list({ games: [gameName], limit: 10, ...more })).map(({ id }) => id);
    expect(await ids({ open: true })).toEqual([free.id]);
    expect(await ids({ open: false })).toEqual([full.id, bots.id, over.id]);
    expect(await ids({ open: false, isGameover: false })).toEqual([full.id, bots.id]);
    expect(await ids({ open: true, ids: [free.id, full.id] })).toEqual([free.id]);
    await store.updateRecord(free.id, 0, record({ gameName, seats: taken }), 5000);
    expect(await ids({ open: true })).toEqual([]);
  });

  test('asked for by their ids, private matches are listed too, and no other', async () => {
    const gameName = `game-${counter}`;
    const [open, secret, other] = [
      newMatch({ gameName }),
      newMatch({ gameName, unlisted: true }),
      newMatch({ gameName }),
    ];
    for (const match of [open, secret, other]) await store.create(match);
    const found = await store.list({ games: [gameName], limit: 10, ids: [open.id, secret.id, 'none'] });
    expect(found.map(({ id }) => id).sort()).toEqual([open.id, secret.id].sort());
    expect(await store.list({ games: [gameName], limit: 10, ids: [] })).toEqual([]);
  });

  test('who is to decide is found without reading the state, off turn too, and nobody when it is over', async () => {
    const match = { ...newMatch(), initialState: state(0, { currentPlayer: '1' }), decider: '1' };
    await store.create(match);
    expect((await store.summary(match.id))?.decider).toBe('1');
    await store.appendMove(move(match.id, 1, { currentPlayer: '1' }, '0'));
    expect((await other.summary(match.id))?.decider).toBe('0');
    await store.appendMove(move(match.id, 2, { gameover: {} }, null));
    expect((await other.summary(match.id))?.decider).toBeNull();
  });

  test('the undos and redos of a turn are counted with the match', async () => {
    const match = newMatch();
    await store.create(match);
    expect((await store.summary(match.id))?.rewinds).toBe(0);
    await store.appendMove({ ...move(match.id, 1), rewinds: 7 });
    expect((await other.load(match.id))?.rewinds).toBe(7);
  });

  test('a match can be removed whatever was played in it, with all that belongs to it', async () => {
    const match = newMatch();
    await store.create(match);
    await store.appendMove(move(match.id, 1));
    await store.remove(match.id);
    expect([await other.load(match.id), await other.initialState(match.id)]).toEqual([null, null]);
    expect(await other.log(match.id)).toEqual([]);
  });

  test('the chat is kept in order, match by match, and of a long one the newest messages', async () => {
    const [match, quiet] = [newMatch(), newMatch()];
    for (const made of [match, quiet]) await store.create(made);
    const said = (n: number) => ({ id: `m${n}`, sender: '0', payload: `é'" ${n}`, at: 1000 + n });
    await store.appendChat(match.id, said(1));
    await other.appendChat(match.id, said(2));
    expect(await store.chat(match.id, 'players')).toEqual([said(1), said(2)]);
    expect(await store.chat(quiet.id, 'players')).toEqual([]);
    for (let n = 3; n <= CHAT_KEPT + 2; n++) await store.appendChat(match.id, said(n));
    const kept = await store.chat(match.id, 'players');
    expect(kept).toHaveLength(CHAT_KEPT);
    expect([kept[0], kept.at(-1)]).toEqual([said(3), said(CHAT_KEPT + 2)]);
    await expect(store.appendChat('none', said(1))).rejects.toHaveProperty('code');
    const again = { ...said(CHAT_KEPT + 2), at: 9000 };
    expect(await other.appendChat(match.id, again)).toBe('conflict');
    expect((await store.chat(match.id, 'players')).at(-1)).toEqual(said(CHAT_KEPT + 2));
    expect(await store.appendChat(match.id, { ...again, sender: '1' })).toBe('stored');
    expect(await store.appendChat(match.id, { ...again, room: 'spectators' })).toBe('stored');
    expect(await other.appendChat(match.id, { ...again, room: 'spectators' })).toBe('conflict');
    await store.removeAsRead({ id: match.id, version: 0, stateID: 0 });
    expect(await store.chat(match.id, 'players')).toEqual([]);
  });

  test('spectators have a room of their own, and however much they say forgets nothing of the players', async () => {
    const match = newMatch();
    await store.create(match);
    const said = (n: number, room?: 'players' | 'spectators') => ({
      id: `m${n}`,
      sender: '0',
      payload: String(n),
      at: 1000 + n,
      ...(room && { room }),
    });
    await store.appendChat(match.id, said(1));
    await store.appendChat(match.id, said(2, 'players'));
    for (let n = 3; n <= CHAT_KEPT + 4; n++) await store.appendChat(match.id, said(n, 'spectators'));
    expect(await other.chat(match.id, 'players')).toEqual([said(1), said(2, 'players')]);
    const theirs = await other.chat(match.id, 'spectators');
    expect(theirs).toHaveLength(CHAT_KEPT);
    expect(theirs[0]).toEqual(said(5, 'spectators'));
    const since = await other.chatSince([match.id], 1001);
    expect(since.map(({ message }) => message.id).slice(0, 3)).toEqual(['m1', 'm2', 'm5']);
  });

  test('a report is kept once, listed newest first, and closed once', async () => {
    const report = (id: string, at: number) => ({
      id,
      at,
      matchID: null,
      reporter: null,
      reported: 'p1',
      reportedName: 'Rude',
      message: `é'" ${id}`,
      note: '',
      doneAt: null,
    });
    const [first, second] = [report(`${newMatch().id}-1`, 5000), report(`${newMatch().id}-2`, 6000)];
    expect(await store.people.addReport(first)).toBe('stored');
    expect(await other.people.addReport(second)).toBe('stored');
    expect(await other.people.addReport({ ...first, note: 'again' })).toBe('conflict');
    const ours = async () =>
      (await other.people.listReports()).filter(({ id }) => id === first.id || id === second.id);
    expect(await ours()).toEqual([second, first]);
    const line = (id: string): AuditLine => ({
      id,
      at: 7000,
      act: 'close-report',
      target: first.id,
      details: {},
      address: '203.0.113.1',
    });
    const lines = async () => (await other.admin.audit(100)).filter(({ target }) => target === first.id);
    expect(await store.admin.closeReport(first.id, 7000, line(`${first.id}-a`))).toBe('stored');
    expect(await store.admin.closeReport(first.id, 8000, line(`${first.id}-b`))).toBe('conflict');
    expect(await store.admin.closeReport('none', 8000, line(`${first.id}-c`))).toBe('conflict');
    expect(await ours()).toEqual([second, { ...first, doneAt: 7000 }]);
    expect(await lines()).toEqual([line(`${first.id}-a`)]);
    // The act and its line are one write: where the audit does not take the line, nothing is done.
    const taken = store.admin.closeReport(second.id, 9000, line(`${first.id}-a`));
    // Not toThrow: the errors of better-sqlite3 are those of the first file of tests that a process has run.
    await expect(taken).rejects.toHaveProperty('message');
    expect(await ours()).toContainEqual(second);
  });

  test('running matches with bots, versions and counts by game are found', async () => {
    const seats = record().seats.map((seat, i) => (i === 1 ? { ...seat, bot: 'novice' } : seat));
    const deserted = newMatch({ seats: seats.map((seat) => ({ ...seat, credentialsHash: null })) });
    await store.create(deserted);
    const [running, over] = [newMatch({ seats }), newMatch({ seats })];
    const count = async () => (await store.count()).find(({ game }) => game === 'river-of-gold');
    const before = await count();
    for (const match of [running, over]) await store.create(match);
    await store.appendMove(move(over.id, 1, { gameover: true }));
    const withBots = async () => (await store.unfinishedWithBots()).map(({ game, id }) => `${game}/${id}`);
    const bots = await withBots();
    expect(bots).toContain(`river-of-gold/${running.id}`);
    expect(bots.join()).not.toContain(over.id);
    expect(bots.join()).not.toContain(deserted.id);
    await store.updateRecord(deserted.id, 0, record({ seats }), 3000);
    expect(await withBots()).toContain(`river-of-gold/${deserted.id}`);
    const after = await count();
    expect((after?.waiting ?? 0) - (before?.waiting ?? 0)).toBe(1);
    expect((after?.finished ?? 0) - (before?.finished ?? 0)).toBe(1);
    const versions = await store.versions([running.id, over.id, 'none']);
    expect(versions.find(({ id }) => id === over.id)).toEqual({ id: over.id, stateID: 1, version: 0 });
    expect(versions).toHaveLength(2);
    await expect(store.ping()).resolves.toBeUndefined();
  });

  test('opening again, also twice, keeps everything', async () => {
    const match = newMatch();
    await store.create(match);
    const again = [await open(), await open()];
    for (const opened of again) {
      expect(await opened.load(match.id)).not.toBeNull();
      await opened.close();
    }
  });
}

test('a state is the same after storing, also where its undo stack ends with itself', () => {
  const { G, ctx, plugins } = state(3);
  const earlier = { G: state(2).G, ctx: state(2).ctx, plugins: {}, playerID: '0', moveType: 'x' };
  for (const _undo of [[], [earlier], [earlier, { G, ctx, plugins, playerID: '1', moveType: 'y' }]]) {
    const whole = { ...state(3), G, ctx, plugins, _undo } as State;
    expect(unpackState(packState(whole))).toEqual(JSON.parse(JSON.stringify(whole)));
    if (_undo.length === 2) expect(packState(whole).length).toBeLessThan(JSON.stringify(whole).length);
  }
});

describe('SQLite', () => {
  const folder = tempFolder();
  keepsItsPromises(() => openSqlite(folder));

  test('the journal is written ahead', async () => {
    const own = tempFolder();
    const store = await openSqlite(own);
    const db = new Database(join(own, SQLITE_FILE), { readonly: true });
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    db.close();
    await store.close();
  });

  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

  test('a database of a newer version is refused with its number and not changed', async () => {
    const own = tempFolder();
    await (await openSqlite(own)).close();
    const file = join(own, SQLITE_FILE);
    const db = new Database(file);
    db.prepare('update schema_version set version = ?').run(SCHEMA_VERSION + 5);
    db.close();
    const before = hash(file);
    await expect(openSqlite(own)).rejects.toThrow(
      `newer version of this program (schema ${SCHEMA_VERSION + 5}`,
    );
    expect(hash(file)).toBe(before);
  });

  test('a database of the first version is brought up to date and keeps its matches', async () => {
    const own = tempFolder();
    const first = await openSqlite(own);
    const match = newMatch();
    await first.create(match);
    await first.appendMove(move(match.id, 1, { currentPlayer: '1' }));
    await first.close();
    const db = new Database(join(own, SQLITE_FILE));
    db.exec(BACK_TO_VERSION_1);
    db.close();
    renameSync(join(own, SQLITE_FILE), join(own, FORMER.file));
    const store = await openSqlite(own, FORMER);
    expect(existsSync(join(own, SQLITE_FILE))).toBe(false);
    expect(await store.load(match.id)).toMatchObject({ stateID: 1, decider: '1', rewinds: 0 });
    expect(await store.chat(match.id, 'players')).toEqual([]);
    expect(await openMatches(store)).toEqual([match.id]);
    await store.close();
  });

  test('reports and chat of the time before rooms are kept', async () => {
    const own = tempFolder();
    const first = await openSqlite(own);
    const match = newMatch();
    await first.create(match);
    await first.close();
    const db = new Database(join(own, SQLITE_FILE));
    const said = { id: 'a', sender: '1', payload: 'rude', at: 5 };
    db.exec(`${BEFORE_ADMIN};
      drop index chat_by_room;
      alter table chat drop column room;
      drop table reports;
      create table reports (id text primary key, match_id text not null, message text not null,
        reporter_id text not null, at bigint not null);
      update schema_version set version = 5`);
    db.prepare('insert into chat values (?, ?, ?)').run(match.id, 5, JSON.stringify(said));
    const report = db.prepare('insert into reports values (?, ?, ?, ?, ?)');
    report.run('r1', match.id, JSON.stringify(said), 'p1', 7);
    report.run('r2', match.id, 'not JSON', 'p1', 6);
    db.close();
    const store = await openSqlite(own);
    expect(await store.chat(match.id, 'players')).toEqual([said]);
    expect(await store.chat(match.id, 'spectators')).toEqual([]);
    const kept = { matchID: match.id, reporter: 'p1', reported: null, note: '', doneAt: null };
    expect(await store.people.listReports()).toEqual([
      { ...kept, id: 'r1', at: 7, reportedName: '1', message: 'rude' },
      { ...kept, id: 'r2', at: 6, reportedName: '', message: 'not JSON' },
    ]);
    await store.close();
  });

  /** How SQLite finds what it is asked for, statement by statement. */
  async function plansOf(ask: (db: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
    const own = tempFolder();
    await (await openSqlite(own)).close();
    const raw = new Database(join(own, SQLITE_FILE));
    raw.exec(`insert into matches (id, game, record, version, state_id, unlisted, has_bots, updated_at)
      values ('one', 'iki', '{}', 0, 0, 0, 0, 5)`);
    const plans: string[] = [];
    const db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: raw }),
      log: ({ query: { sql: text, parameters } }) => {
        const plan = raw.prepare(`explain query plan ${text}`).all(...parameters) as { detail: string }[];
        plans.push(plan.map(({ detail }) => detail).join('; '));
      },
    });
    await ask(db);
    await db.destroy();
    return plans;
  }

  test.each([
    {},
    { isGameover: false },
    { isGameover: true },
    { open: true, after: { updatedAt: 9, id: 'x' } },
  ])(
    'the list %j is read from indexes that hold it in order, however many matches there are',
    async (where) => {
      const games = ['river-of-gold', 'iki'];
      const plans = await plansOf((db) => listedRows(db, { games, limit: 50, ...where }));
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) {
        expect(plan).not.toContain('TEMP B-TREE');
        expect(plan).toMatch(/^SEARCH matches USING INDEX matches_(open|full|finished) \(game=\?/);
      }
    },
  );

  test.each([
    { begun: true, index: 'matches_by_age' },
    { begun: true, after: { updatedAt: 9, id: 'x' }, index: 'matches_by_age' },
    { begun: false, index: 'matches_unstarted' },
    { begun: false, after: { updatedAt: 9, id: 'x' }, index: 'matches_unstarted' },
  ])('matches that nobody touches are read in order from where the last batch ended: %j', async (filter) => {
    const { index, ...where } = filter;
    const [plan, ...others] = await plansOf((db) => untouchedRows(db, { before: 100, limit: 20, ...where }));
    expect(others).toEqual([]);
    expect(plan).not.toContain('TEMP B-TREE');
    const range = 'after' in where ? '(updated_at,id)>(?,?) AND updated_at<?' : 'updated_at<?';
    expect(plan).toContain(`SEARCH matches USING INDEX ${index} (${range});`);
    expect(plan).toMatch(/SEARCH seen USING INDEX \w+ \(match_id=\?\)$/);
  });

  test('a match that a process of a former version has played on is not taken for an unstarted one', async () => {
    const own = tempFolder();
    const store = await openSqlite(own);
    const match = newMatch({ createdAt: 10 });
    await store.create(match);
    const raw = new Database(join(own, SQLITE_FILE));
    const update = (stateID: number) =>
      raw.prepare('update matches set state_id = ? where id = ?').run(stateID, match.id);
    const unstarted = async () => (await store.untouched({ before: 100, begun: false, limit: 9 })).length;
    update(1);
    expect(await unstarted()).toBe(1);
    // It knows nothing of the column that counts the first moves.
    update(40);
    expect(await unstarted()).toBe(0);
    expect(await store.untouched({ before: 100, begun: true, limit: 9 })).toHaveLength(1);
    raw.close();
    await store.close();
  });

  test('matches are counted by indexes alone', async () => {
    const plans = await plansOf(countedMatches);
    const inIndex = /^SEARCH matches USING (COVERING )?INDEX matches_(by_game|over|waiting) \(game[=>]\?\)$/;
    expect(plans.length).toBeGreaterThan(3);
    for (const plan of plans) expect(plan).toMatch(inIndex);
  });

  test('a file that is no database is refused and not changed', async () => {
    const own = tempFolder();
    const file = join(own, SQLITE_FILE);
    writeFileSync(file, 'this is a diary, not a database. '.repeat(100));
    const before = hash(file);
    await expect(openSqlite(own)).rejects.toThrow(/cannot be used: file is not a database/);
    expect(hash(file)).toBe(before);
  });

  test('a database that was stopped in the middle of its making is made whole', async () => {
    const own = tempFolder();
    const db = new Database(join(own, SQLITE_FILE));
    db.exec('create table schema_version (id integer primary key, version integer not null)');
    db.close();
    const store = await openSqlite(own);
    await store.create(newMatch());
    await store.close();
  });
});

describePostgres('PostgreSQL', () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  }, 60_000);
  const open = () => openPostgres(cluster.url, () => {});
  keepsItsPromises(open);

  test('a database of a newer version is refused and not changed', async () => {
    cluster.query(`update schema_version set version = ${SCHEMA_VERSION + 5}`);
    const dump = () =>
      cluster.query('select md5(string_agg(id || record || version, chr(10) order by id)) from matches');
    const before = dump();
    await expect(open()).rejects.toThrow(`newer version of this program (schema ${SCHEMA_VERSION + 5}`);
    expect(dump()).toBe(before);
    cluster.query(`update schema_version set version = ${SCHEMA_VERSION}`);
  });

  test('a database of the first version is brought up to date and keeps its matches', async () => {
    const store = await open();
    const match = newMatch();
    await store.create(match);
    await store.appendMove(move(match.id, 1, { currentPlayer: '1' }));
    await store.close();
    cluster.query(BACK_TO_VERSION_1);
    const again = await openPostgres(cluster.url, () => {}, FORMER);
    expect(await again.load(match.id)).toMatchObject({ stateID: 1, decider: '1' });
    expect(await openMatches(again)).toContain(match.id);
    await again.close();
  });

  test('a server that does not answer is refused without its password', async () => {
    const wrong = 'postgres://river:secret@127.0.0.1:1/postgres';
    await expect(openPostgres(wrong, () => {})).rejects.toThrow(/postgres@127\.0\.0\.1:1 cannot be used/);
    await expect(openPostgres(wrong, () => {})).rejects.not.toThrow(/secret/);
  });
});
