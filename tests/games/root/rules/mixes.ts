import { MAP_IDS, MAX_PLAYERS, type MatchOptions, MIN_PLAYERS } from '../../../../src/games/root/data';
import { mixesOf } from '../../../../src/games/root/rules/options';

const COUNTS = Array.from({ length: MAX_PLAYERS - MIN_PLAYERS + 1 }, (_, i) => MIN_PLAYERS + i);

/** Every mix of factions for every number of players on every map: a name, the options, the number of players. */
export const MIXES = MAP_IDS.flatMap((map) =>
  COUNTS.flatMap((players) =>
    mixesOf(players, true).map((factions): [string, Partial<MatchOptions>, number] => [
      `${map}, ${factions.join(' ')}`,
      { map, factions, anyFactions: true, suits: 'random' },
      players,
    ]),
  ),
);

/** `npm run soak` plays a tenth as many games of each mix as of each kind of game: two hundred. */
export const gamesOfEachMix = (asked: number): number => Math.ceil(asked / 10);
