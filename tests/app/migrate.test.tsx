import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { LocalGame } from '../../src/app/local/game';
import { contentsOf, listGames, readGame } from '../../src/app/local/saved';
import { migrateStored } from '../../src/app/migrate';
import { myName } from '../../src/app/my-name';
import { chatReadKey, listSeats, ownSeat } from '../../src/app/online/seats';
import { GAMES } from '../../src/games';
import { CARDS } from '../../src/games/cards';
import { matchFile, readMatchFile, replayMatch } from '../../src/games/match-file';
import { readStored } from '../../src/ui/storage';

/** Everything that a browser had stored when version 0.1 was used in it: recorded there, not written by hand. */
const STORED: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/fixtures/river-of-gold/0.1/local-storage.json', 'utf8'),
);
const FIRST = CARDS[0].id;
const keysOf = (kind: string) => Object.keys(STORED).filter((key) => key.startsWith(`${FIRST}.${kind}`));
const textOf = (key: string): string => STORED[key] ?? '';

beforeEach(() => {
  localStorage.clear();
  for (const [key, text] of Object.entries(STORED)) localStorage.setItem(key, text);
});

test('the fixture holds one of everything', () => {
  expect(keysOf('local.')).toHaveLength(2);
  for (const kind of ['settings', 'name', 'seat.', 'chat-read.']) expect(keysOf(kind)).toHaveLength(1);
});

test('games of 0.1 open where they stood, with every move', () => {
  migrateStored(FIRST);
  const games = listGames();
  expect(games.map((game) => game.summary?.over).sort()).toEqual([false, true]);
  for (const saved of games) {
    const before = JSON.parse(textOf(`${FIRST}.local.${saved.id}`));
    expect(saved).toMatchObject({ version: 2, game: FIRST, seed: before.seed, moves: before.moves });
    expect(saved.seats).toEqual(before.seats);
    const module = GAMES.find(({ card }) => card.id === saved.game);
    if (!module) throw new Error('There is no such game.');
    const { status } = new LocalGame(module, saved, () => true).snapshot();
    expect(status).toMatchObject({
      phase: before.summary.phase,
      turn: before.summary.turn,
      over: before.summary.over,
    });
    // And each can be given away as a file that everybody can open.
    const { file } = readMatchFile(JSON.parse(JSON.stringify(matchFile(contentsOf(saved)))), GAMES);
    expect([...replayMatch(module, file)]).toHaveLength(before.moves.length);
  }
});

test('name, settings, seats and what was read of the chat are kept', () => {
  migrateStored(FIRST);
  expect(myName()).toBe(JSON.parse(textOf(`${FIRST}.name`)));
  expect(readStored('games.settings')).toEqual(JSON.parse(textOf(`${FIRST}.settings`)));
  const [seat] = listSeats();
  const before = JSON.parse(textOf(keysOf('seat.')[0] ?? ''));
  expect(seat).toEqual({ game: FIRST, ...before });
  expect(ownSeat(before.matchID)).toEqual(seat);
  expect(readStored(chatReadKey(before.matchID))).toBe(JSON.parse(textOf(keysOf('chat-read.')[0] ?? '')));
});

test('nothing is stored twice afterwards, and a second start changes nothing', () => {
  migrateStored(FIRST);
  const after = JSON.stringify(localStorage);
  expect(Object.keys(localStorage).filter((key) => key.startsWith(FIRST))).toEqual([]);
  expect(localStorage).toHaveLength(Object.keys(STORED).length);
  migrateStored(FIRST);
  expect(JSON.stringify(localStorage)).toBe(after);
});

test('what cannot be read stays where it is', () => {
  localStorage.setItem(`${FIRST}.local.broken`, '{"id":');
  localStorage.setItem(`${FIRST}.unknown`, '"what is this"');
  migrateStored(FIRST);
  expect(localStorage.getItem(`${FIRST}.local.broken`)).toBe('{"id":');
  expect(localStorage.getItem(`${FIRST}.unknown`)).toBe('"what is this"');
});

test('of a game that an old tab has played on, the later one is kept', () => {
  migrateStored(FIRST);
  const [running] = listGames().filter((game) => !game.summary?.over);
  if (!running) throw new Error('No game is running.');
  const key = `${FIRST}.local.${running.id}`;
  const before = JSON.parse(textOf(key));
  const later = { ...before, updatedAt: before.updatedAt + 1, moves: before.moves.slice(0, -1) };
  localStorage.setItem(key, JSON.stringify(later));
  migrateStored(FIRST);
  expect(readGame(running.id)?.moves).toHaveLength(before.moves.length - 1);
  localStorage.setItem(key, JSON.stringify(before));
  migrateStored(FIRST);
  expect(readGame(running.id)?.moves).toHaveLength(before.moves.length - 1);
  expect(localStorage.getItem(key)).toBeNull();
});

test('a browser that has no room for both keeps the game, under the new key or the old', () => {
  const [key = ''] = keysOf('local.');
  const prototype: { setItem(key: string, value: string): void } = Storage.prototype;
  const { setItem } = prototype;
  prototype.setItem = function (this: Storage, name: string, value: string) {
    if (name.startsWith('games.local.') && this.getItem(key) !== null) throw new Error('full');
    setItem.call(this, name, value);
  };
  try {
    migrateStored(FIRST);
    expect(listGames()).toHaveLength(2);
    expect(localStorage.getItem(key)).toBeNull();
  } finally {
    prototype.setItem = setItem;
  }
});

test('a browser that takes nothing more keeps what it had', () => {
  const prototype: { setItem(key: string, value: string): void } = Storage.prototype;
  const { setItem } = prototype;
  prototype.setItem = function (this: Storage, name: string, value: string) {
    if (name.startsWith('games.')) throw new Error('full');
    setItem.call(this, name, value);
  };
  try {
    migrateStored(FIRST);
  } finally {
    prototype.setItem = setItem;
  }
  expect(Object.keys(localStorage).sort()).toEqual(Object.keys(STORED).sort());
});
