// Plays whole games on the pure rules and checks every state: npm run simulate -- --players 4 --games 1000 --seed 7 --json
import {
  applyMove,
  checkInvariants,
  createState,
  type MatchOptions,
  PATRON_MODES,
  type Score,
  seededRandom,
} from '../src/games/river-of-gold';
import { oneOf, readArguments, runTool, UsageError, wholeNumber } from './tools/arguments';
import { nextMove, PLAYER_COUNTS, type PlayerKind, readPlayers } from './tools/players';

const MOST_GAMES = 1_000_000;
/** No game of real players comes near this; one that does never ends. */
const MOST_MOVES = 20_000;

interface GameLine {
  seed: string;
  players: number;
  patrons: MatchOptions['patrons'];
  turns: number;
  rounds: number;
  emperorAtTurn: number | null;
  scores: Score[];
  winners: number[];
  milliseconds: number;
}

/** The seed of the nth game: a number counts up, so that any game can be played again alone by its own seed. */
function seedOf(seed: string, game: number): string {
  if (game === 0) return seed;
  return /^\d{1,15}$/.test(seed) ? String(Number(seed) + game) : `${seed}#${game}`;
}

function playGame(seed: string, kinds: readonly PlayerKind[], patrons: MatchOptions['patrons']): GameLine {
  const started = performance.now();
  const random = seededRandom(seed);
  const choices = seededRandom(`${seed}/choices`);
  const state = createState(kinds.length, { patrons }, random);
  for (let moves = 0; !state.result; moves++) {
    const seat = state.current;
    const move = nextMove(state, seat, kinds[seat] ?? 'random', choices, `${seed}/${moves}`);
    applyMove(state, move, random);
    const problems = checkInvariants(state);
    if (moves > MOST_MOVES) problems.push('the game does not end');
    if (problems.length > 0) {
      const where = `seed ${seed}, move ${moves + 1}, seat ${seat}, ${JSON.stringify(move)}`;
      throw new Error(`Violation at ${where}: ${problems.join('; ')}`);
    }
  }
  return {
    seed,
    players: kinds.length,
    patrons,
    turns: state.turn,
    rounds: Math.ceil(state.turn / kinds.length),
    emperorAtTurn: state.emperorsVisit?.turn ?? null,
    scores: state.result.scores,
    winners: state.result.winners,
    milliseconds: Math.round((performance.now() - started) * 1000) / 1000,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

function summary(lines: readonly GameLine[], kinds: readonly PlayerKind[]): string {
  const rows = kinds.map((kind, seat) => {
    const won = lines.filter((line) => line.winners.includes(seat)).length;
    const score = mean(lines.map((line) => line.scores[seat]?.total ?? 0));
    return `  seat ${seat} (${kind}): ${score.toFixed(1)} points, won or shared ${((100 * won) / lines.length).toFixed(1)}%`;
  });
  const turns = lines.map((line) => line.turns);
  return [
    `${lines.length} games, ${kinds.length} players: ${mean(turns).toFixed(1)} turns (${Math.min(...turns)} to ${Math.max(...turns)}), every state checked.`,
    ...rows,
  ].join('\n');
}

await runTool(() => {
  const { values, positionals } = readArguments({
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    patrons: { type: 'string' },
    bots: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0) throw new UsageError(`simulate takes flags only, not "${positionals[0]}".`);
  const players = wholeNumber('players', values.players, 4, PLAYER_COUNTS.min, PLAYER_COUNTS.max);
  const games = wholeNumber('games', values.games, 100, 1, MOST_GAMES);
  const patrons = oneOf('patrons', values.patrons, 'none', PATRON_MODES);
  const kinds = readPlayers(values.bots, players);
  const seed = values.seed ?? '1';
  if (seed === '' || seed.length > 100) throw new UsageError('--seed takes 1 to 100 characters.');

  const lines: GameLine[] = [];
  for (let game = 0; game < games; game++) {
    const line = playGame(seedOf(seed, game), kinds, patrons);
    if (values.json) console.log(JSON.stringify(line));
    else lines.push(line);
  }
  if (!values.json) console.log(summary(lines, kinds));
});
