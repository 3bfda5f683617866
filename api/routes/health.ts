import { Hono } from 'hono';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { readHealth } from '#db/health.ts';
import { readSettings } from '#db/settings.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { failures } from '#src/content/messages.ts';
import { isDiskFull } from '#src/lib/disk-space.ts';
import type { Api } from '#api/context.ts';
import type { Surroundings } from '#api/host.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { limits } from '#api/http/limits.ts';
import { database, within } from '#api/middleware/database.ts';
import { query } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { ownerIf } from '#api/middleware/signed-in.ts';
import { withSettings } from '#api/settings/secret-addresses.ts';

const healthQuery = z.object({ deep: z.optional(z.string()) });

/** In milliseconds: short enough for monitors, and long enough for a sleeping database to wake up. */
const TIME_BUDGET = 2000;

export const health = new Hono<Api>();

/**
 * Whether the program and its database answer, and whether a machine of one's own has room to store anything; with
 * `?deep=1`, details for owners.
 */
health.get(
  '/api/health',
  within(TIME_BUDGET),
  limit(limits.reads),
  ownerIf(({ deep }) => deep === '1'),
  query(healthQuery),
  database,
  async (c) => {
    const { db, env, host } = c.var;
    const well = { status: 'ok', database: 'ok', version: packageJson.version };
    if (c.req.valid('query').deep !== '1') {
      await sql`select 1`.execute(db);
      return (await hasNoRoom({ env, host })) ? c.json({ ...well, ...full }, 503) : c.json(well);
    }
    const envNow = withSettings(env, await readSettings(db));
    return c.json({ ...well, ...(await readHealth(db)), missing: missingIn(envNow) });
  },
);

const full = { status: 'error', disk: 'full', message: failures.diskFull };

/** Whether the disk of what is stored on this machine is full: the embedded database, pictures. */
async function hasNoRoom({ env, host }: Surroundings): Promise<boolean> {
  return !host.isPlatform && isDiskFull(env.DATA_DIR);
}

/** Names of variables that are not set but should be on a site in use. */
function missingIn(env: FunctionEnv): string[] {
  return [
    !env.NOTIFY_WEBHOOK_URL && !env.SMTP_URL && 'NOTIFY_WEBHOOK_URL or SMTP_URL',
    !env.ALERT_WEBHOOK_URL && !env.ALERT_EMAIL && 'ALERT_WEBHOOK_URL or ALERT_EMAIL',
  ].filter((name) => name !== false);
}
