import type { Situation } from '../../contract';
import { DEFAULT_OPTIONS, type GameState, type MatchOptions, type Move, type Step } from '../rules';

const at = (
  name: string,
  players: number,
  holds: (state: GameState) => boolean,
): Situation<GameState, MatchOptions> => ({ name, players, options: DEFAULT_OPTIONS, holds });

/** Every decision of section 19 once, and the moments of the year. */
const STEPS: readonly Step[] = [
  'startingOccupation',
  'pathOfLife',
  'stepA',
  'walk',
  'business',
  'saveFromFire',
  'starve',
  'newYearSpace',
];

export const SITUATIONS: readonly Situation<GameState, MatchOptions>[] = [
  ...STEPS.map((step) => at(step, 4, (state) => state.step === step)),
  at('neutral-card', 2, (state) => state.step === 'neutralCard'),
  at('full-street', 4, ({ month, step }) => month === 8 && step === 'stepA'),
  at('three-players-autumn', 3, ({ month, step }) => month === 9 && step === 'business'),
  at('after-a-fire', 4, ({ fire }) => fire !== null && fire.next === null),
  at('after-a-pay-day', 4, ({ payDay, starving }) => payDay !== null && starving.length === 0),
  at('final-scoring', 4, ({ step }) => step === 'over'),
];

/** A random game in which something happens: it hires, does business, and keeps its cards fed where it can. */
export function pickForSituation(moves: readonly Move[], index: (n: number) => number): Move | undefined {
  const busy = moves.filter(({ name }) => name !== 'endTurn' && name !== 'income');
  const pool = busy.length > 0 && index(6) > 0 ? busy : moves;
  return pool[index(pool.length)];
}
