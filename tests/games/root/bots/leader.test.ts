import { playerView } from '../../../../src/games/root';
import { decide } from '../../../../src/games/root/bots/decide';
import { worthOfAll } from '../../../../src/games/root/bots/worth';
import { table } from '../rules/scenario';

const leading = (score: number) =>
  table({
    factions: ['marquise', 'vagabond'],
    on: 'marquise',
    at: ['daylight', 'actions'],
    pawn: 2,
    items: ['boots', 'torch'],
    scores: { marquise: score, vagabond: 15 },
    clearings: {
      2: { m: 3, pieces: ['sawmill', 'sawmill', 'wood', 'wood', 'wood'] },
      5: { m: 3, pieces: ['workshop', 'recruiter'] },
      6: { m: 4, pieces: ['sawmill', 'wood', 'wood'] },
      7: { m: 1, pieces: ['workshop', 'recruiter'] },
      8: { m: 4 },
      10: { m: 4 },
      12: { m: 4 },
    },
  });

test('a point is worth a point to the one who leads, however many buildings still bring something in', () => {
  const worth = (score: number): number => worthOfAll(leading(score).state)[0] ?? 0;
  expect(worth(25) - worth(21)).toBeCloseTo(4);
});

test('a leader with wood and sites builds', () => {
  const one = leading(21);
  const view = playerView(one.state, 0);
  const { move } = decide({ view, seat: 0, level: 'planner', seed: 's', budget: { steps: 12 } });
  expect(move.name).toBe('build');
});
