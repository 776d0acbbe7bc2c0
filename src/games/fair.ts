/**
 * Chance that nobody can foresee and everybody can check. Every die, shuffle and draw of a match is the output of
 * HMAC-SHA-256 under a secret of 256 bits with a counter: without the secret nothing can be computed from what was
 * seen, however much that is. A hash of the secret, the commitment, is public from the beginning; the secret itself is
 * told when the match is over, and then all chance can be computed again.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Game, Plugin, State } from 'boardgame.io';
import { type RandomSource, sourceFrom } from './random';
import { isSecret, newSecret } from './secret';

/** What the generator goes on from; it is stored with the match and never leaves the server before the end. */
export interface ChanceData {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** Words of the players, by seat, that are mixed into everything drawn from now on. */
  readonly words: readonly string[];
  /** How many numbers of 32 bits were drawn so far. */
  readonly drawn: number;
}

const NUMBERS_PER_BLOCK = 8;
const RANGE = 2 ** 32;

/** The secret that a seed stands for: itself where it is one, else one made of it, so that tests can name their games. */
const secretOf = (seed: string): string => (isSecret(seed) ? seed : bytesToHex(sha256(utf8ToBytes(seed))));

/** What is published of a secret when its match begins. */
export const commitmentOf = (secret: string): string =>
  bytesToHex(sha256(utf8ToBytes(`commitment ${secret}`)));

/** The next eight numbers of 32 bits: they come from one use of the key. */
function block({ secret, words }: ChanceData, number: number): DataView {
  const bytes = hmac(sha256, hexToBytes(secret), utf8ToBytes(JSON.stringify([number, ...words])));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Draws that go on where the data stands, and the data to go on from afterwards. */
export function keyedRandom(data: ChanceData): RandomSource & { data(): ChanceData } {
  let drawn = data.drawn;
  let numbers: DataView | null = null;
  const next = (): number => {
    const at = drawn % NUMBERS_PER_BLOCK;
    if (numbers === null || at === 0) numbers = block(data, Math.floor(drawn / NUMBERS_PER_BLOCK));
    drawn += 1;
    return numbers.getUint32(at * 4);
  };
  /** The last numbers below 2^32 that would favour the first results are drawn again. */
  const index = (n: number): number => {
    const fair = RANGE - (RANGE % n);
    let number = next();
    while (number >= fair) number = next();
    return number % n;
  };
  return {
    ...sourceFrom(index),
    data: () => (drawn === data.drawn ? data : { ...data, drawn }),
  };
}

/** What a client has, which gets no data: it can make nothing happen that needs chance. */
const NOTHING: ChanceData = { secret: '', words: [], drawn: 0 };

/**
 * Takes the place of boardgame.io's own generator, which can be computed from what it has drawn. It has no `flush`: the
 * framework's plugin of the same name writes back what `_private.getState` gives. No client gets its data.
 */
export const keyedRandomPlugin: Plugin = {
  name: 'random',
  setup: ({ game }): ChanceData => ({
    secret: game.seed === undefined ? newSecret() : secretOf(String(game.seed)),
    words: [],
    drawn: 0,
  }),
  api: ({ data = NOTHING }) => {
    const source = keyedRandom(data);
    return { ...source, _private: { getState: source.data, isUsed: () => source.data() !== data } };
  },
  playerView: () => undefined,
};

const chanceOf = (state: State): unknown => state.plugins.random?.data;

/** Whether a match draws from the keyed generator; those begun before it was there play on with the framework's. */
export function isFair(state: State): boolean {
  const data = chanceOf(state);
  return typeof data === 'object' && data !== null && 'secret' in data;
}

/** What the chance of a match comes from; null for matches with the framework's generator. */
export const chanceData = (state: State): ChanceData | null =>
  isFair(state) ? (chanceOf(state) as ChanceData) : null;

/**
 * The state with the players' words mixed into everything that will be drawn; also where its next move is taken back, for the undo
 * stack ends with the present state.
 */
export function withWords<S>(state: State<S>, words: readonly string[]): State<S> {
  const data = chanceData(state);
  if (data === null || words.length === 0) return state;
  const plugins = { ...state.plugins, random: { data: { ...data, words } } };
  const _undo = state._undo.map((entry) => (entry === state._undo.at(-1) ? { ...entry, plugins } : entry));
  return { ...state, plugins, _undo };
}

/** The same game with the framework's own generator, for matches that began with it. */
export const withFormerRandom = (game: Game): Game => ({
  ...game,
  plugins: game.plugins?.filter((plugin) => plugin !== keyedRandomPlugin) ?? [],
});
