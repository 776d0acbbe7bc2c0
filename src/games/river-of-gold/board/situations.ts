import {
  applyMove,
  CHOICE_KINDS,
  cloneState,
  createState,
  type GameEvent,
  type GameState,
  legalMoves,
  type MatchOptions,
  type Move,
  pendingChoice,
  seededRandom,
} from '../rules';
import type { TurnLogEntry } from '.';

/** A moment of a game, with what has happened until then. */
export interface Moment {
  readonly state: GameState;
  readonly log: readonly TurnLogEntry[];
}

export interface Situation {
  readonly name: string;
  readonly players: number;
  readonly options: MatchOptions;
  readonly holds: (state: GameState) => boolean;
}

const PLAIN: MatchOptions = { patrons: 'none', clans: 'random' };
const DRAFT: MatchOptions = { patrons: 'draft', clans: 'choose' };

const onTurn = (state: GameState): boolean => state.step === 'beforeAction' && pendingChoice(state) === null;

/** The named situations; each kind of choice is one of them, so that a new kind cannot be forgotten. */
export const SITUATIONS: readonly Situation[] = [
  {
    name: 'choosing-clans',
    players: 4,
    options: { patrons: 'none', clans: 'choose' },
    holds: (s) => s.phase === 'clans',
  },
  {
    name: 'drafting-patrons',
    players: 4,
    options: DRAFT,
    holds: (s) => s.phase === 'clans' && s.players.some((player) => player.patron !== null),
  },
  { name: 'first-turn', players: 2, options: PLAIN, holds: (s) => onTurn(s) && s.turn === 1 },
  {
    name: 'late-era-1',
    players: 4,
    options: PLAIN,
    holds: (s) => onTurn(s) && s.phase === 'era1' && s.secrets.era1.length <= 2,
  },
  { name: 'emperors-visit', players: 4, options: PLAIN, holds: (s) => s.emperorsVisit !== null },
  {
    name: 'late-era-2',
    players: 3,
    options: DRAFT,
    holds: (s) => onTurn(s) && s.phase === 'era2' && s.secrets.era2.length <= 2,
  },
  { name: 'final-round', players: 4, options: DRAFT, holds: (s) => onTurn(s) && s.phase === 'finalRound' },
  {
    name: 'before-ending-the-turn',
    players: 2,
    options: PLAIN,
    holds: (s) => s.turn > 8 && s.step === 'afterAction' && pendingChoice(s) === null,
  },
  ...CHOICE_KINDS.map(
    (kind): Situation => ({
      name: `choice-${kind}`,
      players: kind === 'firstDie' ? 4 : 3,
      options: kind === 'firstDie' ? DRAFT : PLAIN,
      holds: (state) => pendingChoice(state)?.kind === kind,
    }),
  ),
  { name: 'final-scoring', players: 4, options: DRAFT, holds: (s) => s.step === 'over' },
];

/** Trades and favor only now and then, or a random game would never get anywhere. */
function pick(moves: readonly Move[], index: (n: number) => number): Move {
  const real = moves.filter((move) => move.name !== 'trade' && move.name !== 'spendFavor');
  const deliveries = real.filter((move) => move.name === 'deliver');
  const pool = deliveries.length > 0 ? deliveries : real.length > 0 && index(8) > 0 ? real : moves;
  const chosen = pool[index(pool.length)];
  if (!chosen) throw new Error('A game came to a place where nothing can be done.');
  return chosen;
}

/** One seeded game, played until the situation holds; null where the game ends before. */
export function playUntil({ players, options, holds }: Situation, seed: string): Moment | null {
  const random = seededRandom(seed);
  const choose = seededRandom(`${seed}/choices`);
  const state = createState(players, options, random);
  const log: TurnLogEntry[] = [];
  while (!holds(state)) {
    if (state.step === 'over') return null;
    const events: GameEvent[] = [];
    applyMove(state, pick(legalMoves(state, state.current), choose.index), random, events);
    log.push({ events });
  }
  return { state: cloneState(state), log };
}

const SEEDS = 400;

/** The first seed with which a situation comes about. */
export function findMoment(situation: Situation): Moment {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const moment = playUntil(situation, `scenario-${seed}`);
    if (moment) return moment;
  }
  throw new Error(`No game of ${SEEDS} came to ${situation.name}.`);
}
