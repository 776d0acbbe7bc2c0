import type { GameRecord, SeatRecord } from './game';
import { average, median, percent, rateOf } from './statistics';

/** The total first, then its parts in the order of the game's score. */
const partsOf = ([seat]: readonly SeatRecord[]): string[] => [
  'total',
  ...Object.keys(seat?.score ?? {}).filter((part) => part !== 'total'),
];

/** A field's name in words: duringGame is "during game". */
export const inWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const seconds = (milliseconds: number): string => (milliseconds / 1000).toPrecision(2);

function row(bot: string, parts: readonly string[], seats: readonly SeatRecord[], games: number): string[] {
  const { rate, low, high } = rateOf(seats.map(({ won }) => won));
  const times = seats.flatMap((seat) => seat.times);
  return [
    bot,
    String(games),
    `${percent(rate)} (${percent(low)} to ${percent(high)})`,
    ...parts.map((part) => average(seats.map(({ score }) => score[part] ?? 0)).toFixed(1)),
    seconds(median(times)),
    seconds(times.reduce((worst, time) => Math.max(worst, time), 0)),
  ];
}

/** Lines with columns as wide as their widest cell, Markdown that also reads well in a terminal. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) =>
    Math.max(title.length, ...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** The win rates of each level by what its seats had: by faction, say. */
export function groupTable(records: readonly GameRecord[], group: string): string {
  const wins = new Map<string, { cells: readonly string[]; won: number[] }>();
  for (const { bot, won, groups } of records.flatMap(({ seats }) => seats)) {
    for (const label of groups[group] ?? []) {
      const entry = wins.get(`${bot} ${label}`) ?? { cells: [bot, label], won: [] };
      entry.won.push(won);
      wins.set(`${bot} ${label}`, entry);
    }
  }
  const rows = [...wins.values()].map(({ cells, won }): string[] => {
    const { rate, low, high } = rateOf(won);
    return [...cells, String(won.length), `${percent(rate)} (${percent(low)} to ${percent(high)})`];
  });
  const inOrder = rows.sort((one, other) => one.join().localeCompare(other.join(), 'en'));
  return markdownTable(['bot', inWords(group), 'seats', 'win rate (95% interval)'], inOrder);
}

/** The result of a tournament: a line for each level that took part, seats of the same level together. */
export function resultTable(records: readonly GameRecord[]): string {
  const seats = records.flatMap((record) => record.seats);
  const levels = [...new Set(seats.map(({ bot }) => bot))];
  const parts = partsOf(seats);
  const head = [
    'bot',
    'games',
    'win rate of a seat (95% interval)',
    ...parts.map(inWords),
    's/decision: median',
    'worst',
  ];
  const rows = levels.map((bot) =>
    row(
      bot,
      parts,
      seats.filter((seat) => seat.bot === bot),
      records.length,
    ),
  );
  const turns = records.map((record) => record.turns);
  const shortest = turns.reduce((least, n) => Math.min(least, n), Number.POSITIVE_INFINITY);
  const longest = turns.reduce((most, n) => Math.max(most, n), 0);
  return `${markdownTable(head, rows)}\n\nTurns in a game: ${average(turns).toFixed(1)} on average, ${shortest} to ${longest}.`;
}
