// The speed of the rules, everything measured in one run: npm run bench -- [--game ID]
import { availableParallelism, cpus } from 'node:os';
import { Client } from 'boardgame.io/client';
import { readArguments, runTool } from '../scripts/tools/arguments';
import { gameNamed } from '../scripts/tools/game';
import { GAMES } from '../src/games';
import type { GameModule, Move, Seat } from '../src/games/contract';
import { type RandomSource, seededRandom } from '../src/games/random';

const SECONDS = 4;

/** Processor time of this process in seconds: steadier than the clock on a busy machine. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Repeats a piece of work for some seconds after warming up; the work says how much it did. */
function rate(
  work: (round: number) => number,
  seconds = SECONDS,
): { perSecond: number; rounds: number; seconds: number } {
  for (let end = processorSeconds() + seconds / 4, round = 0; processorSeconds() < end; round++)
    work(-round - 1);
  const started = processorSeconds();
  let done = 0;
  let rounds = 0;
  while (processorSeconds() - started < seconds) done += work(rounds++);
  const taken = processorSeconds() - started;
  return { perSecond: done / taken, rounds, seconds: taken };
}

function anyMove({ legalMoves }: GameModule, state: unknown, seat: Seat, random: RandomSource): Move {
  const legal = legalMoves(state, seat);
  const move = legal[random.index(legal.length)];
  if (!move) throw new Error('A player can do nothing.');
  return move;
}

function randomGame(module: GameModule, seed: string, each?: (state: unknown) => void): number {
  const random = seededRandom(seed);
  const state = module.create(module.card.players.max, {}, random);
  let moves = 0;
  let { decider } = module.status(state);
  while (decider !== null) {
    module.apply(state, anyMove(module, state, decider, random), random);
    each?.(state);
    moves++;
    decider = module.status(state).decider;
  }
  return moves;
}

/** A random game through a real local boardgame.io client. */
function clientGame(module: GameModule, seed: string): number {
  const numPlayers = module.card.players.max;
  const client = Client({ game: { ...module.game, seed }, numPlayers, debug: false });
  client.start();
  const random = seededRandom(seed);
  let moves = 0;
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    const { decider } = module.status(state.G);
    if (decider === null) break;
    client.updatePlayerID(String(decider));
    const view = client.getState()?.G;
    const { name, arg } = anyMove(module, view, decider, random);
    client.moves[name]?.(arg);
    moves++;
  }
  client.stop();
  return moves;
}

function largestState(module: GameModule, games: number): number {
  let most = 0;
  for (let game = 0; game < games; game++) {
    randomGame(module, `size-${game}`, (state) => {
      most = Math.max(most, JSON.stringify(state).length);
    });
  }
  return most;
}

/**
 * How long the list of legal moves takes, in microseconds, over every decision of some games. A decision counts with the
 * best of a few tries: a busy machine says nothing about the rules.
 */
function listTimes(module: GameModule, games: number): { median: number; worst: number; longest: number } {
  const TRIES = 5;
  const times: number[] = [];
  let longest = 0;
  for (let game = 0; game < games; game++) {
    randomGame(module, `list-${game}`, (state) => {
      const { decider } = module.status(state);
      if (decider === null) return;
      let best = Number.POSITIVE_INFINITY;
      for (let tried = 0; tried < TRIES; tried++) {
        const started = process.hrtime.bigint();
        longest = Math.max(longest, module.legalMoves(state, decider).length);
        best = Math.min(best, Number(process.hrtime.bigint() - started) / 1000);
      }
      times.push(best);
    });
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? 0, worst: times.at(-1) ?? 0, longest };
}

/** A state from the middle of a game. */
function middle(module: GameModule): unknown {
  const states: unknown[] = [];
  randomGame(module, 'middle', (state) => states.push(module.clone(state)));
  return states[Math.floor(states.length / 2)];
}

const round = (n: number, digits = 0) => n.toLocaleString('en', { maximumFractionDigits: digits });

function measure(module: GameModule): void {
  const { card } = module;
  const pure = rate((game) => randomGame(module, `pure-${game}`));
  const client = rate((game) => clientGame(module, `client-${game}`));
  const state = middle(module);
  const repeat = (work: () => unknown) => () => {
    for (let i = 0; i < 1000; i++) work();
    return 1000;
  };
  const byHand = rate(
    repeat(() => module.clone(state)),
    1,
  );
  const structured = rate(
    repeat(() => structuredClone(state)),
    1,
  );
  const games = `whole random ${card.players.max}-player games, rules alone`;
  console.log(`\n${card.words.en.title}`);
  console.log(`${games.padEnd(44)} ${round(pure.rounds / pure.seconds)} per second`);
  console.log(`moves, rules alone, legal moves listed       ${round(pure.perSecond)} per second`);
  console.log(`moves through a local boardgame.io client    ${round(client.perSecond)} per second`);
  console.log(`rules alone : client                         ${round(pure.perSecond / client.perSecond)} : 1`);
  console.log(
    `largest state of 20 games                    ${round(largestState(module, 20))} bytes of JSON`,
  );
  const { median, worst, longest } = listTimes(module, 40);
  console.log(`legal moves listed, median of 40 games       ${round(median, 1)} µs`);
  console.log(
    `legal moves listed, worst of 40 games        ${round(worst, 1)} µs (longest list: ${longest})`,
  );
  console.log(
    `clone by hand : structuredClone              ${round(byHand.perSecond / structured.perSecond, 1)} : 1`,
  );
}

await runTool(() => {
  const { values } = readArguments({ game: { type: 'string' } });
  const processor = cpus()[0]?.model ?? 'unknown processor';
  console.log(`Node ${process.version}, ${processor}, ${availableParallelism()} cores, one used`);
  for (const module of values.game === undefined ? GAMES : [gameNamed(values.game)]) measure(module);
});
