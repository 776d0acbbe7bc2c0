import { LocalGame } from '../../src/app/local/game';
import { newGame, type SeatSetup } from '../../src/app/local/saved';
import { findMoment } from '../../src/app/scenarios/moment';
import type { GameScreen } from '../../src/games/contract';
import { screen as riverOfGold } from '../../src/games/river-of-gold/screen';

const screen: GameScreen = riverOfGold;
const SCENARIOS = screen.situations.map((situation) => ({ name: situation.name, situation }));

test.each(SCENARIOS)('the scenario $name comes about', ({ situation }) => {
  const { seed, moves, state } = findMoment(screen, situation);
  const seats = Array.from(
    { length: situation.players },
    (_, at): SeatSetup => ({ kind: 'person', name: `${at}` }),
  );
  const saved = { ...newGame(screen.module.card.id, seats, situation.options, seed), moves };
  expect(screen.module.invariants(state)).toEqual([]);
  // The moves lead there again, as the page plays them.
  expect(situation.holds(new LocalGame(screen.module, saved, () => true).view(null))).toBe(true);
});
