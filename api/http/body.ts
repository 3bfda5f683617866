import { setImmediate as nextTurn } from 'node:timers/promises';
import { failures } from '#src/content/messages.ts';
import { HttpFailure } from './http-failure.ts';

/** The default for requests: 64 KiB. */
export const BODY_LIMIT = 64 * 1024;

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)$/;

/** Whether the body is a plain HTML form. */
export function isForm(request: Request): boolean {
  return FORM_TYPE.test(mediaType(request));
}

/** Reads a JSON body, which has to be an object. @throws {HttpFailure} 413, 415 or 400 */
export async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, limit);
  if (mediaType(request) !== 'application/json') throw wrongType('application/json');
  const value = parseJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpFailure(400, failures.notJsonObject);
  }
  return value as Record<string, unknown>;
}

/** Reads the text fields of a form body; files are left out. @throws {HttpFailure} 413 or 400 */
export async function readForm(request: Request, limit: number): Promise<Record<string, string>> {
  const fields = [...(await parseForm(request, await readBytes(request, limit)))];
  return Object.fromEntries(fields.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Bytes that the other fields and the boundaries of a form may take, in addition to the file. */
const FORM_OVERHEAD = 16 * 1024;

/**
 * Reads the fields of a form body with a file.
 *
 * @param limit of each file, in bytes
 * @throws {HttpFailure} 413, 415 or 400
 */
export async function readUpload(request: Request, limit: number) {
  const bytes = await readBytes(request, limit + FORM_OVERHEAD, limit);
  if (mediaType(request) !== 'multipart/form-data') throw wrongType('multipart/form-data');
  const fields = [...(await inTurn(() => parseForm(request, bytes)))];
  if (fields.some(([, value]) => value instanceof Blob && value.size > limit)) {
    throw tooLarge(limit);
  }
  return Object.fromEntries(fields);
}

/** Settles when the last large form so far is parsed. */
let lastParsed: Promise<unknown> = Promise.resolve();

/** One large form at a time, which takes tens of milliseconds, with a turn for all other requests before it. */
function inTurn<T>(parse: () => Promise<T>): Promise<T> {
  const parsed = lastParsed.then(() => nextTurn()).then(parse);
  lastParsed = parsed.catch(() => undefined);
  return parsed;
}

async function parseForm(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  try {
    return await new Response(body, { headers }).formData();
  } catch {
    throw new HttpFailure(400, failures.formUnreadable);
  }
}

/** @param reported the limit named in the error message */
async function readBytes(request: Request, limit: number, reported = limit) {
  if (Number(request.headers.get('Content-Length')) > limit) throw tooLarge(reported);
  const bytes = await readWithin(limit, request.body).catch(() => {
    throw new HttpFailure(400, failures.bodyIncomplete);
  });
  if (!bytes) throw tooLarge(reported);
  return new Uint8Array(bytes);
}

/** Reads a stream; undefined if it has more bytes than the limit, and then the rest is never read. */
export async function readWithin(limit: number, stream: AsyncIterable<Uint8Array> | null): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpFailure(400, failures.notJson);
  }
}

function tooLarge(limit: number): HttpFailure {
  const kibibytes = limit / 1024;
  const size = kibibytes < 1024 ? failures.kibibytes(kibibytes) : failures.mebibytes(kibibytes / 1024);
  return new HttpFailure(413, failures.bodyTooLarge(size));
}

function wrongType(right: string): HttpFailure {
  return new HttpFailure(415, failures.wrongBodyType(right));
}

function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}
