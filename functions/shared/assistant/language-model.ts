import * as z from 'zod/mini';
import type { Env } from '#src/contracts/env.ts';
import { badUpstream, callUpstream } from '#functions/shared/http/upstream.ts';

/** One turn, as OpenAI-compatible services take it. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * What the configured language model says next: `{LLM_BASE_URL}/chat/completions`, in the form that
 * OpenAI-compatible services share. Only what all of them take is sent.
 *
 * @throws {HttpFailure} 504 or 502, also where it says nothing
 */
export async function completeChat(
  env: Pick<Env, 'LLM_BASE_URL' | 'LLM_API_KEY' | 'LLM_MODEL' | 'UPSTREAM_TIMEOUT_MS'>,
  messages: readonly ModelMessage[],
): Promise<string> {
  const base = env.LLM_BASE_URL?.replace(/\/+$/, '');
  const answer = await callUpstream(env, `${base}/chat/completions`, {
    headers: env.LLM_API_KEY ? { Authorization: `Bearer ${env.LLM_API_KEY}` } : {},
    body: { model: env.LLM_MODEL, messages, stream: false },
  });
  const result = completion.safeParse(answer);
  const said = result.success && withoutThoughts(result.data.choices[0]?.message.content ?? '');
  if (!said) throw badUpstream(new Error('The language model answered nothing that can be read.'));
  return said;
}

/** Models that reason put it before the answer, in a block of its own. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
