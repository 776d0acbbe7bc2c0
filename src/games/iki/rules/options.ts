import { type CardTable, compactTable, MAX_PLAYERS, MIN_PLAYERS, parseCardTable } from '../data';
import type { MatchOptions } from './state';

export const DEFAULT_OPTIONS: MatchOptions = { extras: true, cards: null };

/** What is wrong with the options of a match, in one sentence, or undefined. Nothing at all means the defaults. */
export function validateOptions(setupData: unknown, players: number): string | undefined {
  if (!Number.isInteger(players) || players < MIN_PLAYERS || players > MAX_PLAYERS) {
    return `A match has ${MIN_PLAYERS} to ${MAX_PLAYERS} players.`;
  }
  if (setupData === undefined || setupData === null) return undefined;
  if (typeof setupData !== 'object' || Array.isArray(setupData))
    return 'The options of a match are an object.';
  for (const [key, value] of Object.entries(setupData)) {
    if (key === 'extras') {
      if (typeof value !== 'boolean') return '"extras" must be true or false.';
    } else if (key === 'cards') {
      const problem = problemWith(value);
      if (problem) return problem;
    } else {
      return 'The options of a match are "extras" and "cards".';
    }
  }
  return undefined;
}

/** What is wrong with a file of card values, with its row and field. */
function problemWith(cards: unknown): string | undefined {
  if (cards === null) return undefined;
  const parsed = parseCardTable(cards);
  if ('table' in parsed) return undefined;
  const { row, field, expected } = parsed.problem;
  return `The card table is wrong at ${[row, field].filter((part) => part !== '').join(', ') || 'its top'}: ${expected}.`;
}

/** The options as a state keeps them: complete, and with a clean card table. */
export function completeOptions(options: Partial<MatchOptions>): MatchOptions {
  const { extras = DEFAULT_OPTIONS.extras, cards = DEFAULT_OPTIONS.cards } = options;
  return { extras, cards: cards && cleanTable(cards) };
}

function cleanTable(cards: CardTable): CardTable {
  const parsed = parseCardTable(cards);
  if ('table' in parsed) return compactTable(parsed.table);
  throw new Error(`The card table is wrong at ${parsed.problem.row}.`);
}
