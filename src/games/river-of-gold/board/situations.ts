import type { Situation } from '../../contract';
import {
  CHOICE_KINDS,
  DEFAULT_OPTIONS,
  type GameState,
  type MatchOptions,
  type Move,
  pendingChoice,
} from '../rules';

const PLAIN: MatchOptions = { ...DEFAULT_OPTIONS, clans: 'random' };
const DRAFT: MatchOptions = { ...DEFAULT_OPTIONS, patrons: 'draft' };

const onTurn = (state: GameState): boolean => state.step === 'beforeAction' && pendingChoice(state) === null;

/** The named situations; each kind of choice is one of them, so that a new kind cannot be forgotten. */
export const SITUATIONS: readonly Situation<GameState, MatchOptions>[] = [
  {
    name: 'choosing-clans',
    players: 4,
    options: DEFAULT_OPTIONS,
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
    (kind): Situation<GameState, MatchOptions> => ({
      name: `choice-${kind}`,
      players: kind === 'firstDie' ? 4 : 3,
      options: kind === 'firstDie' ? DRAFT : PLAIN,
      holds: (state) => pendingChoice(state)?.kind === kind,
    }),
  ),
  { name: 'final-scoring', players: 4, options: DRAFT, holds: (s) => s.step === 'over' },
];

/** Trades and favor only now and then, or a random game would never get anywhere. */
export function pickForSituation(moves: readonly Move[], index: (n: number) => number): Move | undefined {
  const real = moves.filter((move) => move.name !== 'trade' && move.name !== 'spendFavor');
  const deliveries = real.filter((move) => move.name === 'deliver');
  const pool = deliveries.length > 0 ? deliveries : real.length > 0 && index(8) > 0 ? real : moves;
  return pool[index(pool.length)];
}
