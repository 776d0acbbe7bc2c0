// Prints a finished or running match in words, turn by turn, ending in the score table: npm run replay -- FILE
import { readFileSync } from 'node:fs';
import type { State } from 'boardgame.io';
import { finalScores, type GameState, REGIONS, type Score } from '../src/games/river-of-gold';
import { sentence } from '../src/games/river-of-gold/board/log/sentences';
import { makeWords, type Words } from '../src/games/river-of-gold/board/model/words';
import { MatchFileError, readMatch, replayMatch } from '../src/games/river-of-gold/replay';
import { i18n, isLanguage, LANGUAGES, speak } from '../src/i18n';
import { readArguments, runTool, UsageError } from './tools/arguments';

const PARTS_BEFORE_REGIONS = [
  'duringGame',
  'masteries',
  'finalRound',
] as const satisfies readonly (keyof Score)[];
const PARTS_AFTER_REGIONS = [
  'customers',
  'merchants',
  'artisans',
  'nobles',
  'total',
] as const satisfies readonly (keyof Score)[];

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

function scoreTable(state: State<GameState>, words: Words): string {
  const scores = finalScores(state.G);
  const header = ['', ...state.G.players.map((_, seat) => words.name(seat))];
  const partRow = (part: (typeof PARTS_BEFORE_REGIONS | typeof PARTS_AFTER_REGIONS)[number]) => [
    words.t(`river-table:story.${part}`),
    ...scores.map((score) => String(score[part])),
  ];
  const regionRows = REGIONS.map((region) => [
    words.region(region),
    ...scores.map((score) => String(score.regions[region - 1])),
  ]);
  return textTable([
    header,
    ...PARTS_BEFORE_REGIONS.map(partRow),
    ...regionRows,
    ...PARTS_AFTER_REGIONS.map(partRow),
  ]);
}

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

function print(path: string, language: string): void {
  const match = readMatch(readJson(path));
  const names = Array.from({ length: match.numPlayers }, (_, seat) => `Player ${seat + 1}`);
  const words = makeWords(i18n.getFixedT(language, ['river-table', 'river-terms']), language, names);
  const steps = replayMatch(match);
  let last: State<GameState> | null = null;
  for (const step of steps) {
    for (const event of step.events) {
      const said = sentence(event, words);
      if (!said) continue;
      console.log(event.type === 'turnBegan' ? `\n${event.turn}. ${said.text}` : `   ${said.text}`);
    }
    last = step.state;
  }
  if (!last) throw new UsageError('The match has no moves.');
  console.log(`\n${scoreTable(last, words)}`);
}

await runTool(async () => {
  const { values, positionals } = readArguments({ language: { type: 'string' } });
  const [path, second] = positionals;
  if (!path || second !== undefined) throw new UsageError('Usage: npm run replay -- FILE [--language en]');
  const language = values.language ?? 'en';
  if (!isLanguage(language)) throw new UsageError(`--language takes one of ${LANGUAGES.join(', ')}.`);
  await speak(language);
  try {
    print(path, language);
  } catch (error) {
    throw error instanceof MatchFileError ? new UsageError(error.message) : error;
  }
});
