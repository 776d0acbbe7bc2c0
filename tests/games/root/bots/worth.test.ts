import type { FactionId } from '../../../../src/games/root';
import { playerView } from '../../../../src/games/root';
import { decide } from '../../../../src/games/root/bots/decide';
import { worthOfAll } from '../../../../src/games/root/bots/worth';
import { type Spec, type Table, table } from '../rules/scenario';

const FOUR: Pick<Spec, 'factions' | 'on' | 'at' | 'pawn'> = {
  factions: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  on: 'marquise',
  at: ['daylight', 'actions'],
  pawn: '1-2-5-10',
};
const worthTo = (one: Table, faction: FactionId): number => worthOfAll(one.state)[one.seat(faction)] ?? 0;

test('the log that completes the price of a building is worth more to a Marquise than one log more', () => {
  const withLogs = (logs: number): number => {
    const wood = Array.from({ length: logs }, () => 'wood' as const);
    const clearings = {
      1: { m: 3, pieces: ['sawmill', ...wood] as const },
      2: { m: 3, pieces: ['sawmill'] as const },
      5: { m: 3, pieces: ['workshop', 'workshop'] as const },
      9: { m: 3, pieces: ['recruiter', 'recruiter'] as const },
    };
    return worthTo(table({ ...FOUR, clearings }), 'marquise');
  };
  const [one, two, three] = [withLogs(1), withLogs(2), withLogs(3)];
  expect(two - one).toBeGreaterThan(three - two + 0.1);
});

test('infamy: a hostile faction is worth more to a Vagabond the more swords he has', () => {
  const withSwords = (swords: number, hostile: boolean): number => {
    const items = [...Array.from({ length: swords }, () => 'sword' as const), 'boots' as const];
    const one = table({ ...FOUR, pawn: 5, items, clearings: { 5: { m: 2 } } });
    const { board } = one.player('vagabond');
    if (board?.faction !== 'vagabond') throw new Error('He has no board.');
    if (hostile) board.relationships[one.seat('marquise')] = 'hostile';
    return worthTo(one, 'vagabond');
  };
  const gain = (swords: number): number => withSwords(swords, true) - withSwords(swords, false);
  expect(gain(1)).toBeGreaterThan(0);
  expect(gain(2)).toBeGreaterThan(gain(1));
});

test('a Vagabond who leads is attacked by whom it costs little', () => {
  const one = table({
    ...FOUR,
    pawn: 5,
    items: ['boots', 'torch', 'sword', 'tea', 'crossbow', 'hammer', 'coins'],
    scores: { vagabond: 24, marquise: 15, eyrie: 14, alliance: 13 },
    clearings: { 1: { m: 2 }, 5: { m: 5, pieces: ['sawmill'] }, 2: { e: 3, pieces: ['roost'] } },
  });
  const seat = one.seat('marquise');
  const view = playerView(one.state, seat);
  const { move } = decide({ view, seat, level: 'planner', seed: 's', budget: { steps: 12 } });
  expect(move).toMatchObject({ name: 'battle', arg: { defender: one.seat('vagabond') } });
});
