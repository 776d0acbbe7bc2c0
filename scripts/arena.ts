// Lets bots play against each other on all cores:
// npm run arena -- --players 2 --bots daimyo,merchant --games 200 --seed 1 --budget 200
// npm run arena -- --report
import { isMainThread } from 'node:worker_threads';
import { MAX_PLAYERS, MIN_PLAYERS, PATRON_MODES } from '../src/games/river-of-gold';
import { BOT_LEVELS, type BotLevel, type Budget } from '../src/games/river-of-gold/bots';
import { playAll, serveGames } from './arena/crew';
import { fixtures } from './arena/game';
import { type Batch, writeReport } from './arena/report';
import { resultTable } from './arena/table';
import { oneOf, readArguments, runTool, UsageError, wholeNumber } from './tools/arguments';

const DEFAULT_BUDGET = 200;
const DEFAULT_GAMES = 100;
const REPORT_GAMES = 2000;
const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  patrons: { type: 'string' },
  budget: { type: 'string' },
  steps: { type: 'string' },
  threads: { type: 'string' },
  report: { type: 'boolean' },
  out: { type: 'string' },
} as const;

function readBots(text: string, players: number): BotLevel[] {
  const levels = text.split(',').map((word) => {
    const level = BOT_LEVELS.find((known) => known === word.trim());
    if (!level) throw new UsageError(`--bots knows ${BOT_LEVELS.join(', ')}, not "${word}".`);
    return level;
  });
  const [first] = levels;
  if (levels.length === 1 && first) return Array.from({ length: players }, () => first);
  if (levels.length !== players)
    throw new UsageError(`--bots names ${levels.length} bots for ${players} players.`);
  return levels;
}

/** Tells on standard error how far the games are, at most twice a second. */
function progress(total: number): (done: number) => void {
  const started = Date.now();
  let told = 0;
  return (done) => {
    const now = Date.now();
    if (done < total && now - told < 500) return;
    told = now;
    const passed = (now - started) / 1000;
    const left = Math.round((passed / done) * (total - done));
    const line = `${done} of ${total} games, ${Math.round(passed)} s, about ${left} s left`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(60)}${done === total ? '\n' : ''}`);
    else if (done === total || done % Math.ceil(total / 20) === 0) process.stderr.write(`${line}\n`);
  };
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments(FLAGS);
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is not a flag.`);
  const players = wholeNumber('players', values.players, 2, MIN_PLAYERS, MAX_PLAYERS);
  const games = wholeNumber(
    'games',
    values.games,
    values.report ? REPORT_GAMES : DEFAULT_GAMES,
    1,
    1_000_000,
  );
  const patrons = oneOf('patrons', values.patrons, 'none', PATRON_MODES);
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

  if (!values.report) {
    const bots = readBots(values.bots ?? 'merchant', players);
    const list = fixtures(bots, games, seed, [patrons], budget);
    console.log(resultTable(await playAll(program, list, progress(list.length), threads)));
    return;
  }
  const counts = values.players === undefined ? [2, 3, 4] : [players];
  const modes = values.patrons === undefined ? PATRON_MODES : [patrons];
  const batches: Batch[] = [];
  for (const count of counts) {
    const bots = readBots(values.bots ?? 'merchant', count);
    const list = fixtures(bots, games, `${seed} ${count}`, modes, budget);
    console.error(`${count} players: ${list.length} games`);
    batches.push({
      players: count,
      bots,
      records: await playAll(program, list, progress(list.length), threads),
    });
  }
  const command = `npm run arena -- ${process.argv.slice(2).join(' ')}`;
  const files = writeReport(values.out ?? 'docs', batches, command);
  console.log(files.join('\n'));
}

if (isMainThread) await runTool(main);
else serveGames();
