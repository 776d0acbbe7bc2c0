import { Client } from 'boardgame.io/client';
import { BrokenGameError, LocalGame } from '../../src/app/local/game';
import { holding } from '../../src/app/local/holding';
import {
  contentsOf,
  newGame,
  parseSavedGame,
  type SavedGame,
  type SeatSetup,
} from '../../src/app/local/saved';
import { defaultPlaces, seatsOf } from '../../src/app/local/seating';
import type { Move } from '../../src/games/contract';
import { matchFile } from '../../src/games/match-file';
import { type GameState, riverOfGold, seededRandom } from '../../src/games/river-of-gold';

const { card } = riverOfGold;
const PEOPLE: readonly SeatSetup[] = [
  { kind: 'person', name: 'Hana' },
  { kind: 'person', name: 'Ichiro' },
];
const OPTIONS = { patrons: 'none', clans: 'choose' } as const;

/** A client of its own plays the game, as the table's does. */
function open(saved: SavedGame, keep: (game: SavedGame) => boolean = () => true): LocalGame {
  const game = new LocalGame(riverOfGold, saved, keep);
  const client = Client({ game: riverOfGold.game, numPlayers: saved.seats.length, debug: false });
  game.place(client);
  game.connect(client);
  return game;
}

/** What everybody sees together: the state, whole but for the decks. */
const seenBy = (game: LocalGame): unknown[] => [0, 1].map((seat) => game.view(seat));

/** Plays some moves, and takes every fifth one back where that is allowed. */
function play(game: LocalGame, moves: number, seed: string): void {
  const random = seededRandom(seed);
  for (let made = 0; made < moves; made++) {
    const { decider } = game.snapshot().status;
    if (decider === null) return;
    const legal = riverOfGold.legalMoves(game.view(decider) as GameState, decider);
    const real = legal.filter((move) => move.name !== 'trade' && move.name !== 'spendFavor');
    const pool = real.length > 0 ? real : legal;
    const move = pool[random.index(pool.length)];
    if (!move) throw new Error('Nothing can be done.');
    expect(game.play(move, decider)).toBe(true);
    if (made % 5 === 4) game.undo(decider);
  }
}

function begin(): { game: LocalGame; kept: () => SavedGame } {
  let kept = newGame(card.id, PEOPLE, OPTIONS, 'local-test');
  const game = open(kept, (saved) => {
    kept = saved;
    return true;
  });
  return { game, kept: () => kept };
}

test('a stored game opens exactly where it stood, undone moves gone', () => {
  const { game, kept } = begin();
  play(game, 90, 'a');
  const saved = parseSavedGame(JSON.parse(JSON.stringify(kept())));
  if (!saved) throw new Error('The stored game was not understood.');
  const again = open(saved);
  expect(seenBy(again)).toEqual(seenBy(game));
  expect(again.snapshot().status).toEqual(game.snapshot().status);
  expect(again.saved.moves).toEqual(saved.moves);

  // And it goes on the same way: the dice after it are the same too.
  play(game, 40, 'b');
  play(again, 40, 'b');
  expect(seenBy(again)).toEqual(seenBy(game));
  expect(again.saved.moves).toEqual(game.saved.moves);
});

test('a move can be taken back after the game was opened again', () => {
  const { game, kept } = begin();
  for (let made = 0; !game.snapshot().status.canUndo; made++) play(game, 1, `undo-${made}`);
  const { moves } = game.saved;
  const again = open(kept());
  const { decider } = again.snapshot().status;
  again.undo(decider ?? 0);
  expect(again.saved.moves).toEqual(moves.slice(0, -1));
});

test('a move that the rules refuse changes and stores nothing', () => {
  const { game, kept } = begin();
  const before = kept();
  const move: Move = { name: 'endTurn', arg: {} };
  const { decider } = game.snapshot().status;
  expect(game.play(move, decider ?? 0)).toBe(false);
  expect(kept()).toBe(before);
});

test('a game whose moves the rules do not accept is not opened, and can still be exported', () => {
  const saved: SavedGame = {
    ...newGame(card.id, PEOPLE, OPTIONS, 'x'),
    moves: [{ player: 0, name: 'endTurn', arg: {} }],
  };
  expect(() => open(saved)).toThrow(BrokenGameError);
  expect(matchFile(contentsOf(saved))).toMatchObject({
    format: 'match',
    version: 2,
    game: 'river-of-gold',
    secret: 'x',
    players: 2,
    names: ['Hana', 'Ichiro'],
    moves: saved.moves,
  });
});

test.each([
  ['an unknown move', { moves: [{ player: 0, name: 'cheat', arg: {} }] }],
  ['a seat that is not at the table', { moves: [{ player: 5, name: 'chooseClan', arg: { clan: 'crab' } }] }],
  ['unknown options', { options: { patrons: 'all', clans: 'choose' } }],
])('a stored game with %s is not opened', (_, change) => {
  const saved = parseSavedGame({ ...newGame(card.id, PEOPLE, OPTIONS), ...change });
  if (!saved) throw new Error('The stored game was not understood.');
  expect(() => open(saved)).toThrow(BrokenGameError);
});

test.each([
  ['nothing', null],
  ['text', 'game'],
  ['no game’s name', { ...newGame(card.id, PEOPLE, OPTIONS), game: undefined }],
  ['no seats', { ...newGame(card.id, PEOPLE, OPTIONS), seats: 'none' }],
  [
    'a seat of an unknown kind',
    { ...newGame(card.id, PEOPLE, OPTIONS), seats: [{ kind: 'ghost', name: 'a' }, PEOPLE[0]] },
  ],
  ['a move that is none', { ...newGame(card.id, PEOPLE, OPTIONS), moves: [{ player: 'me' }] }],
  ['a version that is to come', { ...newGame(card.id, PEOPLE, OPTIONS), version: 99 }],
])('what was stored as a game but is not one is left alone: %s', (_, stored) => {
  expect(parseSavedGame(stored)).toBeNull();
});

test('a game can be played ahead before a table is laid, and goes on from there', () => {
  const game = new LocalGame(riverOfGold, newGame(card.id, PEOPLE, OPTIONS, 'ahead'), () => true);
  let made = 0;
  game.advance((state) => {
    const { decider } = riverOfGold.status(state as GameState);
    if (decider === null || made++ === 4) return null;
    return riverOfGold.legalMoves(state as GameState, decider)[0] ?? null;
  });
  expect(game.saved.moves).toHaveLength(4);
  const again = open(game.saved);
  expect(again.snapshot()).toEqual(game.snapshot());
  expect(seenBy(again)).toEqual(seenBy(game));
});

test('a move that the rules refuse is not played ahead', () => {
  const game = new LocalGame(riverOfGold, newGame(card.id, PEOPLE, OPTIONS, 'ahead'), () => true);
  expect(() => game.advance(() => ({ name: 'sail', arg: { ship: 9 } }))).toThrow(BrokenGameError);
  expect(game.saved.moves).toEqual([]);
});

test('every new game has an id and a secret of its own', () => {
  const games = Array.from({ length: 20 }, () => newGame(card.id, PEOPLE, OPTIONS));
  expect(new Set(games.map((game) => game.secret)).size).toBe(20);
  expect(new Set(games.map((game) => game.id)).size).toBe(20);
  // 256 bits: nobody can guess what comes next.
  for (const { secret } of games) expect(secret).toMatch(/^[0-9a-f]{64}$/);
});

test('a view holds nobody else’s hand', () => {
  const { game } = begin();
  play(game, 4, 'c');
  const hands = (seat: number | null) => (game.view(seat) as GameState).secrets.hands;
  expect(hands(0)[0]?.every((one) => one !== null)).toBe(true);
  expect(hands(0)[1]?.every((one) => one === null)).toBe(true);
  expect(
    hands(null)
      .flat()
      .every((one) => one === null),
  ).toBe(true);
});

describe('who holds the screen', () => {
  const bot: SeatSetup = { kind: 'bot', level: 'novice', name: 'Bot' };
  const [hana] = PEOPLE;
  if (!hana) throw new Error('Nobody plays.');
  const at = (decider: number, inTheOpen = false) => ({ decider, inTheOpen, over: false });

  test('one person alone never hands over', () => {
    expect(holding(at(1), [hana, bot], null)).toEqual({ acting: 0, handTo: null });
  });
  test('what is decided in the open needs no handing over', () => {
    expect(holding(at(1, true), PEOPLE, null)).toEqual({ acting: 1, handTo: null });
    expect(holding(at(2, true), [...PEOPLE, bot], 0)).toEqual({ acting: null, handTo: null });
  });
  test('nobody acts until the person who decides is there, on turn or off turn', () => {
    expect(holding(at(1), PEOPLE, 0)).toEqual({ acting: null, handTo: 1 });
    expect(holding(at(1), PEOPLE, 1)).toEqual({ acting: 1, handTo: null });
  });
  test('while a bot plays, the one who holds the screen keeps it', () => {
    expect(holding(at(2), [...PEOPLE, bot], 1)).toEqual({ acting: 1, handTo: null });
  });
  test('when the game is over it is not handed over any more', () => {
    expect(holding({ decider: null, inTheOpen: true, over: true }, PEOPLE, 1)).toEqual({
      acting: 1,
      handTo: null,
    });
  });
});

test('seats without a name get one, and no two are the same', () => {
  const seats = seatsOf(
    [
      { bot: null, name: ' Hana ' },
      { bot: null, name: 'Hana' },
      { bot: 'daimyo', name: '' },
      { bot: null, name: '' },
    ],
    card,
    (number) => `Player ${number}`,
  );
  expect(seats.map((seat) => seat.name)).toEqual(['Hana', 'Hana 2', 'Chiyo', 'Player 4']);
  expect(seats[2]).toMatchObject({ kind: 'bot', level: 'daimyo' });
});

test('the defaults are a table that can begin', () => {
  expect(seatsOf(defaultPlaces(card), card, () => 'Player')).toHaveLength(card.players.min);
});
