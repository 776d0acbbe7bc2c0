import type { GameModule } from '../src/games/contract';
import { Engine } from './match/engine';

/** The games that this server serves, by their ids, each with what runs its rules. */
export type Games = ReadonlyMap<string, Engine>;

export const gamesOf = (modules: readonly GameModule[]): Games =>
  new Map(modules.map((module) => [module.card.id, new Engine(module)]));
