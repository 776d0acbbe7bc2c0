import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import { commitmentOf } from '../../src/games/fair';
import { CreateGameReducer } from '../../src/games/internal';
import { recordedMove } from '../../src/games/log';
import { initialStateOf, matchFile } from '../../src/games/match-file';
import { seededRandom } from '../../src/games/random';
import { type GameState, riverOfGold } from '../../src/games/river-of-gold';
import { newSecret } from '../../src/games/secret';

const ROOT = join(__dirname, '../..');
const GAME = join(ROOT, 'tests/fixtures/river-of-gold/games/game-02.json');

/** Runs a tool as a person would, as a process of its own. */
function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', `scripts/${tool}.ts`, ...args],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  return { status, lines: stdout.trim().split('\n'), stdout, complaint: stderr.trim() };
}

const folder = mkdtempSync(join(tmpdir(), 'river-of-gold-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** One clear line and exit code 2. */
function expectComplaint({ status, stdout, complaint }: ReturnType<typeof run>, words: RegExp): void {
  expect(complaint).toMatch(words);
  expect(complaint.split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
}

describe('simulate', () => {
  const withoutTime = (line: string) => ({ ...JSON.parse(line), milliseconds: 0 });

  test('prints one JSON line per game with everything that the design promises', () => {
    const { status, lines } = run(
      'simulate',
      '--players',
      '3',
      '--games',
      '5',
      '--seed',
      '7',
      '--patrons',
      'draft',
      '--json',
    );
    expect(status).toBe(0);
    expect(lines).toHaveLength(5);
    for (const [index, line] of lines.entries()) {
      const game = JSON.parse(line);
      expect(Object.keys(game)).toEqual([
        'game',
        'seed',
        'players',
        'options',
        'turns',
        'rounds',
        'patrons',
        'emperorAtTurn',
        'scores',
        'winners',
        'milliseconds',
      ]);
      expect(game).toMatchObject({
        game: 'river-of-gold',
        seed: String(7 + index),
        players: 3,
        options: { patrons: 'draft', clans: 'choose' },
        patrons: 'draft',
        rounds: Math.ceil(game.turns / 3),
      });
      expect(game.scores).toHaveLength(3);
      for (const score of game.scores) {
        const { duringGame, masteries, finalRound, regions, customers, merchants, artisans, nobles, total } =
          score;
        const ofRegions = regions.reduce((sum: number, points: number) => sum + points, 0);
        expect(
          duringGame + masteries + finalRound + ofRegions + customers + merchants + artisans + nobles,
        ).toBe(total);
      }
      expect(game.emperorAtTurn).toBeLessThan(game.turns);
    }
  });

  test('gives the same games for the same seed, and any game alone by its own seed', () => {
    const all = run('simulate', '--players', '2', '--games', '4', '--seed', '20', '--json').lines.map(
      withoutTime,
    );
    const again = run('simulate', '--players', '2', '--games', '4', '--seed', '20', '--json').lines.map(
      withoutTime,
    );
    const third = run('simulate', '--players', '2', '--games', '1', '--seed', '22', '--json').lines.map(
      withoutTime,
    );
    expect(again).toEqual(all);
    expect(third[0]).toEqual(all[2]);
  });

  test('takes the game and any option of its matches', () => {
    const words = '--players 2 --games 1 --seed 3 --json'.split(' ');
    const [flag, option, game] = [
      ['--patrons', 'choice', '--clans', 'random'],
      ['--option', 'patrons=choice', '--option', 'clans=random'],
      ['--game', 'river-of-gold', '--patrons', 'choice', '--option', 'clans=random'],
    ].map((more) => run('simulate', ...words, ...more).lines.map(withoutTime));
    expect(flag?.[0].options).toEqual({ patrons: 'choice', clans: 'random', rulings: 'second' });
    expect(option).toEqual(flag);
    expect(game).toEqual(flag);
  });

  test('lets bots play, and sums up without --json', () => {
    const { status, stdout } = run('simulate', '--players', '2', '--games', '2', '--bots', 'merchant,random');
    expect(status).toBe(0);
    expect(stdout).toMatch(/2 games, 2 players/);
    expect(stdout).toMatch(/seat 0 \(merchant\)/);
  });

  test.each([
    [['--players', '5'], /--players/],
    [['--players', '2.5'], /--players/],
    [['--games', '0'], /--games/],
    [['--games', '-3'], /games/],
    [['--patrons', 'some'], /--patrons: .*none, draft, choice/],
    [['--option', 'patrons=some'], /--option patrons=some: /],
    [['--option', 'colour=red'], /--option colour=red: /],
    [['--game', 'chess'], /--game takes one of river-of-gold/],
    [['--bots', 'genius'], /--bots/],
    [['--players', '3', '--bots', 'novice,novice'], /2 players for 3 seats/],
    [['--seed', ''], /--seed/],
    [['--sed', '7'], /--sed/],
    [['extra'], /extra/],
  ])('answers %p with one clear line and exit code 2', (args, words) => {
    expectComplaint(run('simulate', ...args), words);
  });
});

test('a reader who has seen enough, as head, is no failure', () => {
  const command = `set -o pipefail; ${process.execPath} scripts/run.mjs scripts/simulate.ts --games 3000 --json | head -1`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(JSON.parse(stdout)).toMatchObject({ players: 4 });
});

describe('replay', () => {
  test('prints every turn in words and ends in the score table of the game', () => {
    const { status, stdout } = run('replay', GAME);
    const fixture = JSON.parse(readFileSync(GAME, 'utf8'));
    const turns = stdout.match(/^\d+\. /gm) ?? [];
    expect(status).toBe(0);
    expect(turns.length).toBeGreaterThan(30);
    const totals = fixture.result.scores.map((score: { total: number }) => score.total).join(' +');
    expect(stdout.trim().split('\n').at(-1)).toMatch(new RegExp(`Total +${totals}`));
  });

  test('prints the same for a file of today’s version', () => {
    const { numPlayers: players, setupData: options, seed, moves } = JSON.parse(readFileSync(GAME, 'utf8'));
    const today = { format: 'match', version: 2, game: 'river-of-gold', players, options, seed, moves };
    const path = file('today.json', JSON.stringify(today));
    expect(run('replay', path).stdout).toBe(run('replay', GAME).stdout);
    const named = file('named.json', JSON.stringify({ ...today, names: ['Anna', 'Bert', 'Cleo'] }));
    expect(run('replay', named).stdout).toMatch(/Anna +Bert +Cleo/);
  });

  test('reads other languages', () => {
    expect(run('replay', GAME, '--language', 'it').stdout).toMatch(/Totale/);
  });

  test.each([
    ['not JSON', 'this is not a match', /not JSON/],
    ['another JSON file', '{"name": "something"}', /not a match/],
    ['a list', '[]', /not a match/],
    ['a match of a newer version', '{"format": "river-of-gold-match", "version": 2}', /newer version/],
    [
      'five players',
      '{"format": "river-of-gold-match", "version": 1, "numPlayers": 5, "seed": "x", "moves": []}',
      /players/,
    ],
    ['no seed', '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "moves": []}', /seed/],
    ['no moves', '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "seed": "x"}', /moves/],
    [
      'a state that is none',
      '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "initialState": {"G": {"current": 0, "step": "beforeAction"}, "ctx": {"numPlayers": 2}, "plugins": {}}, "moves": []}',
      /initial state/,
    ],
    [
      'a move of nobody',
      '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "seed": "x", "moves": [{"player": "", "name": "endTurn", "arg": {}}]}',
      /Move 1/,
    ],
    [
      'a move that is none',
      '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "seed": "x", "moves": [{"player": 0, "name": "fly"}]}',
      /Move 1/,
    ],
    [
      'an illegal move',
      '{"format": "river-of-gold-match", "version": 1, "numPlayers": 2, "seed": "x", "moves": [{"player": 0, "name": "endTurn", "arg": {}}]}',
      /not legal/,
    ],
  ])('%s: one clear line and exit code 2', (name, content, words) => {
    expectComplaint(run('replay', file(`${name}.json`, content)), words);
  });

  test('a file that is not there, no file, and an unknown flag', () => {
    expectComplaint(run('replay', join(folder, 'nowhere.json')), /cannot be read/);
    expectComplaint(run('replay'), /Usage/);
    expectComplaint(run('replay', GAME, '--fast'), /--fast/);
    expectComplaint(run('replay', GAME, '--language', 'xx'), /--language/);
  });
});

describe('verify', () => {
  /** The first moves of a match with its secret, as a file of the server holds it. */
  function played(moves: number) {
    const secret = newSecret();
    const begun = { game: 'river-of-gold', players: 2, options: {}, secret, words: ['plum', ''], moves: [] };
    const initialState = initialStateOf(riverOfGold, { ...begun, words: [] });
    const reduce = CreateGameReducer({ game: riverOfGold.game });
    const log: LogEntry[] = [];
    let state = initialStateOf<GameState>(riverOfGold, begun);
    const random = seededRandom('verify');
    while (log.length < moves) {
      const seat = riverOfGold.status(state.G).decider ?? 0;
      const legal = riverOfGold.legalMoves(state.G, seat);
      const move = legal[random.index(legal.length)];
      if (!move) throw new Error('nothing is legal');
      const payload = { type: move.name, args: [move.arg], playerID: String(seat) };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
      log.push(...(state.deltalog ?? []).filter(({ automatic }) => !automatic));
    }
    const commitment = commitmentOf(secret);
    return matchFile({ ...begun, commitment, initialState, moves: log.map(recordedMove), log });
  }

  test('says that set-up and moves agree with the secret, or where they do not', () => {
    const match = played(40);
    const good = run('verify', file('good.json', JSON.stringify(match)));
    expect(good).toMatchObject({
      status: 0,
      lines: [
        `Commitment: ${match.commitment}`,
        'Words: "plum" (seat 1)',
        'The set-up and all 40 moves agree with the secret behind this commitment.',
      ],
    });
    const forged = { ...match, commitment: commitmentOf(newSecret()) };
    expect(run('verify', file('forged.json', JSON.stringify(forged)))).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/not the one that was committed to/),
    });
    const lucky = match.log.map((entry, at) => (at === 20 ? { ...entry, metadata: { events: [] } } : entry));
    expect(run('verify', file('lucky.json', JSON.stringify({ ...match, log: lucky })))).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/at move 21 does not follow/),
    });
  });

  test('compares the commitment that was seen before the first move', () => {
    const match = played(4);
    const path = file('kept.json', JSON.stringify(match));
    expect(run('verify', path, '--commitment', match.commitment.toUpperCase()).status).toBe(0);
    expect(run('verify', path, '--commitment', commitmentOf(newSecret()))).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/not the one that was given/),
    });
    expectComplaint(run('verify', path, '--commitment', 'abc'), /64 hexadecimal digits/);
    const { initialState: _none, ...without } = match;
    expect(run('verify', file('without.json', JSON.stringify(without)))).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/does not say how the match was set up/),
    });
  });

  test('a match from before secrets has nothing to check, and what is no match is refused', () => {
    const { secret: _none, ...former } = played(2);
    expect(run('verify', file('former.json', JSON.stringify(former))).stdout).toMatch(/no secret to check/);
    expectComplaint(run('verify', GAME), /no log/);
    expectComplaint(run('verify', join(folder, 'nowhere.json')), /cannot be read/);
    expectComplaint(run('verify'), /Usage/);
  });
});
