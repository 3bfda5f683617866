import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { Handler } from './context.ts';
import { chooseEncoding, ENCODINGS } from './encodings.ts';

/** Below this, compressing costs more than it saves. */
const WORTHWHILE_BYTES = 1024;

/** A fast quality, because a visitor is waiting. Files are compressed once, at the best. */
const compressors = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
};

/** Compresses the answers of a handler, as the platform's edge does. */
export function compressAnswers(handler: Handler): Handler {
  return async (request, context) => {
    const answer = await handler(request, context);
    const isWorthIt = request.method !== 'HEAD' && mayCompress(answer);
    const encoding = isWorthIt && chooseEncoding(request.headers, ENCODINGS);
    if (!encoding) return answer;
    const { status, headers } = answer;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    headers.append('vary', 'Accept-Encoding');
    if (bytes.byteLength < WORTHWHILE_BYTES) return new Response(bytes, { status, headers });
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    return new Response(await compressors[encoding](bytes), { status, headers });
  };
}

/** Not an answer that is empty, compressed, partial, or has an ETag, which names its exact bytes. */
function mayCompress({ status, headers }: Response): boolean {
  const isWhole = ![204, 206, 304].includes(status);
  const isPlain = !headers.has('content-encoding') && !headers.has('etag');
  return (
    isWhole && isPlain && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
  );
}
