import { checkInvariants, FACTIONS, type FactionId, MAP_IDS } from '../../../../src/games/root';
import { BOT_LEVELS } from '../../../../src/games/root/bots/types';
import { playBots } from './table';

jest.setTimeout(600_000);

/** Every choice of so many factions, whatever their reach. */
function mixes(players: number, from: readonly FactionId[] = FACTIONS): FactionId[][] {
  if (players === 0) return [[]];
  return from.flatMap((faction, i) =>
    mixes(players - 1, from.slice(i + 1)).map((rest) => [faction, ...rest]),
  );
}
const GAMES = [2, 3, 4]
  .flatMap((players) => mixes(players))
  .flatMap((factions) => MAP_IDS.map((map) => ({ map, factions, mix: factions.join(', ') })));
/** Games of people take 7 to 12 turns each; bots that know little may need some more. */
const MOST_TURNS_EACH = 30;

test('there are eleven mixes of factions on two maps', () => {
  expect(GAMES).toHaveLength(22);
});

test.each(GAMES)(
  'on the $map map bots of all levels finish a game of $mix in a sane number of turns',
  ({ map, factions }) => {
    const at = GAMES.findIndex((game) => game.map === map && game.factions === factions);
    const levels = factions.map((_, seat) => BOT_LEVELS[(seat + at) % BOT_LEVELS.length] ?? 'novice');
    const options = { map, factions, anyFactions: true };
    const { state } = playBots(levels, `mix ${at}`, options, { steps: 3 });
    expect(state.result?.winners.length).toBeGreaterThan(0);
    expect(state.turn.number).toBeLessThanOrEqual(MOST_TURNS_EACH * factions.length);
    expect(checkInvariants(state)).toEqual([]);
  },
);
