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
import { type MatchFile, matchFile } from '../../src/games/match-file';
import { seededRandom } from '../../src/games/random';
import { newSecret } from '../../src/games/secret';
import { verifyMatch } from '../../src/games/verify';
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
        expect(verifyMatch(module, file, { set: initial.G, log })).toEqual({
          agrees: true,
          moves: file.moves.length,
        });
      }
    });

    test('what does not follow from the secret is found, with the place', () => {
      const { initial, log, file } = play(module, SECRET, ['plum']);
      const played = { set: initial.G, log };
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

    test('a match that began with the framework’s generator is played to its end with it', () => {
      const former = withFormerRandom(module.game);
      const { initial, state } = play(module, 'old', [], former);
      expect(isFair(initial) || isFair(state)).toBe(false);
      expect(JSON.stringify(state.plugins)).toContain('prngstate');
      expect(state.ctx.gameover).toBeDefined();
    });
  },
);
