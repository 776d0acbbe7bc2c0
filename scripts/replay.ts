// Prints a finished or running match in words, turn by turn, ending in the score table: npm run replay -- FILE
import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games';
import type { ScoreRow } from '../src/games/contract';
import { MatchFileError, readMatchFile, replayMatch } from '../src/games/match-file';
import { addWords, isLanguage, LANGUAGES, type Language, speak } from '../src/i18n';
import { readArguments, runTool, UsageError } from './tools/arguments';
import { toolsOf } from './tools/game';

/** A table of text: the first column to the left, numbers to the right. */
function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

const scoreTable = (rows: readonly ScoreRow[], names: readonly string[]): string =>
  textTable([['', ...names], ...rows.map(({ title, points }) => [title, ...points.map(String)])]);

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The file ${path} is not a match: it is not JSON.`);
  }
}

async function print(path: string, language: Language): Promise<void> {
  const { module, file } = readMatchFile(readJson(path), GAMES);
  const { story } = await toolsOf(module.card);
  await addWords(story.words);
  await speak(language);
  const names = Array.from({ length: file.players }, (_, seat) => file.names?.[seat] ?? `Player ${seat + 1}`);
  let last: unknown;
  for (const { events, state } of replayMatch(module, file)) {
    for (const { text, heading } of story.sentences(events, names)) {
      console.log(heading ? `\n${module.status(state.G).turn}. ${text}` : `   ${text}`);
    }
    last = state.G;
  }
  if (last === undefined) throw new UsageError('The match has no moves.');
  console.log(`\n${scoreTable(story.scoreRows(last), names)}`);
}

await runTool(async () => {
  const { values, positionals } = readArguments({ language: { type: 'string' } });
  const [path, second] = positionals;
  if (!path || second !== undefined) throw new UsageError('Usage: npm run replay -- FILE [--language en]');
  const language = values.language ?? 'en';
  if (!isLanguage(language)) throw new UsageError(`--language takes one of ${LANGUAGES.join(', ')}.`);
  try {
    await print(path, language);
  } catch (error) {
    throw error instanceof MatchFileError ? new UsageError(error.message) : error;
  }
});
