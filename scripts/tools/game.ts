import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games';
import { BOTS } from '../../src/games/bots';
import { CARDS } from '../../src/games/cards';
import type { GameBots, GameCard, GameModule, GameTools } from '../../src/games/contract';
import { TOOLS } from '../../src/games/tools';
import { UsageError } from './arguments';

/** The game with this id, as the tools know it. */
export function gameNamed(id: string): GameModule {
  const module = GAMES.find(({ card }) => card.id === id);
  if (!module) {
    throw new UsageError(`--game takes one of ${CARDS.map((card) => card.id).join(', ')}, not "${id}".`);
  }
  return module;
}

/** The game of a command line: the one after --game, the first of the shelf where it names none. */
export function gameOfArguments(): GameModule {
  const { values } = parseArgs({
    args: process.argv.slice(2),
    options: { game: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  return gameNamed(typeof values.game === 'string' ? values.game : CARDS[0].id);
}

function loaded<T>(what: T | undefined, id: string): T {
  if (what === undefined) throw new Error(`The registry lacks a part of ${id}.`);
  return what;
}
export const botsOf = async ({ id }: GameCard): Promise<GameBots> => (await loaded(BOTS[id], id)()).bots;
export const toolsOf = async ({ id }: GameCard): Promise<GameTools> => (await loaded(TOOLS[id], id)()).tools;

const TEXT = { type: 'string' } as const;
/** Flags that every tool has: the game, and options of the match as --option name=value. */
export const GAME_FLAGS = { game: TEXT, option: { type: 'string', multiple: true } } as const;

/** Options of the match may also be flags of their own: --name value. */
export const optionFlags = ({ defaultOptions }: GameCard): Record<string, typeof TEXT> =>
  Object.fromEntries(Object.keys(defaultOptions).map((name) => [name, TEXT]));

/** The value of an option: JSON where it is JSON, else the text itself. */
function parsedValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The match options that a command line asks for; what cannot be played is a UsageError that names the flag. */
export function readOptions(
  { card, validateOptions }: GameModule,
  values: Readonly<Record<string, unknown>>,
  players: number,
): Record<string, unknown> {
  const given: { flag: string; name: string; text: string }[] = [];
  for (const name of Object.keys(card.defaultOptions)) {
    const text = values[name];
    if (typeof text === 'string') given.push({ flag: `--${name}`, name, text });
  }
  for (const pair of Array.isArray(values.option) ? values.option.map(String) : []) {
    const [name = '', ...rest] = pair.split('=');
    given.push({ flag: `--option ${pair}`, name, text: rest.join('=') });
  }
  const options: Record<string, unknown> = {};
  for (const { flag, name, text } of given) {
    options[name] = parsedValue(text);
    const problem = validateOptions(options, players);
    if (problem) throw new UsageError(`${flag}: ${problem}`);
  }
  return options;
}
