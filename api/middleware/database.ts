import type { MiddlewareHandler } from 'hono';
import { withTimeBudget } from '#db/time-budget.ts';
import type { Api, WithDatabase } from '#api/context.ts';

/**
 * Gives the handler the database: 503 if it cannot be reached. It is the last guard of a route, so that what is wrong
 * with the request itself is said first.
 */
export const database: MiddlewareHandler<Api & WithDatabase> = (c, next) => {
  const { outage, opened } = c.var;
  if (outage) throw outage;
  if (opened) c.set('db', opened);
  return next();
};

/** Limits how many milliseconds the handler may wait for the database, if not as long as others. */
export function within(milliseconds: number): MiddlewareHandler {
  return (_c, next) => withTimeBudget(milliseconds, next);
}
