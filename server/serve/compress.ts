import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { bytesOf } from '#src/lib/bytes-of.ts';
import { eachOf } from '#src/lib/each-of.ts';
import { writeWhole } from '#src/lib/write-whole.ts';
import type { Handler } from './context.ts';
import { type Encoding, ENCODINGS, type SiteFile } from './files.ts';

/** The encoding to send by `Accept-Encoding` and its weights. Undefined means uncompressed. */
export function chooseEncoding(headers: Headers, available: readonly Encoding[]): Encoding | undefined {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '');
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
  const weightOf = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
  return available.filter((name) => weightOf(name) > 0).sort((one, other) => weightOf(other) - weightOf(one))[0];
}

/** Compresses bytes, as well as possible or, where a visitor waits for it, fast. */
async function compressAs(encoding: Encoding, bytes: Uint8Array, isWaitedFor: boolean): Promise<Buffer<ArrayBuffer>> {
  // Of a page, 4 takes half the time of gzip's default, 6, for one byte in 25 more.
  const level = isWaitedFor ? 4 : constants.Z_BEST_COMPRESSION;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isWaitedFor ? 4 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const compressor =
    encoding === 'gzip' ? createGzip({ chunkSize, level }) : createBrotliCompress({ chunkSize, params });
  compressor.end(bytes);
  // The functions that take and return whole bytes hold both until V8 collects all garbage, some pages later.
  return Buffer.concat(await compressor.toArray());
}

/** Room for most pages, so that the thread which compresses one is asked only once. */
const chunkSize = 32 * 1024;

/** Below this, a compressed file with its header is hardly smaller. */
const WORTHWHILE_FILE_BYTES = 200;

/** Writes compressed copies of all text files, named by the hash of their content, so that later builds reuse them. */
export async function compressAll(files: Iterable<SiteFile>, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const texts = [...files].filter(({ text }) => text);
  await eachOf(texts, (file) => compressFile(file, folder), availableParallelism());
}

/** Removes the compressed copies of content that none of these files holds. */
export async function removeUnused(files: Iterable<SiteFile>, folder: string): Promise<void> {
  const used = new Set([...files].map(({ hash }) => hash));
  for (const name of await readdir(folder)) {
    if (!used.has(name.split('.', 1).join())) await rm(join(folder, name), { force: true });
  }
}

async function compressFile({ file, hash, compressed }: SiteFile, folder: string): Promise<void> {
  let bytes: Uint8Array | undefined;
  for (const encoding of ENCODINGS) {
    const target = join(folder, `${hash}.${encoding}`);
    if (!existsSync(target)) {
      bytes ??= await readFile(file);
      if (bytes.byteLength < WORTHWHILE_FILE_BYTES) return;
      await writeWhole(target, await compressAs(encoding, bytes, false));
    }
    compressed[encoding] = target;
  }
}

/** Below this, compressing costs more than it saves. */
const WORTHWHILE_ANSWER_BYTES = 1024;

/** Compresses the answers of a handler, as the platform's edge does. */
export function compressAnswers(handler: Handler): Handler {
  return async (request, context) => {
    const answer = await handler(request, context);
    const isWorthIt = request.method !== 'HEAD' && mayCompress(answer);
    const encoding = isWorthIt && chooseEncoding(request.headers, ENCODINGS);
    if (!encoding) return answer;
    const { status, headers } = answer;
    const bytes = await bytesOf(answer);
    headers.append('vary', 'Accept-Encoding');
    if (bytes.byteLength < WORTHWHILE_ANSWER_BYTES) return new Response(bytes, { status, headers });
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    return new Response(await compressAs(encoding, bytes, true), { status, headers });
  };
}

/** Not an answer that is empty, compressed, partial, or has an ETag, which names its exact bytes. */
function mayCompress({ status, headers }: Response): boolean {
  const isWhole = ![204, 206, 304].includes(status);
  const isPlain = !headers.has('content-encoding') && !headers.has('etag');
  return isWhole && isPlain && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '');
}
