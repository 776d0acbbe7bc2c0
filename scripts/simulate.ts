// Plays whole games on the pure rules and checks every state:
// npm run simulate -- [--game ID] --players 4 --games 1000 --seed 7 [--bots a,b] [--option name=value] --json
import type { GameBots, GameModule, GameTools, Score } from '../src/games/contract';
import { seededRandom } from '../src/games/random';
import { readArguments, runTool, UsageError, wholeNumber } from './tools/arguments';
import { botsOf, GAME_FLAGS, gameOfArguments, optionFlags, readOptions, toolsOf } from './tools/game';
import { allPlayers, nextMove, RANDOM, readPlayers } from './tools/players';

const MOST_GAMES = 1_000_000;
/** No game of real players comes near this; one that does never ends. */
const MOST_MOVES = 20_000;

interface GameLine {
  game: string;
  seed: string;
  players: number;
  options: object;
  turns: number;
  scores: readonly Score[];
  winners: readonly number[];
  milliseconds: number;
}

interface Table {
  readonly module: GameModule;
  readonly bots: GameBots;
  readonly tools: GameTools;
  readonly players: readonly string[];
  readonly options: object;
}

/** The seed of the nth game: a number counts up, so that any game can be played again alone by its own seed. */
function seedOf(seed: string, game: number): string {
  if (game === 0) return seed;
  return /^\d{1,15}$/.test(seed) ? String(Number(seed) + game) : `${seed}#${game}`;
}

function playGame({ module, bots, tools, players, options }: Table, seed: string): GameLine {
  const started = performance.now();
  const random = seededRandom(seed);
  const choices = seededRandom(`${seed}/choices`);
  const state = module.create(players.length, options, random);
  let seat = module.status(state).decider;
  for (let moves = 0; seat !== null; moves++) {
    const player = players[seat] ?? RANDOM;
    const move = nextMove(module, bots, state, { seat, player, random: choices, seed: `${seed}/${moves}` });
    module.apply(state, move, random);
    const problems = [...module.invariants(state)];
    if (moves > MOST_MOVES) problems.push('the game does not end');
    if (problems.length > 0) {
      const where = `seed ${seed}, move ${moves + 1}, seat ${seat}, ${JSON.stringify(move)}`;
      throw new Error(`Violation at ${where}: ${problems.join('; ')}`);
    }
    seat = module.status(state).decider;
  }
  const result = module.result(state);
  if (!result) throw new Error(`The game of seed ${seed} is over without a result.`);
  return {
    game: module.card.id,
    seed,
    players: players.length,
    options: { ...module.card.defaultOptions, ...options },
    turns: module.status(state).turn,
    ...tools.line(state),
    scores: result.scores,
    winners: result.winners,
    milliseconds: Math.round((performance.now() - started) * 1000) / 1000,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / Math.max(1, values.length);

function summary(lines: readonly GameLine[], players: readonly string[]): string {
  const rows = players.map((player, seat) => {
    const won = lines.filter((line) => line.winners.includes(seat)).length;
    const score = mean(lines.map((line) => line.scores[seat]?.total ?? 0));
    return `  seat ${seat} (${player}): ${score.toFixed(1)} points, won or shared ${((100 * won) / lines.length).toFixed(1)}%`;
  });
  const turns = lines.map((line) => line.turns);
  return [
    `${lines.length} games, ${players.length} players: ${mean(turns).toFixed(1)} turns (${Math.min(...turns)} to ${Math.max(...turns)}), every state checked.`,
    ...rows,
  ].join('\n');
}

await runTool(async () => {
  const module = gameOfArguments();
  const { card } = module;
  const { values, positionals } = readArguments({
    ...optionFlags(card),
    ...GAME_FLAGS,
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (positionals.length > 0) throw new UsageError(`simulate takes flags only, not "${positionals[0]}".`);
  const { min, max } = card.players;
  const count = wholeNumber('players', values.players, max, min, max);
  const games = wholeNumber('games', values.games, 100, 1, MOST_GAMES);
  const options = readOptions(module, values, count);
  const players = readPlayers(values.bots ?? RANDOM, count, allPlayers(card));
  const seed = values.seed ?? '1';
  if (seed === '' || seed.length > 100) throw new UsageError('--seed takes 1 to 100 characters.');

  const table: Table = { module, bots: await botsOf(card), tools: await toolsOf(card), players, options };
  const lines: GameLine[] = [];
  for (let game = 0; game < games; game++) {
    const line = playGame(table, seedOf(seed, game));
    if (values.json) console.log(JSON.stringify(line));
    else lines.push(line);
  }
  if (!values.json) console.log(summary(lines, players));
});
