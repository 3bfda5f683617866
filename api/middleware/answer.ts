import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { withTimeBudget } from '#db/time-budget.ts';
import { describeError, log } from '#src/lib/log.ts';
import { NO_PAGE_HEADERS } from '#src/lib/security-headers.ts';
import type { Api } from '#api/context.ts';
import { alertOnFailure } from '#api/outbox/alert.ts';

/** Milliseconds that a request may wait for the database in all, so that a failure is answered within ten seconds. */
const TIME_BUDGET = 8000;

/**
 * What all answers have in common: a request id, the security headers, no caching unless a good answer to a read says
 * otherwise, one log line, and an alert to the operator if the fault is ours.
 */
export const answer: MiddlewareHandler<Api> = async (c, next) => {
  const started = performance.now();
  const requestId = c.env.requestId || randomUUID();
  await withTimeBudget(TIME_BUDGET, next);
  const { status } = c.res;
  const route = routeOf(matchedRoutes(c));
  log(status >= 500 ? 'error' : 'info', {
    requestId,
    method: c.req.raw.method,
    route,
    status,
    ms: Math.round(performance.now() - started),
    ...(status >= 500 && c.error && describeError(c.error)),
  });
  alertOnFailure(status, { requestId, route }, c.env, c.error);

  const { headers } = c.res;
  for (const [name, value] of Object.entries(NO_PAGE_HEADERS)) {
    // A page of its own has a policy of its own.
    if (!headers.has(name)) headers.set(name, value);
  }
  const isGoodRead = status < 400 && ['GET', 'HEAD'].includes(c.req.method);
  if (!isGoodRead || !headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
  headers.set('X-Request-Id', requestId);
};

/**
 * The pattern of a request's path, e.g. `/api/blog/:id`; undefined if there is no such address. Logs and alerts carry it
 * in place of the path, which may hold the token of a link.
 */
function routeOf(matched: readonly { path: string }[]): string | undefined {
  const route = matched.findLast(({ path }) => !path.endsWith('*'))?.path;
  // Without what a parameter has to look like.
  return route?.replace(/\{[^}]*\}+/g, '');
}
