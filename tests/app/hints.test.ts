import type { TablePlayer } from '../../src/app/online/match';
import { isAloneWithBots } from '../../src/app/online/useHints';

const person = (id: number, name: string | null = 'Hana'): TablePlayer => ({
  id,
  name,
  connected: true,
  bot: null,
  lastSeen: null,
  away: null,
  profile: null,
});
const bot = (id: number): TablePlayer => ({
  id,
  name: 'merchant',
  connected: true,
  bot: 'merchant',
  lastSeen: null,
  away: null,
  profile: null,
});

describe('hints in online matches', () => {
  test('are there for somebody who plays alone against bots', () => {
    expect(isAloneWithBots([person(0), bot(1), bot(2)], 0)).toBe(true);
  });

  test('are never there between people, not even for an empty seat that somebody may take', () => {
    expect(isAloneWithBots([person(0), person(1)], 0)).toBe(false);
    expect(isAloneWithBots([person(0), bot(1), person(2)], 0)).toBe(false);
    expect(isAloneWithBots([person(0), person(1, null)], 0)).toBe(false);
  });

  test('are not there for spectators, nor before the seats are known', () => {
    expect(isAloneWithBots([bot(0), bot(1)], null)).toBe(false);
    expect(isAloneWithBots([], 0)).toBe(false);
  });
});
