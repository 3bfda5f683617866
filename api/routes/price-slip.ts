import { Hono } from 'hono';
import { priceSlipRequest } from '#src/contracts/price-slip.ts';
import { slipOfOurOwn } from '#api/assistant/known-site.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { database } from '#api/middleware/database.ts';
import { form } from '#api/middleware/form.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';
import { failedSlipPage, slipPage } from '#api/price-slip/slip-page.ts';

export const priceSlip = new Hono<Api>();

const plainForm = form({ toInput: (typed) => typed, failed: failedSlipPage });

/**
 * What it costs to be rid of a job. It is matched here, whichever service answers the chat: the words are sent to nobody,
 * stored nowhere and never logged.
 */
priceSlip.post(
  '/api/price-slip',
  plainForm,
  origin,
  limit(limits.slip),
  body(priceSlipRequest),
  database,
  async (c) => {
    const { db, host } = c.var;
    const { job } = c.req.valid('json');
    const slip = await slipOfOurOwn({ db, host, now: new Date() }, job);
    return c.var.form ? slipPage(job, slip) : c.json(slip);
  },
);
