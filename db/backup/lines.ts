/**
 * The format of a backup, lines of text: a header, each table with its rows, the values of the sequences, the uploaded
 * pictures, and at the end the number of rows with a digest of each table. It does not depend on the version of
 * Postgres: a server's backup can be restored into the embedded database, and the other way round.
 */
import * as z from 'zod/mini';
import { parseJson } from '#src/contracts/json.ts';
import { levels } from '../migrate.ts';

const header = z.object({ backup: z.literal(1), level: z.string(), writtenAt: z.string() });
const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });
const sequenceLine = z.object({ sequence: z.string(), value: z.string() });
/** The bytes of a picture, in base64, under the key that its row has. */
const pictureLine = z.object({ picture: z.string(), data: z.string() });
const digest = z.object({ rows: z.number(), sum: z.string() });
/** Backups of earlier releases have no digests. */
const lastLine = z.object({
  rows: z.number(),
  digests: z._default(z.record(z.string(), digest), {}),
});

/** A table and its columns, in order. */
export type TableLine = z.infer<typeof tableLine>;
export type SequenceLine = z.infer<typeof sequenceLine>;
export type PictureLine = z.infer<typeof pictureLine>;
/** The number of rows of a table, and a checksum that does not depend on their order. */
export type Digest = z.infer<typeof digest>;
export type Digests = Record<string, Digest>;

/** A file is not a backup, is incomplete, or was written by a later release; the message says which. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A backup whose header was read. */
export interface Backup {
  level: string;
  rest: AsyncIterable<string>;
}

/** Reads the header and checks that this release can read the backup. @throws {BackupError} */
export async function openBackup(lines: AsyncIterable<string>): Promise<Backup> {
  const iterator = lines[Symbol.asyncIterator]();
  const first = header.safeParse(parseJson(String((await iterator.next()).value)));
  if (!first.success) throw notWhole();
  const { level } = first.data;
  if (!levels.includes(level)) {
    throw new BackupError(`This backup was written by a later release (${level}): update first.`);
  }
  return { level, rest: { [Symbol.asyncIterator]: () => iterator } };
}

/** Checks that a backup is complete. @throws {BackupError} */
export async function checkBackup(lines: AsyncIterable<string>): Promise<void> {
  const { rest } = await openBackup(lines);
  for await (const part of partsOf(rest)) {
    if ('row' in part && parseJson(part.row) === undefined) throw notWhole();
  }
}

export type Part = { row: string } | { digests: Digests } | TableLine | SequenceLine | PictureLine;

/**
 * Parses the lines after the header; the digests come last.
 * @throws {BackupError} if the last line is missing or counts other rows
 */
export async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  let rows = 0;
  for await (const line of lines) {
    const marker = markerOf(line);
    if (!marker) {
      rows++;
      yield { row: line };
    } else if (!('rows' in marker)) {
      yield marker;
    } else if (marker.rows === rows) {
      yield { digests: marker.digests };
      return;
    } else break;
  }
  throw notWhole();
}

function notWhole(): BackupError {
  return new BackupError('This is not a backup, or it is incomplete.');
}

/** Parses a line that is not a row; undefined for rows. No table of ours has columns with these names. */
function markerOf(line: string) {
  if (!/^\{"(table|sequence|picture|rows)":/.test(line)) return undefined;
  return z.union([tableLine, sequenceLine, pictureLine, lastLine]).safeParse(parseJson(line)).data;
}
