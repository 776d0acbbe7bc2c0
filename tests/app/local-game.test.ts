import { BrokenGameError, LocalGame, movesInLog } from '../../src/app/local/game';
import { holding } from '../../src/app/local/holding';
import {
  matchFile,
  newGame,
  parseSavedGame,
  type SavedGame,
  type SeatSetup,
} from '../../src/app/local/saved';
import { defaultPlaces, seatsOf } from '../../src/app/local/seating';
import { GAME_NAME } from '../../src/app/online/lobby';
import {
  checkInvariants,
  explain,
  legalMoves,
  type Move,
  RiverOfGold,
  seededRandom,
} from '../../src/games/river-of-gold';
import { findMoment, SITUATIONS } from '../../src/games/river-of-gold/board/situations';
import {
  GUIDE_SEED,
  guideGame,
  LEARNER,
  suggestedBuild,
} from '../../src/games/river-of-gold/learn/guide-steps';

const PEOPLE: readonly SeatSetup[] = [
  { kind: 'person', name: 'Hana' },
  { kind: 'person', name: 'Ichiro' },
];
const OPTIONS = { patrons: 'none', clans: 'choose' } as const;

/** Plays some moves, and takes every fifth one back where that is allowed. */
function play(game: LocalGame, moves: number, seed: string): void {
  const random = seededRandom(seed);
  for (let made = 0; made < moves && game.snapshot().state.step !== 'over'; made++) {
    const { state } = game.snapshot();
    const legal = legalMoves(state, state.current);
    const real = legal.filter((move) => move.name !== 'trade' && move.name !== 'spendFavor');
    const pool = real.length > 0 ? real : legal;
    expect(game.play(pool[random.index(pool.length)] as Move)).toBe(true);
    if (made % 5 === 4) game.undo();
  }
}

function begin(): { game: LocalGame; kept: () => SavedGame } {
  let kept = newGame(PEOPLE, OPTIONS, 'local-test');
  const game = new LocalGame(kept, false, (saved) => {
    kept = saved;
    return true;
  });
  return { game, kept: () => kept };
}

test('a stored game opens exactly where it stood, undone moves gone', () => {
  const { game, kept } = begin();
  play(game, 90, 'a');
  const stored: unknown = JSON.parse(JSON.stringify(kept()));
  const saved = parseSavedGame(stored);
  if (!saved) throw new Error('The stored game was not understood.');
  const again = new LocalGame(saved, false, () => true);
  expect(again.snapshot().state).toEqual(game.snapshot().state);
  expect(movesInLog(again.snapshot().log)).toEqual(saved.moves);
  expect(checkInvariants(again.snapshot().state)).toEqual([]);

  // And it goes on the same way: the dice after it are the same too.
  play(game, 40, 'b');
  play(again, 40, 'b');
  expect(again.snapshot().state).toEqual(game.snapshot().state);
});

test('a move that the rules refuse changes and stores nothing', () => {
  const { game, kept } = begin();
  const before = kept();
  const move: Move = { name: 'endTurn', arg: {} };
  expect(explain(game.snapshot().state, 0, move)).not.toBeNull();
  expect(game.play(move)).toBe(false);
  expect(kept()).toBe(before);
});

test('a game whose moves the rules do not accept is not opened, and can still be exported', () => {
  const saved = {
    ...newGame(PEOPLE, OPTIONS, 'x'),
    moves: [{ player: 0, name: 'endTurn', arg: {} } as const],
  };
  expect(() => new LocalGame(saved, false, () => true)).toThrow(BrokenGameError);
  expect(matchFile(saved)).toMatchObject({
    format: 'river-of-gold-match',
    version: 1,
    seed: 'x',
    numPlayers: 2,
  });
});

test.each([
  ['nothing', null],
  ['text', 'game'],
  ['no seats', { ...newGame(PEOPLE, OPTIONS), seats: 'none' }],
  [
    'a seat of an unknown kind',
    { ...newGame(PEOPLE, OPTIONS), seats: [{ kind: 'ghost', name: 'a' }, PEOPLE[0]] },
  ],
  ['an unknown move', { ...newGame(PEOPLE, OPTIONS), moves: [{ player: 0, name: 'cheat', arg: {} }] }],
  ['unknown options', { ...newGame(PEOPLE, OPTIONS), options: { patrons: 'all', clans: 'choose' } }],
])('what was stored as a game but is not one is left alone: %s', (_, stored) => {
  expect(parseSavedGame(stored)).toBeNull();
});

test('a view holds nobody else’s hand', () => {
  const { game } = begin();
  play(game, 4, 'c');
  const { hands } = game.view(0).secrets;
  expect(hands[0]?.every((card) => card !== null)).toBe(true);
  expect(hands[1]?.every((card) => card === null)).toBe(true);
  expect(
    game
      .view(null)
      .secrets.hands.flat()
      .every((card) => card === null),
  ).toBe(true);
});

describe('who holds the screen', () => {
  const bot: SeatSetup = { kind: 'bot', level: 'novice', name: 'Bot' };
  const at = (current: number, phase: 'clans' | 'era1' = 'era1') =>
    ({ current, phase, step: phase === 'clans' ? 'clans' : 'beforeAction' }) as const;

  test('one person alone never hands over', () => {
    expect(holding(at(1), [PEOPLE[0] as SeatSetup, bot], null)).toEqual({ eyes: 0, acts: 0, handTo: null });
  });
  test('clans are chosen in the open, with the cards face down', () => {
    expect(holding(at(1, 'clans'), PEOPLE, null)).toEqual({ eyes: null, acts: 1, handTo: null });
  });
  test('nobody sees or acts until the next person is there', () => {
    expect(holding(at(1), PEOPLE, 0)).toEqual({ eyes: null, acts: null, handTo: 1 });
    expect(holding(at(1), PEOPLE, 1)).toEqual({ eyes: 1, acts: 1, handTo: null });
  });
  test('while a bot plays, the one who holds the screen keeps it', () => {
    expect(holding(at(2), [...PEOPLE, bot], 1)).toEqual({ eyes: 1, acts: 1, handTo: null });
  });
  test('when the game is over it is not handed over any more', () => {
    expect(holding({ ...at(0), step: 'over' }, PEOPLE, 1).handTo).toBeNull();
  });
});

test('seats without a name get one, and no two are the same', () => {
  const seats = seatsOf(
    [
      { sitter: 'person', name: ' Hana ' },
      { sitter: 'person', name: 'Hana' },
      { sitter: 'daimyo', name: '' },
      { sitter: 'person', name: '' },
    ],
    (number) => `Player ${number}`,
  );
  expect(seats.map((seat) => seat.name)).toEqual(['Hana', 'Hana 2', 'Chiyo', 'Player 4']);
  expect(seats[2]).toMatchObject({ kind: 'bot', level: 'daimyo' });
});

test('the defaults are a table that can begin', () => {
  expect(seatsOf(defaultPlaces(), () => 'Player')).toHaveLength(2);
});

test('the guide begins with a building that the learner can afford', () => {
  const game = new LocalGame(guideGame('You', 'Akiko', GUIDE_SEED), false, () => true);
  const { state } = game.snapshot();
  expect(state.current).toBe(LEARNER);
  const build = suggestedBuild(state);
  if (!build) throw new Error('There is nothing to build.');
  expect(explain(state, LEARNER, build)).toBeNull();
  expect(build.arg.tile).toBe(state.row[3]);
});

test('the lobby asks for the game by the name that it has', () => {
  expect(GAME_NAME).toBe(RiverOfGold.name);
});

test.each(SITUATIONS)('the scenario $name comes about', (situation) => {
  const { state } = findMoment(situation);
  expect(situation.holds(state)).toBe(true);
  expect(checkInvariants(state)).toEqual([]);
});
