import { readFileSync } from 'node:fs';
import type { GameModule } from '../src/games/contract';
import { ConfigError, fileSetting } from './config';

function readJson(setting: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigError(`${setting} names a file that ${reason}: ${file}`);
  }
}

/**
 * The games as this server plays them: where a setting names a file of values, it is the usual one of every new match.
 * A file that the game refuses stops the start with the row and field that are wrong.
 */
export function withFiles(
  games: readonly GameModule[],
  files: Readonly<Record<string, string>>,
): readonly GameModule[] {
  return games.map((module): GameModule => {
    const { id, fileOption, players, defaultOptions } = module.card;
    const file = files[id];
    if (file === undefined || fileOption === undefined) return module;
    const setting = fileSetting(id);
    const given = { [fileOption]: readJson(setting, file) };
    const problem = module.validateOptions(given, players.min);
    if (problem !== undefined) throw new ConfigError(`${setting}, ${file}: ${problem}`);
    return { ...module, card: { ...module.card, defaultOptions: { ...defaultOptions, ...given } } };
  });
}
