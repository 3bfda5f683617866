import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { alertOnFailure } from '#api/outbox/alert.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { saysDiskFull } from '#src/lib/disk-space.ts';
import { describeError, log } from '#src/lib/log.ts';
import { securityHeaders } from '#src/lib/security-headers.ts';
import { HttpFailure } from './http-failure.ts';
// Written by each build of the pages; scripts/ensure-generated.ts creates an empty one if there is none.
import * as sources from '#api/generated/policy.ts';

/** The same security headers as those of the pages. */
export const policyHeaders: Readonly<Record<string, string>> = securityHeaders(sources);

/** Seconds after which clients may retry if the database was unavailable. */
const RETRY_AFTER = 5;

/** What a response says before it is sent as JSON, in which dates become ISO 8601 in UTC. */
export type Unsent<T> = string extends T ? T | Date : T extends object ? { [Key in keyof T]: Unsent<T[Key]> } : T;

/** A JSON response; dates become ISO 8601 in UTC. */
export function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  return Response.json(body, { status, headers: { ...type, ...headers } });
}

interface Work {
  /**
   * The pattern of the request's path, e.g. `/api/blog/:id`; undefined if there is no such address. Logs and alerts
   * carry it in place of the path, which may hold the token of a link.
   */
  route: string | undefined;
  work: () => Promise<Response>;
  /** Renders a failure that is not answered as JSON. */
  render?: (failure: HttpFailure) => Response | undefined;
}

/**
 * Adds what all responses of functions have in common: a request id, the security headers, no caching unless the
 * response sets it, no body for HEAD, and one log line.
 */
export async function respond(
  request: Request,
  context: Context | undefined,
  { route, work, render }: Work,
): Promise<Response> {
  const started = performance.now();
  const requestId = context?.requestId || randomUUID();
  let answer: Response;
  let thrown: unknown;
  try {
    answer = await work();
  } catch (error) {
    const failure = toFailure(error);
    answer = render?.(failure) ?? json(failure.status, failure.body);
    for (const [name, value] of Object.entries(failure.headers)) answer.headers.set(name, value);
    thrown = error;
  }

  const { status } = answer;
  log(status >= 500 ? 'error' : 'info', {
    requestId,
    method: request.method,
    route,
    status,
    ms: Math.round(performance.now() - started),
    ...(status >= 500 && thrown !== undefined && describeError(thrown)),
  });
  alertOnFailure(status, { requestId, route }, context, thrown);
  return finish(answer, request, requestId);
}

function finish(answer: Response, request: Request, requestId: string): Response {
  const { status, headers } = answer;
  for (const [name, value] of Object.entries(policyHeaders)) headers.set(name, value);
  const isGoodRead = status < 400 && ['GET', 'HEAD'].includes(request.method);
  if (!isGoodRead || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Request-Id', requestId);
  return request.method === 'HEAD' ? new Response(null, { status, headers }) : answer;
}

/** Turns an error into the failure that the client sees, without details that are not meant for it. */
function toFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error;
  if (error instanceof DatabaseUnavailable) {
    const message = 'We cannot reach our database right now. Please try again shortly.';
    return new HttpFailure(503, message, { headers: { 'Retry-After': String(RETRY_AFTER) } });
  }
  if (saysDiskFull(error)) {
    const message = 'We cannot store anything right now. Please try again later.';
    return new HttpFailure(503, message, { headers: { 'Retry-After': String(RETRY_AFTER) } });
  }
  return new HttpFailure(500, 'Something went wrong on our side. Please try again.');
}
