import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkInvariants } from '../../../../src/games/river-of-gold';
import { MatchFileError, readMatch, replayMatch } from '../../../../src/games/river-of-gold/replay';

const FOLDER = join(__dirname, '../../../fixtures/river-of-gold/games');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8'));

function replayed(fixture: unknown) {
  const states = createHash('sha256');
  let result: unknown = null;
  for (const { state } of replayMatch(readMatch(fixture))) {
    states.update(JSON.stringify(state.G));
    const problems = checkInvariants(state.G);
    if (problems.length > 0) throw new Error(problems.join('; '));
    result = state.G.result;
  }
  return { result, states: states.digest('hex') };
}

test('twenty finished games are kept', () => {
  expect(files).toHaveLength(20);
});

test.each(files)('%s, replayed today, passes through the same states to the same result', (name) => {
  const fixture = read(name);
  expect(replayed(fixture)).toEqual({ result: fixture.result, states: fixture.states });
});

test('a game that went another way is noticed', () => {
  const fixture = read(files[0] as string);
  const other = replayed({ ...fixture, moves: fixture.moves.slice(0, -5) });
  expect(other.states).not.toBe(fixture.states);
  expect(() => replayed({ ...fixture, moves: fixture.moves.slice(3) })).toThrow(MatchFileError);
  expect(() => replayed({ ...fixture, seed: 'another' })).toThrow(MatchFileError);
});
