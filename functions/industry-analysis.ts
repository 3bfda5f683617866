import type { Config } from '@netlify/functions';
import * as z from 'zod/mini';
import { industryQuestion, readOutput } from '#src/contracts/industry-analysis.ts';
import { chooserInstructions, readChoice } from '#src/domain/roi/grounding.ts';
import { analyseIndustry } from '#api/assistant/analyst.ts';
import { askLanguageModel, type Asking, takeLanguageModel } from '#api/assistant/language-model.ts';
import { answer, limits } from '#api/http/answer.ts';
import { callUpstream } from '#api/http/upstream.ts';

/**
 * POST /api/webhook/industry-analysis: what automation could do in an industry. What is no industry is
 * 200 as well, with an error inside `output`.
 */
export default answer('/api/webhook/industry-analysis', {
  POST: {
    limit: limits.analysis,
    body: industryQuestion,
    handle: async ({ db, env, input: { industry } }) => {
      if (!env.INDUSTRY_ANALYSIS_WEBHOOK_URL) {
        return { output: await outputFor({ db, env, now: new Date() }, industry) };
      }
      // Without a fallback.
      return callUpstream(env.INDUSTRY_ANALYSIS_WEBHOOK_URL, {
        timeout: env.UPSTREAM_TIMEOUT_MS,
        body: { industry },
        schema: webhookAnswer,
        unlike: 'The webhook did not answer with output that the calculator can read.',
      });
    },
  },
});

const webhookAnswer = z.object({
  output: z.string().check(z.refine((output) => readOutput(output) !== undefined)),
});

/** From our own model, as JSON text. A language model, if one is set, only identifies the industry. */
async function outputFor(asking: Asking, industry: string): Promise<string> {
  const model = await takeLanguageModel(asking);
  const prompt = { system: chooserInstructions, user: JSON.stringify(industry) };
  const chosen = model && (await askLanguageModel(model, prompt, readChoice));
  return JSON.stringify(await analyseIndustry(industry, chosen?.name));
}

export const config: Config = { path: '/api/webhook/industry-analysis' };
