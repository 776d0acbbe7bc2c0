import { createHash, createHmac } from 'node:crypto';
import type { LogEntry, State } from 'boardgame.io';
import { GAMES } from '../../src/games';
import type { GameModule } from '../../src/games/contract';
import {
  chanceData,
  commitmentOf,
  isFair,
  keyedRandom,
  withFormerRandom,
  withWords,
} from '../../src/games/fair';
import { CreateGameReducer, InitializeGame } from '../../src/games/internal';
import { recordedMove, standingEntries } from '../../src/games/log';
import { type MatchFile, MatchFileError, matchFile } from '../../src/games/match-file';
import { seededRandom } from '../../src/games/random';
import { newSecret } from '../../src/games/secret';
import { verifyExport, verifyMatch } from '../../src/games/verify';
import { toy } from '../fixtures/toy';

const SECRET = 'ab'.repeat(32);
const fresh = { secret: SECRET, words: [], drawn: 0 };

describe('the keyed generator', () => {
  test('is HMAC-SHA-256 of a counter under the secret, and nothing else', () => {
    const source = keyedRandom(fresh);
    const numbers = Array.from({ length: 40 }, () => source.index(2 ** 32));
    const expected = Array.from({ length: 40 }, (_, at) => {
      const block = createHmac('sha256', Buffer.from(SECRET, 'hex'))
        .update(`[${Math.floor(at / 8)}]`)
        .digest();
      return block.readUInt32BE((at % 8) * 4);
    });
    expect(numbers).toEqual(expected);
  });

  test('goes on where its data stands, whatever was drawn together', () => {
    const once = keyedRandom(fresh);
    const all = Array.from({ length: 30 }, () => once.index(1000));
    const parts: number[] = [];
    let data = keyedRandom(fresh).data();
    while (parts.length < 30) {
      const source = keyedRandom(data);
      for (let i = 0; i < 3; i++) parts.push(source.index(1000));
      data = source.data();
    }
    expect(parts).toEqual(all);
  });

  test('draws the numbers again that would favour the first results', () => {
    // Three quarters of 2^32: every fourth number would be drawn twice as often as the others without it.
    const most = 3 * 2 ** 30;
    const source = keyedRandom(fresh);
    const low = Array.from({ length: 4000 }, () => source.index(most)).filter((n) => n < 2 ** 30).length;
    expect(source.data().drawn).toBeGreaterThan(5000);
    expect(Math.abs(low - 4000 / 3)).toBeLessThan(150);
  });

  test('a word of a player changes everything that is drawn after it', () => {
    const plain = keyedRandom({ ...fresh, drawn: 16 });
    const mixed = keyedRandom({ ...fresh, drawn: 16, words: ['plum', ''] });
    const other = keyedRandom({ ...fresh, drawn: 16, words: ['', 'plum'] });
    const draw = (source: typeof plain) => Array.from({ length: 8 }, () => source.index(2 ** 32));
    const [a, b, c] = [draw(plain), draw(mixed), draw(other)];
    expect(new Set([...a, ...b, ...c]).size).toBe(24);
  });

  test('secrets are 256 bits, all different, and the commitment tells nothing of them but their hash', () => {
    const secrets = Array.from({ length: 200 }, newSecret);
    expect(new Set(secrets).size).toBe(200);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(SECRET)).toBe(createHash('sha256').update(`commitment ${SECRET}`).digest('hex'));
  });
});

/** The chi-square statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe('its results are even', () => {
  test('faces of 60,000 dice', () => {
    const source = keyedRandom(fresh);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) {
      const face = source.roll();
      if (face === null) throw new Error('a die without a face');
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // 5 degrees of freedom: 20.5 is passed by one fair generator in a thousand; the secret is fixed, so this is no luck.
    expect(chiSquare(counts)).toBeLessThan(20.5);
  });

  test('all orders of shuffled cards, 24 of 4, and every place of every card of 30', () => {
    const source = keyedRandom(fresh);
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = source.shuffle([1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7);
    const places = Array<number>(900).fill(0);
    const cards = Array.from({ length: 30 }, (_, card) => card);
    for (let i = 0; i < 6000; i++) {
      source.shuffle(cards).forEach((card, place) => {
        places[card * 30 + place] = (places[card * 30 + place] ?? 0) + 1;
      });
    }
    // 29 * 29 = 841 degrees of freedom.
    expect(chiSquare(places)).toBeLessThan(975);
  });
});

/** A whole random match of a game through boardgame.io's reducer, with its log. */
function play(module: GameModule, secret: string, words: readonly string[] = [], game = module.game) {
  const { players: seats, defaultOptions: options } = module.card;
  const players = seats.max;
  const initial: State = InitializeGame({
    game: { ...game, seed: secret },
    numPlayers: players,
    setupData: options,
  });
  const reduce = CreateGameReducer({ game });
  let state = withWords(initial, words);
  const log: LogEntry[] = [];
  const choose = seededRandom(secret);
  while (state.ctx.gameover === undefined) {
    const seat = module.status(state.G).decider ?? 0;
    const moves = module.legalMoves(state.G, seat);
    const move = moves[choose.index(moves.length)];
    if (!move) throw new Error('nothing is legal');
    const payload = { type: move.name, args: [move.arg], playerID: String(seat) };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    log.push(...(state.deltalog ?? []));
  }
  const moves = standingEntries(log).map(recordedMove);
  const commitment = commitmentOf(secret);
  const file: MatchFile = matchFile({
    game: module.card.id,
    players,
    options,
    secret,
    commitment,
    words,
    moves,
  });
  return { initial, state, log, file };
}

/** The state as if its chance came from another secret. */
const withSecret = (state: State, secret: string): State => ({
  ...state,
  plugins: { ...state.plugins, random: { data: { ...chanceData(state), secret } } },
});

describe.each([...GAMES, toy].map((module): [string, GameModule] => [module.card.id, module]))(
  '%s',
  (_, module) => {
    test('draws all its chance from the keyed generator and nothing else', () => {
      const { initial, state } = play(module, SECRET);
      const before = chanceData(initial);
      const after = chanceData(state);
      expect(isFair(initial) && isFair(state)).toBe(true);
      expect(after?.drawn).toBeGreaterThan(before?.drawn ?? 0);
      expect(JSON.stringify(state.plugins)).not.toContain('prngstate');
      // The same secret is the same match; another one is another.
      expect(play(module, SECRET).state.G).toEqual(state.G);
      expect(play(module, 'cd'.repeat(32)).state.G).not.toEqual(state.G);
    });

    test('takes no chance from elsewhere: without Math.random it is the same', () => {
      const usual = play(module, SECRET).state.G;
      const random = jest.spyOn(Math, 'random').mockImplementation(() => {
        throw new Error('chance from elsewhere');
      });
      try {
        expect(play(module, SECRET).state.G).toEqual(usual);
      } finally {
        random.mockRestore();
      }
    });

    test('keeps the secret from everybody who looks', () => {
      const { state, file } = play(module, SECRET);
      const plugin = module.game.plugins?.find(({ name }) => name === 'random');
      expect(
        plugin?.playerView?.({ G: state.G, ctx: state.ctx, game: module.game, data: {}, playerID: '0' }),
      ).toBeUndefined();
      for (const viewer of [null, 0, 1]) {
        expect(JSON.stringify(module.view(state.G, viewer))).not.toContain(file.secret);
      }
    });

    test('a match and its secret agree, with the players’ words too', () => {
      for (const words of [[], ['plum', 'crane']]) {
        const { initial, log, file } = play(module, SECRET, words);
        expect(verifyMatch(module, file, { initial, log })).toEqual({
          agrees: true,
          moves: file.moves.length,
        });
      }
    });

    test('what does not follow from the secret is found, with the place', () => {
      const { initial, log, file } = play(module, SECRET, ['plum']);
      const played = { initial, log };
      expect(verifyMatch(module, { ...file, commitment: commitmentOf(newSecret()) }, played)).toEqual({
        agrees: false,
        where: 'commitment',
      });
      const { secret: _gone, ...without } = file;
      expect(verifyMatch(module, without, played)).toEqual({ agrees: false, where: 'no-secret' });
      const forged = newSecret();
      expect(
        verifyMatch(module, { ...file, secret: forged, commitment: commitmentOf(forged) }, played),
      ).toEqual({ agrees: false, where: 'set-up' });
      // Without the players' words the set-up is the same, and a later draw is not.
      expect(verifyMatch(module, { ...file, words: [] }, played)).toMatchObject({
        agrees: false,
        where: 'move',
      });
      expect(verifyMatch(module, { ...file, moves: file.moves.slice(1) }, played)).toEqual({
        agrees: false,
        where: 'length',
      });
    });

    test('a match under another secret than was published is found, however well its file fits together', () => {
      const published = { commitment: commitmentOf(SECRET) };
      const { initial, log, file } = play(module, newSecret());
      const exported = { ...file, initialState: initial, log };
      expect(verifyExport(module, exported)).toMatchObject({ agrees: true });
      expect(verifyExport(module, exported, published)).toEqual({ agrees: false, where: 'published' });
      expect(verifyExport(module, exported, { commitment: commitmentOf(file.secret ?? '') })).toMatchObject({
        agrees: true,
      });
    });

    test('a match without somebody’s word, or with another one, is found', () => {
      const played = (words: readonly string[]) => {
        const { initial, log, file } = play(module, SECRET, words);
        return { ...file, initialState: initial, log };
      };
      const known = { commitment: commitmentOf(SECRET), words: { 1: 'crane' } };
      expect(verifyExport(module, played(['plum', 'crane']), known)).toMatchObject({ agrees: true });
      for (const words of [['plum'], ['crane', 'plum']]) {
        expect(verifyExport(module, played(words))).toMatchObject({ agrees: true });
        expect(verifyExport(module, played(words), known)).toEqual({ agrees: false, where: 'words' });
      }
    });

    test('a file that tells of another set-up, move or result than was played is found', () => {
      const { initial, state, log, file } = play(module, SECRET);
      const exported = { ...file, initialState: initial, log, gameover: state.ctx.gameover };
      expect(verifyExport(module, exported)).toMatchObject({ agrees: true });
      const setUp = { agrees: false, where: 'set-up' };
      const other = withSecret(initial, newSecret());
      expect(verifyExport(module, { ...exported, initialState: other })).toEqual(setUp);
      const ctx = { ...initial.ctx, playOrder: initial.ctx.playOrder.toReversed() };
      expect(verifyExport(module, { ...exported, initialState: { ...initial, ctx } })).toEqual(setUp);

      const fifth = standingEntries(log)[4];
      const { payload } = fifth?.action ?? {};
      const another = { ...payload, playerID: payload?.playerID === '0' ? '1' : '0' };
      const forged = log.map((entry) =>
        entry === fifth ? { ...entry, action: { ...entry.action, payload: another } } : entry,
      );
      expect(verifyExport(module, { ...exported, log: forged })).toEqual({
        agrees: false,
        where: 'move',
        move: 5,
      });

      const result = { agrees: false, where: 'result' };
      const won = { ...(state.ctx.gameover as object), winners: ['nobody'] };
      expect(verifyExport(module, { ...exported, gameover: won })).toEqual(result);
      // A match that was cut off before its end did not end like this.
      const moves = file.moves.slice(0, -1);
      const last = standingEntries(log).at(-1);
      const cut = log.filter(({ _stateID }) => _stateID < (last?._stateID ?? 0));
      expect(verifyExport(module, { ...exported, moves, log: cut })).toEqual(result);
    });

    test('a log that is none is refused in one sentence', () => {
      const { initial, log, file } = play(module, SECRET);
      for (const junk of [null, 7, {}, { action: { type: 'MAKE_MOVE' } }, { action: null }]) {
        const exported = { ...file, initialState: initial, log: [...log, junk] };
        expect(() => verifyExport(module, exported)).toThrow(MatchFileError);
      }
      const deep: unknown[] = [];
      let inner = deep;
      for (let i = 0; i < 20_000; i++) inner = inner[0] = [];
      const [first, ...others] = log;
      const nested = [{ ...first, metadata: { events: deep } }, ...others];
      expect(verifyExport(module, { ...file, initialState: initial, log: nested })).toEqual({
        agrees: false,
        where: 'move',
        move: 1,
      });
    });

    test('a file that does not say how its match was set up does not pass for one that does', () => {
      const { log, file } = play(module, SECRET);
      expect(verifyExport(module, { ...file, log })).toEqual({ agrees: false, where: 'no-set-up' });
      // What does not follow from the secret is said first.
      const secret = newSecret();
      const forged = { ...file, secret, commitment: commitmentOf(secret), log };
      expect(verifyExport(module, forged)).toMatchObject({ agrees: false, where: 'move' });
    });

    test('a match that began with the framework’s generator is played to its end with it', () => {
      const former = withFormerRandom(module.game);
      const { initial, state } = play(module, 'old', [], former);
      expect(isFair(initial) || isFair(state)).toBe(false);
      expect(JSON.stringify(state.plugins)).toContain('prngstate');
      expect(state.ctx.gameover).toBeDefined();
    });
  },
);
