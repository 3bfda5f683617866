import * as z from 'zod/mini';
import type { Env } from '#src/contracts/env.ts';
import { readOutput } from '#src/contracts/industry-analysis.ts';
import { analyse } from '#src/domain/roi/analyse.ts';
import { analystInstructions, readReply } from '#src/domain/roi/grounding.ts';
import { completeChat } from './language-model.ts';
import { badUpstream, callUpstream } from '#functions/shared/http/upstream.ts';

const webhookAnswer = z.object({ output: z.string() });

/**
 * The JSON text that the calculator reads, from the webhook if one is set, else from the language
 * model if one is set, else from our own model. A configured one that fails has no stand-in.
 *
 * @throws {HttpFailure} 502 or 504
 */
export async function outputFor(env: Env, industry: string): Promise<string> {
  if (env.INDUSTRY_ANALYSIS_WEBHOOK_URL) {
    return fromWebhook(env, env.INDUSTRY_ANALYSIS_WEBHOOK_URL, industry);
  }
  if (env.LLM_BASE_URL) return fromLanguageModel(env, industry);
  return JSON.stringify(analyse(industry));
}

async function fromWebhook(env: Env, url: string, industry: string): Promise<string> {
  const answer = webhookAnswer.safeParse(await callUpstream(env, url, { body: { industry } }));
  if (!answer.success || !readOutput(answer.data.output)) {
    throw badUpstream(new Error('The webhook answered no output that the calculator can read.'));
  }
  return answer.data.output;
}

async function fromLanguageModel(env: Env, industry: string): Promise<string> {
  const reply = await completeChat(env, [
    { role: 'system', content: analystInstructions() },
    { role: 'user', content: JSON.stringify(industry) },
  ]);
  const result = readReply(reply, industry);
  if (!result) throw badUpstream(new Error('The language model answered another shape.'));
  return JSON.stringify(result);
}
