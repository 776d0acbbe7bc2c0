import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { CARRIED_NAMES, SCHEMA_VERSION } from '../storage/schema';

/**
 * A backup is gzip of lines of JSON, the same for both databases: what it is, then for each table its columns and its
 * rows, then the number of rows and a checksum over all lines before.
 */
const FORMAT = 'games-backup';
const FORMAT_VERSION = 1;

/** A row's values in the order of its table's columns. */
export type Row = readonly (string | number | null)[];

/** What a backup holds after its header: a table begins, or a row of the table that began last. */
export type Part = { readonly table: string; readonly columns: readonly string[] } | Row;

const name = z.string().regex(/^[a-z_]{1,60}$/);
const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  /** The version of the tables. */
  schema: z.int().min(1),
  madeAt: z.number(),
  /** The keys of Web Push, which are a file and no table. */
  pushKeys: z.string().max(1000).nullable(),
});
export type Header = z.infer<typeof headerSchema>;
const tableSchema = z.object({ table: name, columns: z.array(name).min(1) });
const rowSchema = z.array(z.union([z.string(), z.number(), z.null()]));
const endSchema = z.object({ end: z.literal(true), rows: z.int(), sha256: z.string() });

/** A backup that cannot be used; the message is a sentence for the host. */
export class BadBackup extends Error {
  override name = 'BadBackup';
}

/** The lines of a backup, with the end that proves it whole. */
export async function* writeLines(
  header: Omit<Header, 'format' | 'version'>,
  parts: AsyncIterable<Part>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  let rows = 0;
  yield line({ format: FORMAT, version: FORMAT_VERSION, ...header } satisfies Header);
  for await (const part of parts) {
    if (!('table' in part)) rows++;
    yield line(part);
  }
  yield `${JSON.stringify({ end: true, rows, sha256: hash.digest('hex') })}\n`;
}

/** Lines as they stand in the file, each with its bytes. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // A pipe does not hand errors on.
  source.on('error', (error) => unpacked.destroy(error));
  let rest: Buffer[] = [];
  for await (const chunk of source.pipe(unpacked) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, at + 1)]);
      rest = [];
      from = at + 1;
    }
    if (from < chunk.length) rest.push(chunk.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}

function parse(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Reads a backup and throws BadBackup where it is none, newer than this program, cut off or damaged: at the latest at its end. */
export async function* readBackup(file: string): AsyncGenerator<Header | Part> {
  const hash = createHash('sha256');
  const damaged = new BadBackup(`The file ${file} is damaged: it is not as it was written.`);
  const cutOff = new BadBackup(`The file ${file} is cut off: its end is missing.`);
  let state: 'header' | 'rows' | 'end' = 'header';
  let columns = 0;
  let rows = 0;
  try {
    for await (const line of linesOf(file)) {
      const value = parse(line);
      if (state === 'header') {
        state = 'rows';
        hash.update(line);
        yield readHeader(value, file);
        continue;
      }
      if (state === 'end') throw damaged;
      const end = endSchema.safeParse(value);
      if (end.success) {
        if (end.data.rows !== rows || end.data.sha256 !== hash.digest('hex')) throw damaged;
        state = 'end';
        continue;
      }
      hash.update(line);
      const part = readPart(value);
      if (part === null) throw damaged;
      if ('table' in part) {
        if (!CARRIED_NAMES.includes(part.table)) throw damaged;
        columns = part.columns.length;
      } else {
        if (columns === 0 || part.length !== columns) throw damaged;
        rows++;
      }
      yield part;
    }
  } catch (error) {
    throw readable(error, file, damaged, cutOff);
  }
  if (state !== 'end') throw cutOff;
}

function readPart(value: unknown): Part | null {
  const row = rowSchema.safeParse(value);
  if (row.success) return row.data;
  const table = tableSchema.safeParse(value);
  return table.success ? table.data : null;
}

function readHeader(value: unknown, file: string): Header {
  const found = headerSchema.safeParse(value);
  if (!found.success) throw noBackup(file);
  const { version, schema } = found.data;
  if (version > FORMAT_VERSION || schema > SCHEMA_VERSION) {
    throw new BadBackup(
      `The file ${file} was made by a newer version of this program (format ${version}, schema ${schema}; this one has ${FORMAT_VERSION} and ${SCHEMA_VERSION}).`,
    );
  }
  return found.data;
}

const noBackup = (file: string) => new BadBackup(`The file ${file} is no backup of this program.`);

/** What the unpacker or the file system says, as a sentence. */
function readable(error: unknown, file: string, damaged: Error, cutOff: Error): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BadBackup(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return cutOff;
  if (code === 'Z_DATA_ERROR') {
    return (error as Error).message.includes('incorrect header') ? noBackup(file) : damaged;
  }
  return error;
}
