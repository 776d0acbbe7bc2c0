// Lets bots play against each other on all cores:
// npm run arena -- [--game ID] --players 2 --bots a,b --games 200 --seed 1 --budget 200
//   --by faction adds a table by what the seats had, one of the game's groups
// npm run arena -- [--game ID] --report
// npm run arena -- [--game ID] --rate --games 40 --budget 100
import { isMainThread } from 'node:worker_threads';
import { CARDS } from '../src/games/cards';
import type { Budget, GameModule } from '../src/games/contract';
import { seededRandom } from '../src/games/random';
import { playAll, serveGames } from './arena/crew';
import { fixtures } from './arena/game';
import { rateLevels, ratingFixtures, writeRatings } from './arena/rate';
import { type Batch, writeReport } from './arena/report';
import { groupTable, resultTable } from './arena/table';
import { readArguments, runTool, UsageError, wholeNumber } from './tools/arguments';
import { GAME_FLAGS, gameOfArguments, optionFlags, readOptions, toolsOf } from './tools/game';
import { readPlayers } from './tools/players';

const DEFAULT_BUDGET = 200;
const DEFAULT_GAMES = 100;
const REPORT_GAMES = 2000;
const FLAGS = {
  ...GAME_FLAGS,
  players: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  budget: { type: 'string' },
  steps: { type: 'string' },
  threads: { type: 'string' },
  report: { type: 'boolean' },
  rate: { type: 'boolean' },
  by: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Writes to standard error how far the games are, at most twice a second. */
function progress(total: number): (done: number) => void {
  const started = Date.now();
  let written = 0;
  return (done) => {
    const now = Date.now();
    if (done < total && now - written < 500) return;
    written = now;
    const passed = (now - started) / 1000;
    const left = Math.round((passed / done) * (total - done));
    const line = `${done} of ${total} games, ${Math.round(passed)} s, about ${left} s left`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(60)}${done === total ? '\n' : ''}`);
    else if (done === total || done % Math.ceil(total / 20) === 0) process.stderr.write(`${line}\n`);
  };
}

/** A group of the game's reports, by which the results can be told apart. */
async function readGroup(
  module: GameModule,
  name: string,
  players: number,
  options: object,
): Promise<string> {
  const { groups } = await toolsOf(module.card);
  const known = Object.keys(groups(module.create(players, options, seededRandom(''))));
  if (known.includes(name)) return name;
  throw new UsageError(`--by takes one of ${known.join(', ')}, not "${name}".`);
}

async function main(): Promise<void> {
  const module = gameOfArguments();
  const { card } = module;
  const { min, max } = card.players;
  const { values, positionals } = readArguments({ ...optionFlags(card), ...FLAGS });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not a flag.`);
  const players = wholeNumber('players', values.players, min, min, max);
  const usualGames = values.report ? REPORT_GAMES : DEFAULT_GAMES;
  const games = wholeNumber('games', values.games, usualGames, 1, 1_000_000);
  const options = readOptions(module, values, players);
  const threads =
    values.threads === undefined ? undefined : wholeNumber('threads', values.threads, 1, 1, 256);
  if (values.budget !== undefined && values.steps !== undefined)
    throw new UsageError('--budget (milliseconds) and --steps exclude each other.');
  const budget: Budget =
    values.steps === undefined
      ? { milliseconds: wholeNumber('budget', values.budget, DEFAULT_BUDGET, 1, 60_000) }
      : { steps: wholeNumber('steps', values.steps, 1, 1, 1_000_000) };
  const seed = values.seed ?? '1';
  const program = new URL(import.meta.url);
  const botsFor = (count: number): string[] =>
    readPlayers(values.bots ?? card.usualBot, count, card.botLevels);

  if (values.rate) {
    const { report } = await toolsOf(card);
    const list = ratingFixtures(card, games, { seed, budget, options: report.options });
    const records = await playAll(program, list, progress(list.length), threads);
    const ratings = rateLevels(records, card.botLevels);
    console.log(JSON.stringify(ratings, null, 2));
    console.log(writeRatings(card.id, ratings));
    return;
  }
  if (!values.report) {
    const list = fixtures({ game: card.id, seed, bots: botsFor(players), budget }, games, [options]);
    const group = values.by === undefined ? null : await readGroup(module, values.by, players, options);
    const records = await playAll(program, list, progress(list.length), threads);
    console.log(resultTable(records));
    if (group !== null) console.log(`\n${groupTable(records, group)}`);
    return;
  }
  const { report } = await toolsOf(card);
  const counts =
    values.players === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [players];
  const variants = Object.keys(options).length === 0 ? report.options : [options];
  const batches: Batch[] = [];
  for (const count of counts) {
    const bots = botsFor(count);
    const list = fixtures({ game: card.id, seed: `${seed} ${count}`, bots, budget }, games, variants);
    console.error(`${count} players: ${list.length} games`);
    batches.push({
      players: count,
      bots,
      records: await playAll(program, list, progress(list.length), threads),
    });
  }
  const command = `npm run arena -- ${process.argv.slice(2).join(' ')}`;
  // Every game has its report; that of the main game is called what it was called when there was no other.
  const name = card.id === CARDS[0].id ? 'balance' : `${card.id}-balance`;
  const files = writeReport(values.out ?? 'docs', name, batches, command, report.notes);
  console.log(files.join('\n'));
}

if (isMainThread) await runTool(main);
else serveGames();
