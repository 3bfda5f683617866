import type { MiddlewareHandler } from 'hono';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Api } from '#api/context.ts';
import { withDatabaseOf } from '#api/host.ts';
import { clientKey } from '#api/http/client.ts';
import { functionEnv } from '#api/http/environment.ts';
import { countRequest, type NamedLimit } from '#api/http/limits.ts';

/**
 * Opens the database, for as long as the request lasts, and counts the request: 429 if there were too many. Every route
 * has it. An outage is left to the guard `database`.
 */
export function limit(named: NamedLimit): MiddlewareHandler<Api> {
  return async (c, next) => {
    const { host, address, deploy, waitUntil } = c.env;
    const env = functionEnv(deploy);
    const client = clientKey(address, env.SESSION_SECRET);
    c.set('request', c.req.raw);
    c.set('host', host);
    c.set('waitUntil', waitUntil);
    c.set('env', env);
    c.set('client', client);

    const putOff = (error: unknown) => {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      c.set('outage', error);
    };
    let isAnswered = false;
    const counted = withDatabaseOf({ host, env }, async (db) => {
      c.set('opened', db);
      await countRequest(db, client, named, env.RATE_LIMIT_FACTOR).catch(putOff);
      await next();
      isAnswered = true;
      // Then nobody waits for connections to end in order.
      if (c.error) throw c.error;
    });
    await counted.catch((error: unknown) => {
      if (!isAnswered) {
        putOff(error);
        return next();
      }
      // The answer stands, whatever becomes of the connection.
      if (error !== c.error) log('error', { event: 'connection not closed', ...describeError(error) });
      return undefined;
    });
  };
}
