import type { RawRequest } from './request.ts';
import type { RawAnswer } from './send.ts';

/** Signs of internals: code locations, terms of the database and its driver. */
const INSIDE = [
  /\n\s+at [^\n]*:\d+:\d+/,
  /\bfile:\/\/\/\w+\/[^\s"]+\.(?:ts|js|mjs)\b/,
  /node_modules\/|node:internal/,
  /\b(?:functions|db|local)\/[\w/-]+\.ts\b/,
  /violates (?:not-null|unique|check|foreign key) constraint/,
  /duplicate key value|invalid input syntax for|invalid byte sequence for encoding/,
  /syntax error at or near|relation "[^"]+" does not exist|column "[^"]+" does not exist/,
  /(?:TypeError|RangeError|SyntaxError|ReferenceError|DatabaseError|ZodError):/,
];

/** Milliseconds that an answer may take on a busy machine, not counting the delays of a slow body. */
const SLOW_MS = 15_000;

/** A body that is cut off while it is sent may get no answer: the server sent 413 and closed. */
const CUT_OFF = 64 * 1024;

/** What is wrong with an answer. Undefined where nothing is. */
export function judge(request: RawRequest, answer: RawAnswer): string | undefined {
  const { status, headers, body, ms, error } = answer;
  // The client does not read an answer.
  if (request.manner === 'leaves' || request.manner === 'never reads') return undefined;
  if (status === 0) {
    return request.body.length > CUT_OFF ? undefined : `no answer (${error ?? 'closed at once'})`;
  }
  if (status >= 500) return `the status ${status}: ${body.slice(0, 300)}`;
  const [later] = /HTTP\/1\.1 5\d\d .*/.exec(body) ?? [];
  if (later && !sent(request, later)) return `a later answer on its connection: ${later}`;
  const leak = INSIDE.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (leak && !sent(request, leak)) return `an answer (${status}) that reveals internals: ${leak}`;
  if (ms > SLOW_MS) return `an answer (${status}) after ${Math.round(ms)} ms`;
  // Refusals by Node.js itself, before there is a request, have no content type.
  if (headers.has('content-type') && headers.get('x-content-type-options') !== 'nosniff') {
    return `an answer (${status}) without X-Content-Type-Options`;
  }
  return undefined;
}

/** Whether the answer only repeats what was sent. */
function sent({ target, body }: RawRequest, leak: string): boolean {
  return target.includes(leak) || body.includes(leak);
}
