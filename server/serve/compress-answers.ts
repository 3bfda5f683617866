import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import type { Handler } from './context.ts';
import { chooseEncoding, compressAs, ENCODINGS } from './encodings.ts';

/** Below this, compressing costs more than it saves. */
const WORTHWHILE_BYTES = 1024;

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
    return new Response(await compressAs(encoding, bytes, true), { status, headers });
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
