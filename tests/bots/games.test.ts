import { checkInvariants, PATRON_MODES } from '../../src/games/river-of-gold';
import { BOT_LEVELS } from '../../src/games/river-of-gold/bots';
import { playBots } from './table';

const GAMES = 50;
const COUNTS = [2, 3, 4] as const;

jest.setTimeout(120_000);

describe.each(BOT_LEVELS)('%s', (level) => {
  const cases = COUNTS.flatMap((players) => PATRON_MODES.map((patrons) => ({ players, patrons })));
  test.each(cases)(
    `finishes ${GAMES} games of $players players, patrons: $patrons, and every move is legal`,
    ({ players, patrons }) => {
      const names = new Set<string>();
      const turns: number[] = [];
      for (let game = 0; game < GAMES; game++) {
        const levels = Array.from({ length: players }, () => level);
        const { state, moves } = playBots(levels, `${level} ${game}`, patrons);
        expect(checkInvariants(state)).toEqual([]);
        turns.push(state.turn / players);
        for (const { name } of moves) names.add(name);
      }
      // A game of normal length: people take about 15 to 25 turns each.
      expect(Math.min(...turns)).toBeGreaterThan(8);
      expect(Math.max(...turns)).toBeLessThan(45);
      const clan = patrons === 'none' ? 'chooseClan' : 'choosePatron';
      expect([...names].sort()).toEqual(
        ['build', 'choose', clan, 'deliver', 'endTurn', 'sail', 'spendFavor', 'trade'].sort(),
      );
    },
  );
});
