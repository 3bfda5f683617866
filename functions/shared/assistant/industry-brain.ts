import * as z from 'zod/mini';
import type { Env } from '#src/contracts/env.ts';
import { readOutput } from '#src/contracts/industry-analysis.ts';
import { analyse } from '#src/domain/roi/analyse.ts';
import { chooserInstructions, readChoice } from '#src/domain/roi/grounding.ts';
import { askLanguageModel, type Asking, takeLanguageModel } from './language-model.ts';
import { badUpstream, callUpstream } from '#functions/shared/http/upstream.ts';

const webhookAnswer = z.object({ output: z.string() });

/**
 * The JSON text that the calculator reads: from the webhook if one is set, without a fallback; otherwise from our
 * own model. A language model, if one is set, only identifies the industry and never supplies a figure.
 *
 * @throws {HttpFailure} 502 or 504, where the webhook failed
 */
export async function outputFor(asking: Asking, industry: string): Promise<string> {
  const { env } = asking;
  if (env.INDUSTRY_ANALYSIS_WEBHOOK_URL) {
    return fromWebhook(env, env.INDUSTRY_ANALYSIS_WEBHOOK_URL, industry);
  }
  const model = await takeLanguageModel(asking);
  const prompt = { system: chooserInstructions, user: JSON.stringify(industry) };
  const chosen = model && (await askLanguageModel(model, prompt, readChoice));
  return JSON.stringify(analyse(industry, chosen ?? undefined));
}

async function fromWebhook(env: Env, url: string, industry: string): Promise<string> {
  const request = { timeout: env.UPSTREAM_TIMEOUT_MS, body: { industry } };
  const answer = webhookAnswer.safeParse(await callUpstream(url, request));
  if (!answer.success || !readOutput(answer.data.output)) {
    throw badUpstream(
      new Error('The webhook did not answer with output that the calculator can read.'),
    );
  }
  return answer.data.output;
}
