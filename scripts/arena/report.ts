import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MASTERIES, PATRONS } from '../../src/games/river-of-gold';
import type { BotLevel } from '../../src/games/river-of-gold/bots';
import type { GameRecord, SeatRecord } from './game';
import { type Bar, barChart } from './plots';
import { average, percent, type Rate, rateOf } from './statistics';
import { markdownTable, resultTable } from './table';

/** The games of one number of players. */
export interface Batch {
  readonly players: number;
  readonly bots: readonly BotLevel[];
  readonly records: readonly GameRecord[];
}

/** One group of seats and how often they won. */
interface Group {
  readonly label: string;
  readonly rate: Rate;
}

const PLACES = ['first', 'second', 'third', 'fourth'] as const;
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

function bySeat({ players, records }: Batch): Group[] {
  const seats = records.flatMap((record) => record.seats);
  return PLACES.slice(0, players).map((label, place) =>
    group(
      label,
      seats.filter((seat) => seat.place === place),
    ),
  );
}

function byPatron({ records }: Batch): Group[] {
  const seats = records.flatMap((record) => record.seats);
  return PATRONS.map(({ id, name }) =>
    group(
      name.split(' ').at(-1) ?? name,
      seats.filter((seat) => seat.patron === id),
    ),
  ).filter(({ rate }) => rate.count > 0);
}

function byMastery({ records }: Batch): Group[] {
  return MASTERIES.map((mastery) =>
    group(
      mastery,
      records.flatMap((record) => record.seats.filter((seat) => seat.masteries.includes(mastery))),
    ),
  );
}

/** By a number, the rare ends put together so that no bar stands for a handful of seats. */
function byNumber({ records }: Batch, count: (seat: SeatRecord) => number, least = 0.01): Group[] {
  const seats = records.flatMap((record) => record.seats);
  const numbers = [...new Set(seats.map(count))].sort((a, b) => a - b);
  const often = numbers.filter(
    (n) => seats.filter((seat) => count(seat) === n).length >= least * seats.length,
  );
  const [low, high] = [often[0] ?? 0, often.at(-1) ?? 0];
  return often.map((n) =>
    group(
      n === low && n !== numbers[0]
        ? `${n} or less`
        : n === high && n !== numbers.at(-1)
          ? `${n} or more`
          : `${n}`,
      seats.filter((seat) =>
        n === low ? count(seat) <= n : n === high ? count(seat) >= n : count(seat) === n,
      ),
    ),
  );
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
  const { players, records } = batch;
  const even = 1 / players;
  const rates = (file: string, title: string, head: string, groups: readonly Group[]): Section => ({
    file: `${file}-${players}.svg`,
    title,
    svg: barChart({ title: `${title}, ${players} players`, bars: groups.map(bar), format: short, even }),
    table: groupTable(head, groups),
  });
  const withPatrons: Batch = {
    ...batch,
    records: records.filter((record) => record.seats.some((seat) => seat.patron !== null)),
  };
  return [
    rates('seat', 'Win rate by place in the turn order', 'place', bySeat(batch)),
    ...(withPatrons.records.length > 0
      ? [rates('patron', 'Win rate by patron', 'patron', byPatron(withPatrons))]
      : []),
    rates('mastery', 'Win rate of those who claimed a mastery', 'mastery', byMastery(batch)),
    rates(
      'deliveries',
      'Win rate by deliveries',
      'deliveries',
      byNumber(batch, (seat) => seat.delivered),
    ),
    rates(
      'buildings',
      'Win rate by buildings owned',
      'buildings',
      byNumber(batch, (seat) => seat.buildings),
    ),
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

function chapter(batch: Batch, folder: string): string {
  const { players, records, bots } = batch;
  const turns = average(records.map((record) => record.turns));
  const emperor = average(records.map((record) => record.emperorAtTurn ?? 0));
  const lines = [
    `## ${players} players`,
    '',
    `${records.length} games of ${bots.join(', ')}. A game takes ${turns.toFixed(1)} turns, ${(turns / players).toFixed(1)} for each player; the Emperor comes at the end of turn ${emperor.toFixed(1)}.`,
    '',
    resultTable(records),
  ];
  for (const { file, title, svg, table } of sections(batch)) {
    writeFileSync(join(folder, file), svg);
    lines.push('', `### ${title}`, '', `![${title}, ${players} players](balance/${file})`);
    if (table) lines.push('', table);
  }
  return lines.join('\n');
}

/** The widest spreads of a batch in a line: who goes first, and which patron. */
function inShort(batch: Batch): string {
  const spread = (groups: readonly Group[]): string => {
    const sorted = groups.toSorted((a, b) => b.rate.rate - a.rate.rate);
    const say = (one: Group | undefined): string => (one ? `${one.label} ${percent(one.rate.rate)}` : '');
    return `${say(sorted[0])} to ${say(sorted.at(-1))}`;
  };
  const patrons = byPatron(batch);
  const parts = [`by turn order ${spread(bySeat(batch))}`];
  if (patrons.length > 0) parts.push(`by patron ${spread(patrons)}`);
  parts.push(`by mastery claimed ${spread(byMastery(batch))}`);
  return `- ${batch.players} players (even: ${percent(1 / batch.players)}): ${parts.join('; ')}.`;
}

/** Writes balance.md and its plots into a folder; returns the files' names. */
export function writeReport(out: string, batches: readonly Batch[], command: string): string[] {
  const folder = join(out, 'balance');
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
    'wins often with something need not win because of it: whoever plays well also delivers more and claims more.',
    'The bots draft patrons without regard to their strength, so the rates by patron compare the patrons themselves.',
    '',
    'In short, the highest and the lowest win rates:',
    '',
    ...batches.map(inShort),
    '',
    batches.map((batch) => chapter(batch, folder)).join('\n\n'),
    '',
  ].join('\n');
  const file = join(out, 'balance.md');
  writeFileSync(file, text);
  return [file, ...batches.flatMap((batch) => sections(batch).map((section) => join(folder, section.file)))];
}
