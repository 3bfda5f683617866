import type * as z from 'zod/mini';
import { failures } from '#src/content/messages.ts';
import { parseJson } from '#src/contracts/json.ts';
import { readWithin } from './body.ts';
import { HttpFailure } from './http-failure.ts';

/** 256 KiB, many times the size of a chat answer or an analysis. */
const ANSWER_LIMIT = 256 * 1024;

interface UpstreamRequest<Answer> {
  /** Milliseconds that it may take. */
  timeout: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body: unknown;
  /** What it has to answer. */
  schema: z.ZodMiniType<Answer>;
  /** What the log says of another answer, which itself must not be logged. */
  unlike: string;
}

/**
 * POSTs to a configured outside service and gives its JSON answer.
 *
 * @throws {HttpFailure} 504 after `timeout`; 502 where it cannot be reached, redirects,
 * answers anything but a 2xx, no JSON, more than 256 KiB, or what the schema does not allow; the cause of another status
 * has it as `status`
 */
export async function callUpstream<Answer>(
  url: string,
  { timeout, headers, body, schema, unlike }: UpstreamRequest<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw Object.assign(new Error(`It answered ${response.status}.`), { status: response.status });
    }
    const answer = await readWithin(ANSWER_LIMIT, response.body);
    if (!answer) throw new Error('It answered too much.');
    const value = parseJson(answer.toString('utf8'));
    // The parser's own error would put a piece of the answer into the log.
    if (value === undefined) throw new Error('Its answer was not JSON.');
    const read = schema.safeParse(value);
    if (!read.success) throw new Error(unlike);
    return read.data;
  } catch (cause) {
    const failure = isTimeout(cause)
      ? new HttpFailure(504, failures.serviceTooSlow)
      : new HttpFailure(502, failures.serviceFailed);
    throw Object.assign(failure, { cause });
  }
}

/** Our own deadline, or that of a connection which never came about. */
function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  return error.name === 'TimeoutError' || (cause instanceof Error && cause.name === 'ConnectTimeoutError');
}

interface Call {
  headers?: Record<string, string>;
  body?: string;
  /** In milliseconds. */
  timeout: number;
}

/**
 * POSTs to an address of the environment, whose answer is not read; redirects are not followed.
 *
 * @param receiver named in the error
 * @throws unless the response is a 2xx
 */
export async function post(receiver: string, url: string | URL, call: Call): Promise<void> {
  const { timeout, ...request } = call;
  const signal = AbortSignal.timeout(timeout);
  const response = await fetch(url, { method: 'POST', ...request, redirect: 'error', signal });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${receiver} answered ${response.status}.`);
}
