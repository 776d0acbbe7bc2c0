import { GAMES } from '../../src/games';
import type { GameModule } from '../../src/games/contract';
import {
  initialStateOf,
  type MatchContents,
  MatchFileError,
  matchFile,
  readMatchFile,
  replayMatch,
} from '../../src/games/match-file';
import { toy } from '../fixtures/toy';

const ALL: readonly GameModule[] = [...GAMES, toy];
const CONTENTS: MatchContents = {
  game: 'toy',
  players: 2,
  options: { length: 12 },
  seed: 'file',
  moves: [
    { player: 0, name: 'ask', arg: { seat: 1 } },
    { player: 1, name: 'help', arg: { yes: false } },
    { player: 0, name: 'roll', arg: {} },
  ],
};
const readAgain = (file: object) => readMatchFile(JSON.parse(JSON.stringify(file)), ALL);

describe('a match file', () => {
  test('names its format, version and game, and reads back as it was written', () => {
    const file = matchFile({ ...CONTENTS, names: ['Ada', null] });
    expect(file).toMatchObject({ format: 'match', version: 2, game: 'toy' });
    const { module, file: read } = readAgain(file);
    expect(module).toBe(toy);
    expect(read).toEqual(file);
  });

  test('is replayed move by move, answers of others included, with what each made happen', () => {
    const { module, file } = readAgain(matchFile(CONTENTS));
    const steps = [...replayMatch(module, file)];
    expect(steps.map(({ move }) => move.name)).toEqual(['ask', 'help', 'roll']);
    expect(steps.map(({ events }) => events.length)).toEqual([0, 0, 1]);
    expect(steps.at(-1)?.state.ctx.currentPlayer).toBe('1');
  });

  test('may hold boardgame.io’s initial state for a seed', () => {
    const initialState = initialStateOf(toy, CONTENTS);
    const { seed: _seed, ...rest } = CONTENTS;
    const { module, file } = readAgain(matchFile({ ...rest, initialState }));
    const bySeed = [...replayMatch(toy, CONTENTS)].at(-1)?.state.G;
    expect([...replayMatch(module, file)].at(-1)?.state.G).toEqual(bySeed);
  });

  test('of version 1 is read by the format name of its game, with the names of its players', () => {
    const [first] = GAMES;
    const { module, file } = readAgain({
      format: first?.card.formerFileFormat,
      version: 1,
      numPlayers: 2,
      setupData: { patrons: 'draft' },
      seed: 'old',
      players: [
        { id: 0, name: 'Anna', bot: null },
        { id: 1, name: null, bot: 'novice' },
      ],
      moves: [],
    });
    expect(module).toBe(first);
    expect(file).toMatchObject({ version: 2, players: 2, options: { patrons: 'draft' }, seed: 'old' });
    expect(file.names).toEqual(['Anna', null]);
  });

  test.each([
    ['of another program', { format: 'chess', version: 2 }, /not a match/],
    ['without a format', {}, /not a match/],
    ['of a newer version', { ...matchFile(CONTENTS), version: 3 }, /newer version/],
    ['of a game that is not here', { ...matchFile(CONTENTS), game: 'go' }, /not played here/],
    ['of a prototype', { ...matchFile(CONTENTS), game: '__proto__' }, /not played here/],
    ['of too many', { ...matchFile(CONTENTS), players: 7 }, /No such race/],
    ['with options that are none', { ...matchFile(CONTENTS), options: 5 }, /options/],
    ['without a beginning', { ...matchFile(CONTENTS), seed: undefined }, /neither a seed/],
    ['without moves', { ...matchFile(CONTENTS), moves: {} }, /no list of moves/],
    ['with a wrong state', { ...matchFile(CONTENTS), initialState: { G: {}, ctx: {} } }, /initial state/],
    [
      'with a seat too many',
      { ...matchFile(CONTENTS), moves: [{ player: 2, name: 'roll', arg: {} }] },
      /Move 1/,
    ],
    [
      'with half a seat',
      { ...matchFile(CONTENTS), moves: [{ player: 0.5, name: 'roll', arg: {} }] },
      /Move 1/,
    ],
  ])('%s is refused in one sentence', (_, value, words) => {
    expect(() => readAgain(value)).toThrow(MatchFileError);
    expect(() => readAgain(value)).toThrow(words);
    expect(() => readAgain(value)).toThrow(/^[A-Z][^.]*\.$/);
  });

  test('with a move that is not legal ends there', () => {
    const { module, file } = readAgain(
      matchFile({ ...CONTENTS, moves: [{ player: 1, name: 'roll', arg: {} }] }),
    );
    expect(() => [...replayMatch(module, file)]).toThrow('Move 1 (roll) is not legal: notNow.');
  });
});
