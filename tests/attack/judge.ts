import type { RawRequest } from './request.ts';
import type { RawAnswer } from './send.ts';

/** What only the inside of the program says: places in code, words of the database and its driver. */
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

/** Milliseconds that an answer may take on a busy machine, beside the pauses of a slow body. */
const SLOW_MS = 15_000;

/** A body that is cut off while it is sent may leave no answer: the server had said 413 and closed. */
const CUT_OFF = 64 * 1024;

/** What is wrong with an answer, in words; undefined where nothing is. */
export function judge(request: RawRequest, answer: RawAnswer): string | undefined {
  const { status, headers, body, ms, error } = answer;
  // Nobody is there to hear it.
  if (request.manner === 'leaves' || request.manner === 'never reads') return undefined;
  if (status === 0) {
    return request.body.length > CUT_OFF ? undefined : `no answer (${error ?? 'closed at once'})`;
  }
  if (status >= 500) return `the status ${status}: ${body.slice(0, 300)}`;
  const [later] = /HTTP\/1\.1 5\d\d .*/.exec(body) ?? [];
  if (later && !sent(request, later)) return `a later answer on its connection: ${later}`;
  const said = INSIDE.map((pattern) => pattern.exec(body)?.[0]).find(Boolean);
  if (said && !sent(request, said))
    return `an answer (${status}) that tells of the inside: ${said}`;
  if (ms > SLOW_MS) return `an answer (${status}) after ${Math.round(ms)} ms`;
  // What Node.js itself refuses, before there is a request, has no type.
  if (headers.has('content-type') && headers.get('x-content-type-options') !== 'nosniff') {
    return `an answer (${status}) without X-Content-Type-Options`;
  }
  return undefined;
}

/** Whether the answer only says again what it was sent. */
function sent({ target, body }: RawRequest, said: string): boolean {
  return target.includes(said) || body.includes(said);
}
