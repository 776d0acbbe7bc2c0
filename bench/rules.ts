// The speed of the rules, everything measured in one run: npm run bench
import { availableParallelism, cpus } from 'node:os';
import { Client } from 'boardgame.io/client';
import {
  applyMove,
  cloneState,
  createState,
  type GameState,
  legalMoves,
  RiverOfGold,
  seededRandom,
} from '../src/games/river-of-gold';

const PLAYERS = 4;
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

function randomGame(seed: string, each?: (state: GameState) => void): number {
  const random = seededRandom(seed);
  const state = createState(PLAYERS, {}, random);
  let moves = 0;
  while (!state.result) {
    const legal = legalMoves(state, state.current);
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('A player can do nothing.');
    applyMove(state, move, random);
    each?.(state);
    moves++;
  }
  return moves;
}

/** A random game through a real local boardgame.io client. */
function clientGame(seed: string): number {
  const client = Client({ game: { ...RiverOfGold, seed }, numPlayers: PLAYERS, debug: false });
  client.start();
  const random = seededRandom(seed);
  let moves = 0;
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    client.updatePlayerID(state.ctx.currentPlayer);
    const view = client.getState()?.G;
    if (!view) throw new Error('There is no state.');
    const legal = legalMoves(view, view.current);
    const move = legal[random.index(legal.length)];
    if (!move) throw new Error('A player can do nothing.');
    client.moves[move.name]?.(move.arg);
    moves++;
  }
  client.stop();
  return moves;
}

function largestState(games: number): number {
  let most = 0;
  for (let game = 0; game < games; game++) {
    randomGame(`size-${game}`, (state) => {
      most = Math.max(most, JSON.stringify(state).length);
    });
  }
  return most;
}

function lateState(): GameState {
  let late: GameState | null = null;
  randomGame('late', (state) => {
    if (state.phase === 'era2' && !late) late = cloneState(state);
  });
  if (!late) throw new Error('The game had no Era 2.');
  return late;
}

const round = (n: number, digits = 0) => n.toLocaleString('en', { maximumFractionDigits: digits });

const pure = rate((game) => randomGame(`pure-${game}`));
const client = rate((game) => clientGame(`client-${game}`));
const state = lateState();
const repeat = (work: () => unknown) => () => {
  for (let i = 0; i < 1000; i++) work();
  return 1000;
};
const byHand = rate(
  repeat(() => cloneState(state)),
  1,
);
const structured = rate(
  repeat(() => structuredClone(state)),
  1,
);

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, one used`,
);
console.log(`whole random 4-player games, rules alone     ${round(pure.rounds / pure.seconds)} per second`);
console.log(`moves, rules alone, legal moves listed       ${round(pure.perSecond)} per second`);
console.log(`moves through a local boardgame.io client    ${round(client.perSecond)} per second`);
console.log(`rules alone : client                         ${round(pure.perSecond / client.perSecond)} : 1`);
console.log(`largest state of 20 games                    ${round(largestState(20))} bytes of JSON`);
console.log(
  `clone by hand : structuredClone              ${round(byHand.perSecond / structured.perSecond, 1)} : 1`,
);
