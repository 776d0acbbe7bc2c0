import type { GameBots, GameModule, Seat } from '../../src/games/contract';
import { seededRandom } from '../../src/games/random';
import { countsOf, SUBJECTS, type Subject } from './every-game';

jest.setTimeout(600_000);
/** Enough for a bot to have an opinion, few enough for many games. */
const FEW_STEPS = { steps: 2 };

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
}

/** A whole game of bots, each of which gets its seat's view; an illegal move throws. Returns its positions. */
function playBots(
  module: GameModule,
  bots: GameBots,
  levels: readonly string[],
  options: object,
  seed: string,
) {
  const random = seededRandom(seed);
  const state = module.create(levels.length, options, random);
  const positions: Position[] = [];
  for (let seat = module.status(state).decider; seat !== null; seat = module.status(state).decider) {
    positions.push({ state: module.clone(state), seat });
    const question = { view: module.view(state, seat), seat, seed: `${seed}/${positions.length}` };
    const level = levels[seat] ?? '';
    const { move, value, steps } = bots.decide({ ...question, level, budget: FEW_STEPS });
    const refusal = module.explain(state, seat, move);
    if (refusal) throw new Error(`${level}, ${seed}: ${JSON.stringify(move)} is illegal, ${refusal.code}.`);
    expect([value, steps].every(Number.isFinite)).toBe(true);
    module.apply(state, move, random);
    if (positions.length > 5000) throw new Error(`The game ${seed} does not end.`);
  }
  return { state, positions };
}

/** A few positions of each number of players, with everything that is hidden in them. */
async function somePositions({ module, bots, options }: Subject): Promise<Position[]> {
  const variants = await options();
  const players = await bots();
  return countsOf(module).flatMap((count, index) => {
    const levels = Array.from({ length: count }, () => module.card.botLevels[0] ?? '');
    const variant = variants[index % variants.length] ?? {};
    const { positions } = playBots(module, players, levels, variant, `positions ${count}`);
    const pick = seededRandom(`pick ${count}`);
    return pick.shuffle(positions).slice(0, 4);
  });
}

describe.each(SUBJECTS)('the bots of $id', (subject) => {
  const { module } = subject;
  const { botLevels } = module.card;

  test.each(botLevels)('%s finishes games of every size and makes legal moves only', async (level) => {
    const bots = await subject.bots();
    const variants = await subject.options();
    for (const [index, count] of countsOf(module).entries()) {
      // Every other seat, so that each level also meets the weakest.
      const levels = Array.from({ length: count }, (_, seat) => (seat % 2 ? (botLevels[0] ?? '') : level));
      const options = variants[index % variants.length] ?? {};
      const { state } = playBots(module, bots, levels, options, `${level} ${count}`);
      expect(module.result(state)?.scores).toHaveLength(count);
    }
  });

  test.each(botLevels)('%s decides by its view alone, the same again for the same seed', async (level) => {
    const { decide } = await subject.bots();
    for (const { state, seat } of await somePositions(subject)) {
      const view = module.view(state, seat);
      const before = JSON.stringify(view);
      const question = { seat, level, seed: 'honest', budget: { steps: 12 } };
      const expected = decide({ ...question, view });
      expect(decide({ ...question, view })).toEqual(expected);
      // The whole state is handed over on purpose: a bot that looked at hidden things would find them there.
      expect(decide({ ...question, view: module.clone(state) })).toEqual(expected);
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('a seat that is not to decide gets an error, and no suggestion', async () => {
    const { decide, suggest } = await subject.bots();
    for (const { state, seat } of await somePositions(subject)) {
      const other = seat === 0 ? 1 : 0;
      const question = { view: module.view(state, other), seat: other, seed: 's', budget: FEW_STEPS };
      for (const level of botLevels) {
        expect(() => decide({ ...question, level })).toThrow('nothing to decide');
      }
      expect(suggest(question)).toEqual([]);
    }
  });

  test('suggestions are legal plans, best first, by the view alone', async () => {
    const { suggest } = await subject.bots();
    for (const { state, seat } of await somePositions(subject)) {
      const question = { seat, seed: 'honest', budget: { steps: 24 } };
      const found = suggest({ ...question, view: module.view(state, seat) });
      expect(suggest({ ...question, view: module.clone(state) })).toEqual(found);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map(({ plan }) => JSON.stringify(plan))).size).toBe(found.length);
      for (const { move, plan } of found) {
        expect(plan[0]).toEqual(move);
        expect(module.explain(state, seat, move)).toBeNull();
      }
    }
  });

  test('expected shares of the victory are 1 together, by the view alone, the same again for the same seed', async () => {
    const { evaluate } = await subject.bots();
    for (const { state, seat } of await somePositions(subject)) {
      const question = { seat, seed: 'honest', budget: { steps: 3 } };
      const shares = evaluate({ ...question, view: module.view(state, seat) });
      expect(evaluate({ ...question, view: module.clone(state) })).toEqual(shares);
      expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  test('a finished game is shared by its winners', async () => {
    const bots = await subject.bots();
    for (const count of countsOf(module)) {
      const levels = Array.from({ length: count }, () => botLevels[0] ?? '');
      const { state } = playBots(module, bots, levels, {}, `finished ${count}`);
      const winners = module.result(state)?.winners ?? [];
      const shares = levels.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
      for (const seat of levels.keys()) {
        expect(bots.evaluate({ view: module.view(state, seat), seat, seed: 's' })).toEqual(shares);
      }
    }
  });
});
