import { Hono } from 'hono';
import { priceSlipRequest } from '#src/contracts/price-slip.ts';
import { slipOfOurOwn } from '#api/assistant/known-site.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';

export const priceSlip = new Hono<Api>();

/**
 * What it costs to be rid of a job. It is matched here, whichever service answers the chat: the words are sent to nobody,
 * stored nowhere and never logged.
 */
priceSlip.post('/api/price-slip', origin, limit(limits.slip), body(priceSlipRequest), database, async (c) => {
  const { db, host } = c.var;
  const { job } = c.req.valid('json');
  return c.json(await slipOfOurOwn({ db, host, now: new Date() }, job));
});
