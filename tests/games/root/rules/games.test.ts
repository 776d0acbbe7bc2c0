import {
  checkInvariants,
  deciderOf,
  FACTIONS,
  type GameState,
  type MatchOptions,
  root,
} from '../../../../src/games/root';
import { gamesOfEachKind, randomGame } from '../../every-game';
import { gamesOfEachMix, MIXES } from './mixes';

jest.setTimeout(900_000);
const GAMES = gamesOfEachMix(gamesOfEachKind(1));
/** A state is small enough to store and to send. */
const LARGEST_STATE = 24_576;

test.each(MIXES)('random games on %s keep every piece, card and item', (name, options, players) => {
  for (let game = 0; game < GAMES; game++) {
    let last: GameState | null = null;
    for (const { state, made } of randomGame({ module: root, players }, options, `${name} ${game}`)) {
      last = state as GameState;
      const problems = checkInvariants(last);
      if (problems.length > 0) throw new Error(`${JSON.stringify(made?.move)}: ${problems.join('; ')}`);
    }
    expect(JSON.stringify(last).length).toBeLessThan(LARGEST_STATE);
    expect(last && deciderOf(last)).toBeNull();
    expect(last?.result?.winners.length).toBeGreaterThan(0);
  }
});
test('a card, a piece or an item that is lost or there twice would be noticed', () => {
  const options: Partial<MatchOptions> = { factions: [...FACTIONS] };
  const broken = (change: (state: GameState) => void): number => {
    const [{ state } = { state: null }] = [
      ...randomGame({ module: root, players: 4 }, options, 'broken'),
    ].slice(-1);
    change(state as GameState);
    return checkInvariants(state as GameState).length;
  };
  expect(broken(() => {})).toBe(0);
  expect(broken((state) => state.secret.deck.pop())).toBe(1);
  expect(broken((state) => state.discard.push('anvil'))).toBe(1);
  expect(broken((state) => state.clearings[0]?.warriors.splice(0, 1, 99))).toBeGreaterThan(0);
  expect(broken((state) => state.lostItems.push('supply-tea-1'))).toBe(1);
  expect(broken((state) => state.secret.quests.pop())).toBe(1);
});
