import type { Config } from '@netlify/functions';
import { sql } from 'kysely';
import packageJson from '../package.json' with { type: 'json' };
import { answer } from './shared/answer.ts';
import { limits } from './shared/limits.ts';
import { json } from './shared/respond.ts';

/** Milliseconds: a monitor is told soon, whatever is wrong. */
const TIME_BUDGET = 1000;

/** GET /api/health: whether the program and its database answer. */
export default answer({
  GET: {
    limit: limits.reads,
    timeBudget: TIME_BUDGET,
    handle: async ({ db }) => {
      await sql`select 1`.execute(db);
      return json(200, { status: 'ok', database: 'ok', version: packageJson.version });
    },
  },
});

export const config: Config = { path: '/api/health' };
