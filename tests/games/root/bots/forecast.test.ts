import { FACTIONS, type FactionId } from '../../../../src/games/root';
import { measure, sizeOf } from '../../../../src/games/root/bots/features';
import { forecast } from '../../../../src/games/root/bots/forecast';
import { LEARNED } from '../../../../src/games/root/bots/learned';
import { LEARNED as NET } from '../../../../src/games/root/bots/learned-net';
import { measure as measureForNet, measuresOf } from '../../../../src/games/root/bots/measures';
import { type Spec, table } from '../rules/scenario';
import { decisionsOf, playBots } from './table';

const FOUR: Pick<Spec, 'factions' | 'on' | 'at' | 'pawn'> = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
};
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

test.each([3, 4])('with %i players the learned table has a number for each measure', (players) => {
  for (const faction of FACTIONS) expect(LEARNED[players]?.[faction]).toHaveLength(sizeOf(faction));
});

test.each(FACTIONS)('the net has a number for each measure of %s and each unit', (faction) => {
  const { units, says, plainly } = NET[faction];
  expect(says.length).toBeGreaterThan(0);
  expect(plainly).toHaveLength(measuresOf(faction).length);
  expect(units).toHaveLength(measuresOf(faction).length * says.length);
});

test.each(FACTIONS)('no two measures of %s have the same name', (faction) => {
  expect(new Set(measuresOf(faction)).size).toBe(measuresOf(faction).length);
});

test.each([2, 3, 4])(
  'with %i players chances are from 0 to 1 and together 1, wherever games come to',
  (players) => {
    const moments = decisionsOf(players, { factions: 'random' }, 2).filter(
      ({ state }) => state.phase === 'play',
    );
    expect(moments.length).toBeGreaterThan(5);
    for (const { state } of moments) {
      const chances = forecast(state);
      expect(sum(chances)).toBeCloseTo(1);
      for (const chance of chances) expect(chance).toBeGreaterThanOrEqual(0);
      measure(state).forEach((measures, seat) => {
        const { faction } = state.players[seat] ?? {};
        if (!faction) throw new Error('Somebody has no faction.');
        expect(measures).toHaveLength(sizeOf(faction));
        expect(measures.every(Number.isFinite)).toBe(true);
        const forNet = measureForNet(state)[seat];
        expect(forNet).toHaveLength(measuresOf(faction).length);
        expect(forNet?.every(Number.isFinite)).toBe(true);
      });
    }
  },
);

test.each(FACTIONS)('%s is the more likely to win the more points it has', (faction: FactionId) => {
  const chances = [3, 9, 15, 21, 27].map((score) => {
    const others = { marquise: 14, eyrie: 14, alliance: 14, vagabond: 14 };
    const one = table({
      ...FOUR,
      scores: { ...others, [faction]: score },
      clearings: { 1: { m: 3 }, 2: { e: 5, pieces: ['roost'] }, 9: { a: 2, pieces: ['sympathy'] } },
    });
    return forecast(one.state)[one.seat(faction)] ?? 0;
  });
  expect(chances.toSorted((a, b) => a - b)).toEqual(chances);
  expect(chances.at(-1)).toBeGreaterThan((chances[0] ?? 1) + 0.3);
});

test('after the end the winners share the victory', () => {
  const { state } = playBots(['novice', 'novice'], 'end', { factions: ['marquise', 'eyrie'] });
  const winner = state.result?.winners[0];
  expect(forecast(state)).toEqual(winner === 0 ? [1, 0] : [0, 1]);
});
