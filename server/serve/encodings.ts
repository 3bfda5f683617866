import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

/** Content encodings, the preferred one first. */
export const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encoding to send by `Accept-Encoding` and its weights. Undefined means uncompressed. */
export function chooseEncoding(
  headers: Headers,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = parseAccept(headers.get('accept-encoding') ?? '');
  const named = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name);
  const weightOf = (name: string) => (named(name) ?? named('*'))?.q ?? 0;
  return available
    .filter((name) => weightOf(name) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))[0];
}

/** Compresses bytes, as well as possible or, where a visitor waits for it, fast. */
export function compressAs(encoding: Encoding, bytes: Uint8Array, isWaitedFor: boolean) {
  if (encoding === 'gzip') {
    const level = isWaitedFor ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_COMPRESSION;
    return promisify(gzip)(bytes, { level });
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isWaitedFor ? 4 : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return promisify(brotliCompress)(bytes, { params });
}
