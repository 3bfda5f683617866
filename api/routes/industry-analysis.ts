import { Hono } from 'hono';
import * as z from 'zod/mini';
import { industryQuestion, readOutput } from '#src/contracts/industry-analysis.ts';
import { chooserInstructions, chooserSchema, readIndustry } from '#src/domain/roi/grounding.ts';
import { analystHere } from '#api/assistant/analyst.ts';
import { askLanguageModel, type Asking, takeLanguageModel } from '#api/assistant/language-model.ts';
import type { Api } from '#api/context.ts';
import { limits } from '#api/http/limits.ts';
import { callUpstream } from '#api/http/upstream.ts';
import { database } from '#api/middleware/database.ts';
import { body } from '#api/middleware/input.ts';
import { limit } from '#api/middleware/limit.ts';
import { origin } from '#api/middleware/origin.ts';

const webhookAnswer = z.object({
  output: z.string().check(z.refine((output) => readOutput(output) !== undefined)),
});

export const industryAnalysis = new Hono<Api>();

/** What automation could do in an industry. What is no industry is 200 as well, with an error inside `output`. */
industryAnalysis.post(
  '/api/webhook/industry-analysis',
  origin,
  limit(limits.analysis),
  body(industryQuestion),
  database,
  async (c) => {
    const { db, env, host } = c.var;
    const { industry } = c.req.valid('json');
    if (!env.INDUSTRY_ANALYSIS_WEBHOOK_URL) {
      return c.json({ output: await outputFor({ db, env, host, now: new Date() }, industry) });
    }
    // Without a fallback.
    const answer = await callUpstream(env.INDUSTRY_ANALYSIS_WEBHOOK_URL, {
      timeout: env.UPSTREAM_TIMEOUT_MS,
      body: { industry },
      schema: webhookAnswer,
      unlike: 'The webhook did not answer with output that the calculator can read.',
    });
    return c.json(answer);
  },
);

/** From our own model, as JSON text. A language model, if one is set, only identifies the industry. */
async function outputFor(asking: Asking, industry: string): Promise<string> {
  const { analyst: analyze = analystHere } = asking.host;
  const model = await takeLanguageModel(asking);
  const prompt = { system: chooserInstructions, user: JSON.stringify(industry) };
  const chosen = model && (await askLanguageModel(model, { prompt, schema: chooserSchema, read: readIndustry }));
  return JSON.stringify(await analyze(industry, chosen?.understood?.name));
}
