import type { GameBots } from '../../src/games/contract';
import { decideOrFallBack } from '../../src/games/decide';
import { seededRandom } from '../../src/games/random';
import { type Race, type ToyMove, toy } from '../fixtures/toy';
import { bots } from '../fixtures/toy/bots';

const view = toy.view(toy.create(2, {}, seededRandom('decide')), 0);
const question = { view, seat: 0, seed: 's', level: 'runner' };

/** The toy's bots, some levels of which fail or answer with this move. */
const withTrouble = (trouble: Readonly<Record<string, 'fails' | ToyMove>>): GameBots<Race, ToyMove> => ({
  ...bots,
  decide: (asked) => {
    const answer = trouble[asked.level];
    if (answer === 'fails') throw new Error(`the ${asked.level} is ill`);
    return answer ? { move: answer, value: 0, steps: 0 } : bots.decide(asked);
  },
});

function decide(trouble: Readonly<Record<string, 'fails' | ToyMove>>, level = 'runner') {
  const failures: string[] = [];
  const move = decideOrFallBack(toy, withTrouble(trouble), { ...question, level }, (failed, error) =>
    failures.push(`${failed}: ${error instanceof Error ? error.message : error}`),
  );
  return { move, failures };
}

describe('a bot level that fails', () => {
  test('is replaced by the one below it, and the failure is reported', () => {
    const { move, failures } = decide({ runner: 'fails' });
    expect(move).toEqual(bots.decide({ ...question, level: 'walker' }).move);
    expect(failures).toEqual(['runner: the runner is ill']);
  });

  test('is also one that answers with an illegal move', () => {
    const { move, failures } = decide({ runner: { name: 'help', arg: { yes: true } } });
    expect(move).toEqual(bots.decide({ ...question, level: 'walker' }).move);
    expect(failures).toEqual(['runner: The move help is not legal: notNow.']);
  });

  test('leaves the first legal move where all fail', () => {
    const { move, failures } = decide({ runner: 'fails', walker: 'fails' });
    expect(move).toEqual(toy.legalMoves(view, 0)[0]);
    expect(failures).toHaveLength(2);
  });

  test('does not concern those below it', () => {
    expect(decide({ runner: 'fails' }, 'walker').failures).toEqual([]);
  });
});

test('a level that works is not replaced', () => {
  expect(decide({})).toEqual({ move: bots.decide(question).move, failures: [] });
});

test('a seat that is not to decide is an error', () => {
  expect(() => decideOrFallBack(toy, bots, { ...question, seat: 1 }, () => {})).toThrow('nothing to decide');
});
