import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameRecord, SeatRecord } from './game';
import { type Bar, barChart } from './plots';
import { average, percent, type Rate, rateOf } from './statistics';
import { inWords, markdownTable, resultTable } from './table';

/** The games of one number of players. */
export interface Batch {
  readonly players: number;
  readonly bots: readonly string[];
  readonly records: readonly GameRecord[];
}

/** One group of seats and how often they won. */
interface Group {
  readonly label: string;
  readonly rate: Rate;
}

/** A number that fewer of the seats than this have is counted with its neighbour. */
const RARE = 0.01;
const short = (share: number): string => `${Math.round(100 * share)}%`;

const bar = ({ label, rate }: Group): Bar => ({
  label,
  value: rate.rate,
  low: rate.low,
  high: rate.high,
  note: `${rate.count}`,
});

const groupTable = (head: string, groups: readonly Group[]): string =>
  markdownTable(
    [head, 'seats', 'win rate', '95% interval'],
    groups.map(({ label, rate }) => [
      label,
      String(rate.count),
      percent(rate.rate),
      `${percent(rate.low)} to ${percent(rate.high)}`,
    ]),
  );

const group = (label: string, seats: readonly SeatRecord[]): Group => ({
  label,
  rate: rateOf(seats.map(({ won }) => won)),
});

/** The labels of a group in their order, numbers by size. */
const labelsOf = (seats: readonly SeatRecord[], name: string): string[] =>
  [...new Set(seats.flatMap(({ groups }) => groups[name] ?? []))].sort((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  );

function byWord(seats: readonly SeatRecord[], name: string, labels: readonly string[]): Group[] {
  return labels.map((label) =>
    group(
      label,
      seats.filter(({ groups }) => groups[name]?.includes(label)),
    ),
  );
}

/** By a number, the rare ends put together so that no bar stands for a handful of seats. */
function byNumber(seats: readonly SeatRecord[], name: string, labels: readonly string[]): Group[] {
  const count = (seat: SeatRecord): number => Number(seat.groups[name]?.[0]);
  const numbers = labels.map(Number);
  const often = numbers.filter(
    (n) => seats.filter((seat) => count(seat) === n).length >= RARE * seats.length,
  );
  const [low, high] = [often[0] ?? 0, often.at(-1) ?? 0];
  return often.map((n) => {
    if (n === low && n !== numbers[0])
      return group(
        `${n} or less`,
        seats.filter((seat) => count(seat) <= n),
      );
    if (n === high && n !== numbers.at(-1))
      return group(
        `${n} or more`,
        seats.filter((seat) => count(seat) >= n),
      );
    return group(
      `${n}`,
      seats.filter((seat) => count(seat) === n),
    );
  });
}

/** The groups of a batch that anybody was in, by name. */
function groupsOf({ records }: Batch): { readonly name: string; readonly groups: Group[] }[] {
  const seats = records.flatMap((record) => record.seats);
  return Object.keys(seats[0]?.groups ?? {}).flatMap((name) => {
    const labels = labelsOf(seats, name);
    if (labels.length === 0) return [];
    const numeric = labels.every((label) => /^\d+$/.test(label));
    return [{ name, groups: (numeric ? byNumber : byWord)(seats, name, labels) }];
  });
}

const LENGTH_STEP = 4;
function lengths({ records }: Batch): Bar[] {
  const turns = records.map((record) => record.turns);
  const from = Math.floor(turns.reduce((least, n) => Math.min(least, n), 1000) / LENGTH_STEP);
  const to = Math.floor(turns.reduce((most, n) => Math.max(most, n), 0) / LENGTH_STEP);
  return Array.from({ length: to - from + 1 }, (_, i): Bar => {
    const start = (from + i) * LENGTH_STEP;
    const inside = turns.filter((n) => n >= start && n < start + LENGTH_STEP).length;
    return { label: `${start}`, value: inside / Math.max(1, turns.length) };
  });
}

interface Section {
  readonly file: string;
  readonly title: string;
  readonly svg: string;
  readonly table: string | null;
}

function sections(batch: Batch): Section[] {
  const { players } = batch;
  const even = 1 / players;
  return [
    ...groupsOf(batch).map(({ name, groups }): Section => {
      const title = `Win rate by ${name}`;
      return {
        file: `${name}-${players}.svg`,
        title,
        svg: barChart({ title: `${title}, ${players} players`, bars: groups.map(bar), format: short, even }),
        table: groupTable(name, groups),
      };
    }),
    {
      file: `length-${players}.svg`,
      title: 'Length of games',
      svg: barChart({
        title: `Games by number of turns (from, ${LENGTH_STEP} each), ${players} players`,
        bars: lengths(batch),
        format: short,
      }),
      table: null,
    },
  ];
}

/** What the games say about themselves, as means: "rounds 14.2, emperor at turn 27.1". */
function figures(records: readonly GameRecord[]): string {
  const means = Object.keys(records[0]?.figures ?? {}).map((name) => {
    const mean = average(records.map((record) => record.figures[name] ?? 0));
    return `${inWords(name)} ${mean.toFixed(1)}`;
  });
  return means.length > 0 ? ` On average: ${means.join(', ')}.` : '';
}

function chapter(batch: Batch, folder: string): string {
  const { players, records, bots } = batch;
  const turns = average(records.map((record) => record.turns));
  const lines = [
    `## ${players} players`,
    '',
    `${records.length} games of ${bots.join(', ')}. A game takes ${turns.toFixed(1)} turns, ${(turns / players).toFixed(1)} for each player.${figures(records)}`,
    '',
    resultTable(records),
  ];
  for (const { file, title, svg, table } of sections(batch)) {
    writeFileSync(join(folder, file), svg);
    lines.push('', `### ${title}`, '', `![${title}, ${players} players](${basename(folder)}/${file})`);
    if (table) lines.push('', table);
  }
  return lines.join('\n');
}

/** The widest spreads of a batch in a line, group by group. */
function inShort(batch: Batch): string {
  const parts = groupsOf(batch).map(({ name, groups }) => {
    const sorted = groups.toSorted((a, b) => b.rate.rate - a.rate.rate);
    const say = (one: Group | undefined): string => (one ? `${one.label} ${percent(one.rate.rate)}` : '');
    return `by ${name} ${say(sorted[0])} to ${say(sorted.at(-1))}`;
  });
  return `- ${batch.players} players (even: ${percent(1 / batch.players)}): ${parts.join('; ')}.`;
}

/** Writes a report of this name and its plots into a folder; returns the files' names. */
export function writeReport(
  out: string,
  name: string,
  batches: readonly Batch[],
  command: string,
  notes: readonly string[],
): string[] {
  const folder = join(out, name);
  mkdirSync(folder, { recursive: true });
  const total = batches.reduce((sum, { records }) => sum + records.length, 0);
  const text = [
    '# Balance',
    '',
    `What ${total} games between bots say about the game. Made by`,
    '',
    '```',
    command,
    '```',
    '',
    'No deal is played twice by the same bots in the same seats. The dashed line is what would be even;',
    'the thin lines are 95% intervals; the small numbers count the seats. A shared victory counts as a share. Who',
    'wins often with something need not win because of it: good players also have more of other things.',
    ...notes,
    '',
    'In short, the highest and the lowest win rates:',
    '',
    ...batches.map(inShort),
    '',
    batches.map((batch) => chapter(batch, folder)).join('\n\n'),
    '',
  ].join('\n');
  const file = join(out, `${name}.md`);
  writeFileSync(file, text);
  return [file, ...batches.flatMap((batch) => sections(batch).map((section) => join(folder, section.file)))];
}
