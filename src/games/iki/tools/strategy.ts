import { type GameState, type Score, type Seat, scoreOf } from '../rules';

/** The parts of a score that somebody can go for, each with the word of the report. The rest comes along with them. */
const AIMS: Readonly<Record<string, (score: Score) => number>> = {
  track: ({ track }) => track,
  colours: ({ colours }) => colours,
  fish: ({ fish }) => fish,
  pouches: ({ pouches }) => pouches,
  buildings: ({ buildings, lumber }) => buildings + lumber,
  koban: ({ koban }) => koban,
};

/** What a seat went for: the part of its score by which it is furthest ahead of the average of its table. */
export function strategyOf(state: GameState, seat: Seat): string[] {
  const scores = state.players.map((_, other) => scoreOf(state, other));
  let best: { readonly name: string; readonly ahead: number } | null = null;
  for (const [name, pointsOf] of Object.entries(AIMS)) {
    const average = scores.reduce((sum, score) => sum + pointsOf(score), 0) / scores.length;
    const ahead = scores.slice(seat, seat + 1).reduce((sum, score) => sum + pointsOf(score), 0) - average;
    if (ahead > 0 && (best === null || ahead > best.ahead)) best = { name, ahead };
  }
  return best ? [best.name] : ['even'];
}
