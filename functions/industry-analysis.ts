import type { Config } from '@netlify/functions';
import { industryQuestion } from '#src/contracts/industry-analysis.ts';
import { answer, limits } from './shared/http/answer.ts';
import { outputFor } from './shared/assistant/industry-brain.ts';

/**
 * POST /api/webhook/industry-analysis: what automation could do in an industry. What is no industry is
 * 200 as well, with an error inside `output`.
 */
export default answer({
  POST: {
    limit: limits.analysis,
    body: industryQuestion,
    handle: async ({ db, env, input }) => ({
      output: await outputFor({ db, env, now: new Date() }, input.industry),
    }),
  },
});

export const config: Config = { path: '/api/webhook/industry-analysis' };
