import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/games';
import { MatchFileError, readMatchFile, replayMatch } from '../../src/games/match-file';

const folderOf = (id: string): string => join(__dirname, '../fixtures', id, 'games');
const filesOf = (id: string): string[] =>
  existsSync(folderOf(id)) ? readdirSync(folderOf(id)).filter((name) => name.endsWith('.json')) : [];
const FIXTURES = GAMES.flatMap(({ card }) => filesOf(card.id).map((name) => ({ id: card.id, name })));
const read = ({ id, name }: { id: string; name: string }) =>
  JSON.parse(readFileSync(join(folderOf(id), name), 'utf8'));

/** The result and a checksum of all states of a match that is played again. */
function replayed(fixture: unknown) {
  const { module, file } = readMatchFile(fixture, GAMES);
  const states = createHash('sha256');
  let result: unknown = null;
  for (const { state } of replayMatch(module, file)) {
    states.update(JSON.stringify(state.G));
    const problems = module.invariants(state.G);
    if (problems.length > 0) throw new Error(problems.join('; '));
    result = module.result(state.G);
  }
  return { game: module.card.id, result, states: states.digest('hex') };
}

test.each(GAMES.map(({ card }) => card.id))('twenty finished games of %s are kept', (id) => {
  expect(filesOf(id)).toHaveLength(20);
});

test.each(FIXTURES)(
  '$name of $id, replayed today, passes through the same states to the same result',
  (one) => {
    const { result, states } = read(one);
    expect(replayed(read(one))).toEqual({ game: one.id, result, states });
  },
);

test.each(GAMES.map(({ card }) => card.id))('a game of %s that went another way is noticed', (id) => {
  const fixture = read({ id, name: filesOf(id)[0] ?? '' });
  const shorter = { ...fixture, moves: fixture.moves.slice(0, -5) };
  expect(replayed(shorter).states).not.toBe(fixture.states);
  expect(() => replayed({ ...fixture, moves: fixture.moves.slice(3) })).toThrow(MatchFileError);
  expect(() => replayed({ ...fixture, seed: 'another' })).toThrow(MatchFileError);
});
