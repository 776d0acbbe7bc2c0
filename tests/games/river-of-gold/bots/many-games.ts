// Plays games of one level for every number of players and every way of dealing patrons, and prints a line of JSON for
// each. A program of its own, bundled: under Jest every call between modules costs several times more.
import { checkInvariants, PATRON_MODES } from '../../../../src/games/river-of-gold';
import { BOT_LEVELS } from '../../../../src/games/river-of-gold/card';
import { type Patrons, playBots } from './table';

export interface ManyGames {
  readonly players: number;
  readonly patrons: Patrons;
  readonly games: number;
  /** Turns of one player in the shortest and the longest game. */
  readonly turns: readonly [shortest: number, longest: number];
  /** Every kind of move that was made. */
  readonly names: readonly string[];
  readonly problems: readonly string[];
}

function playMany(
  level: (typeof BOT_LEVELS)[number],
  players: number,
  patrons: Patrons,
  games: number,
): ManyGames {
  const names = new Set<string>();
  const turns: number[] = [];
  const problems: string[] = [];
  for (let game = 0; game < games; game++) {
    // Every other seat, so that each level also meets merchants and sits in every place.
    const levels = Array.from({ length: players }, (_, seat) =>
      (seat + game) % 2 === 0 ? level : 'merchant',
    );
    try {
      const { state, moves } = playBots(levels, `${level} ${game}`, patrons);
      problems.push(...checkInvariants(state));
      turns.push(state.turn / players);
      for (const { name } of moves) names.add(name);
    } catch (error) {
      problems.push(String(error));
    }
  }
  return {
    players,
    patrons,
    games: turns.length,
    turns: [Math.min(...turns), Math.max(...turns)],
    names: [...names].sort(),
    problems,
  };
}

const [word, games] = process.argv.slice(2);
const level = BOT_LEVELS.find((known) => known === word);
if (!level) throw new Error(`There is no level ${word}.`);
for (const players of [2, 3, 4]) {
  for (const patrons of PATRON_MODES) {
    console.log(JSON.stringify(playMany(level, players, patrons, Number(games))));
  }
}
