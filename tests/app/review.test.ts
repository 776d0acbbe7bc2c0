import { readFileSync } from 'node:fs';
import { timelineOf } from '../../src/app/replay/timeline';
import { analyse, type Thinker } from '../../src/app/review/analyse';
import {
  accuracyOf,
  keepReview,
  luckOf,
  markOf,
  newReview,
  type ReviewedTurn,
  readReview,
  turningPointsOf,
} from '../../src/app/review/review';
import { decidedOf, turnsOf } from '../../src/app/review/turns';
import { GAMES } from '../../src/games';
import { BOTS } from '../../src/games/bots';
import type { GameBots, GameModule } from '../../src/games/contract';
import { readMatchFile } from '../../src/games/match-file';

const read = (path: string) => readMatchFile(JSON.parse(readFileSync(path, 'utf8')), GAMES);
const match = read('tests/fixtures/river-of-gold/games/game-01.json');
const timeline = timelineOf(match.module, match.file);

/** The bots of a game on this thread, with a few games played out in thought. */
const thinkerOf = (bots: GameBots, asked: unknown[] = []): Thinker => {
  const budget = { steps: 4 };
  return {
    suggest: async (question) => {
      asked.push(question.view);
      return bots.suggest({ ...question, budget });
    },
    compare: async (question, plans) => bots.compare?.({ ...question, budget, plans }) ?? [],
    evaluate: async (question) => bots.evaluate({ ...question, budget: { steps: 1 } }),
  };
};
const botsOf = async (module: GameModule) => {
  const load = BOTS[module.card.id];
  if (!load) throw new Error('There are no bots.');
  return (await load()).bots;
};
const turn = (part: Partial<ReviewedTurn>): ReviewedTurn => ({
  seat: 0,
  turn: 1,
  from: 0,
  to: 1,
  shares: [0.5, 0.5],
  made: [],
  best: [{ plan: [], value: 0 }],
  loss: 0,
  unit: 'points',
  mark: null,
  chance: 0,
  ...part,
});
const review = (turns: readonly ReviewedTurn[], end = [1, 0]) =>
  newReview({ moves: 9, turns, end, seconds: 1 });

test('the turns of a match hold every move of the player on turn, once', () => {
  const turns = turnsOf(match.module, timeline);
  const moves = turns.flatMap((one) => one.moves);
  const onTurn = timeline.moments.filter(({ move }, at) => {
    const before = timeline.moments[at - 1];
    return move && before && match.module.status(before.state.G).onTurn === move.player;
  });
  expect(moves).toEqual(onTurn.map(({ move }) => ({ name: move?.name, arg: move?.arg })));
  expect(turns.every(({ from, to }) => from < to)).toBe(true);
});

test('a turn is judged as far as it was decided: legal moves, until chance has a say', () => {
  for (const { seat, from, moves } of turnsOf(match.module, timeline)) {
    const view = match.module.view((timeline.moments[from] ?? timeline.moments[0]).state.G, seat);
    const before = JSON.stringify(view);
    const { plan } = decidedOf(match.module, view, seat, moves);
    expect(plan).toEqual(moves.slice(0, plan.length));
    expect(plan.length).toBeGreaterThan(0);
    expect(JSON.stringify(view)).toBe(before);
  }
});

test.each(['river-of-gold', 'iki', 'root'])(
  'a whole match of %s is reviewed by what each seat could know',
  async (game) => {
    const { module, file } = read(`tests/fixtures/${game}/games/game-02.json`);
    const whole = timelineOf(module, file);
    const asked: unknown[] = [];
    const progress: number[] = [];
    const made = await analyse({
      module,
      timeline: whole,
      id: 'x',
      thinkers: [thinkerOf(await botsOf(module), asked)],
      signal: new AbortController().signal,
      onProgress: (done) => progress.push(done),
    });
    expect(made.turns).toHaveLength(turnsOf(module, whole).length);
    expect(progress.at(-1)).toBe(1);
    for (const [index, { seat, from, shares }] of made.turns.entries()) {
      const { G } = (whole.moments[from] ?? whole.moments[0]).state;
      expect(asked[index]).toEqual(module.view(G, seat));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect(turningPointsOf(made)).toHaveLength(3);
    for (const accuracy of accuracyOf(made, file.players)) expect(accuracy).toBeGreaterThan(0);
  },
  120_000,
);

test('a review can be stopped', async () => {
  const controller = new AbortController();
  const stopped = analyse({
    module: match.module,
    timeline,
    id: 'x',
    thinkers: [thinkerOf(await botsOf(match.module))],
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(stopped).rejects.toThrow();
});

test('marks: what loses much, and the one good way that was found', () => {
  const ways = (...values: number[]) => values.map((value) => ({ plan: [], value }));
  expect(markOf(6, 'points', ways(10, 9), false)).toBe('mistake');
  expect(markOf(2, 'points', ways(10, 9), false)).toBeNull();
  expect(markOf(0.2, 'share', ways(10, 9), false)).toBe('mistake');
  expect(markOf(0, 'points', ways(10, 2), true)).toBe('brilliant');
  expect(markOf(0, 'points', ways(10, 9), true)).toBeNull();
  expect(markOf(0, 'points', ways(10, 2), false)).toBeNull();
});

test('accuracy falls with what is lost, and luck is counted apart from it', () => {
  const made = review([turn({}), turn({ seat: 1, loss: 10, chance: 0.3 }), turn({ seat: 1, chance: -0.1 })]);
  const [best, worse] = accuracyOf(made, 2);
  expect(best).toBe(100);
  expect(worse).toBeLessThan(80);
  expect(luckOf(made, 2)[1]).toBeCloseTo(0.2);
  expect(accuracyOf(made, 3)[2]).toBeNull();
});

test('turning points are the greatest changes in the order of the match, each with its reason', () => {
  const made = review([
    turn({ turn: 1, to: 1, shares: [0.5, 0.5] }),
    turn({ turn: 2, to: 2, shares: [0.52, 0.48], seat: 1, loss: 9, mark: 'mistake' }),
    turn({ turn: 3, to: 3, shares: [0.8, 0.2], chance: -0.3 }),
    turn({ turn: 4, to: 4, shares: [0.4, 0.6] }),
    turn({ turn: 5, to: 5, shares: [0.41, 0.59] }),
  ]);
  expect(turningPointsOf(made).map(({ turn: at, reason }) => [at, reason])).toEqual([
    [2, 'mistake'],
    [3, 'chance'],
    [5, 'play'],
  ]);
});

test('a review is kept for its match, and for no other', () => {
  const made = review([turn({})]);
  keepReview('m', made);
  expect(readReview('m', 9)).toEqual(made);
  expect(readReview('m', 10)).toBeNull();
  expect(readReview('n', 9)).toBeNull();
});
