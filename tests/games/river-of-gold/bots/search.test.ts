import { type GameState, type Move, playerView, seededRandom } from '../../../../src/games/river-of-gold';
import { type Candidate, candidatesFor } from '../../../../src/games/river-of-gold/bots/candidates';
import { DAIMYO_SEARCH } from '../../../../src/games/river-of-gold/bots/daimyo';
import { type Contender, search } from '../../../../src/games/river-of-gold/bots/search';
import { Sight } from '../../../../src/games/river-of-gold/bots/sight';
import { weightsFor } from '../../../../src/games/river-of-gold/bots/weights';
import { position, type ScenarioSpec } from '../rules/scenario';
import { playBots, positions } from './table';

/** What a daimyo thinks of these ways to go on, none of which looks better than another at first sight. */
function ranking(state: GameState, ways: readonly Move[][]): Contender[] {
  const candidates = ways.map((moves): Candidate => ({ moves, worth: 0 }));
  const view = playerView(state, state.current);
  const weights = weightsFor(view);
  return search(view, state.current, candidates, 'seed', { steps: 8 }, weights, DAIMYO_SEARCH).ranked;
}

/** The last turn of a game of two: whatever is done now decides it. */
const LAST_TURN: ScenarioSpec = {
  players: 2,
  phase: 'finalRound',
  era1Left: 0,
  era2Left: 0,
  finalRound: { by: 1, turnsLeft: 1 },
};

const END: Move = { name: 'endTurn', arg: {} };
const FOR_FAVOR: Move = { name: 'trade', arg: { give: 'koku', gain: 'favor' } };

describe('a daimyo wants', () => {
  test('to win: favor that breaks a tie is bought with the last koku', () => {
    const seat = { koku: 5, favor: 1, points: 40, silk: 0, rice: 0, porcelain: 0 };
    const state = position({ ...LAST_TURN, step: 'afterAction', seats: [seat, { ...seat, koku: 0 }] });
    const [best] = ranking(state, [[END], [FOR_FAVOR, END]]);
    expect(best?.moves).toEqual([FOR_FAVOR, END]);
  });

  test('more points where the victory is sure anyway', () => {
    const state = position({
      ...LAST_TURN,
      seats: [{ die: 1, ships: [3, 9], points: 90 }, { points: 10 }],
      shore: { 8: ['era1-shrine-point', 0], 10: ['era1-shrine-favor', 0] },
    });
    const [best, other] = ranking(state, [
      [{ name: 'sail', arg: { ship: 1 } }],
      [{ name: 'sail', arg: { ship: 0 } }],
    ]);
    expect(best?.moves[0]).toEqual({ name: 'sail', arg: { ship: 0 } });
    expect((best?.leads ?? 0) / (best?.games ?? 1)).toBeGreaterThan(
      (other?.leads ?? 0) / (other?.games ?? 1),
    );
  });

  test('to beat a novice, and does', () => {
    let lead = 0;
    for (const [game, levels] of (
      [
        ['daimyo', 'novice'],
        ['novice', 'daimyo'],
      ] as const
    ).entries()) {
      const { state } = playBots(levels, `beats ${game}`, 'none', { steps: 16 });
      const daimyo = levels.indexOf('daimyo');
      const scores = state.result?.scores ?? [];
      lead += (scores[daimyo]?.total ?? 0) - (scores[1 - daimyo]?.total ?? 0);
    }
    expect(lead).toBeGreaterThan(20);
  });
});

test('the halving keeps the better half: who is left has played most and stands before those that were dropped', () => {
  let first = 0;
  let last = 0;
  for (const state of positions(3, 6, 'none', 'halving')) {
    const view = playerView(state, state.current);
    const weights = weightsFor(view);
    const candidates = candidatesFor(view, state.current, weights, seededRandom('halving')).slice(0, 8);
    if (candidates.length < 8) continue;
    const { ranked } = search(view, state.current, candidates, 'seed', { steps: 160 }, weights, {
      ...DAIMYO_SEARCH,
      width: 8,
    });
    const games = ranked.map((one) => one.games);
    expect(games).toEqual(games.toSorted((a, b) => b - a));
    expect(games[0]).toBeGreaterThan(games.at(-1) ?? 0);
    first += (ranked[0]?.sum ?? 0) / (ranked[0]?.games ?? 1);
    last += (ranked.at(-1)?.sum ?? 0) / (ranked.at(-1)?.games ?? 1);
  }
  expect(first).toBeGreaterThan(last + 5);
});

test('to bring the end nearer is worth more to the leader than to somebody who is behind', () => {
  const onceWith = (points: number): number => {
    const state = position({ seats: [{ points }, { points: 20 }, { points: 20 }, { points: 20 }] });
    const [offer] = new Sight(state, 0, weightsFor(state)).offers();
    return offer?.once ?? 0;
  };
  expect(onceWith(40)).toBeGreaterThan(onceWith(20));
  expect(onceWith(20)).toBeGreaterThan(onceWith(0));
});
