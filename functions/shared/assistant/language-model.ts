import * as z from 'zod/mini';
import type { Env } from '#src/contracts/env.ts';
import { describeError, log } from '#src/lib/log.ts';
import { HttpFailure } from '#functions/shared/http/http-failure.ts';
import { badUpstream, callUpstream } from '#functions/shared/http/upstream.ts';

/** A model that answers: the one that is set, else the one that the platform gives. */
export interface LanguageModel {
  name: string;
  /** Where chat completions are asked for. */
  url: string;
  key: string | undefined;
  /** Milliseconds for one question, however often it is asked. */
  patience: number;
}

/** Says who it is and what it may say from, and what the visitor says. */
export interface Prompt {
  system: string;
  user: string;
}

/** With all else that a call does, a visitor is answered within nine seconds, whatever `UPSTREAM_TIMEOUT_MS` says. */
const MOST_PATIENCE = 8000;

/** Undefined: none is set. */
export function languageModelOf(env: Env): LanguageModel | undefined {
  const patience = Math.min(env.UPSTREAM_TIMEOUT_MS, MOST_PATIENCE);
  if (env.LLM_BASE_URL && env.LLM_MODEL) {
    const url = `${env.LLM_BASE_URL.replace(/\/+$/, '')}/chat/completions`;
    return { name: env.LLM_MODEL, url, key: env.LLM_API_KEY, patience };
  }
  return undefined;
}

/**
 * What a language model says, as `read` understands it. What cannot be read or shown is asked for once more, if
 * half of the time is left. Undefined, with a line in the log: it failed, took too long or said nothing of use.
 */
export async function askLanguageModel<T>(
  model: LanguageModel,
  prompt: Prompt,
  read: (said: string) => T | undefined,
): Promise<T | undefined> {
  const until = performance.now() + model.patience;
  const left = () => Math.floor(until - performance.now());
  try {
    for (const isSecond of [false, true]) {
      if (isSecond && left() < model.patience / 2) break;
      const understood = read(await completeChat(model, prompt, left()));
      if (understood !== undefined) return understood;
      log('error', { event: 'language-model', error: 'It said nothing that can be shown.' });
    }
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    log('error', { event: 'language-model', ...describeError(error.cause) });
  }
  return undefined;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * What the model says next, in the form that OpenAI-compatible services share. Only what all of them take is sent.
 *
 * @throws {HttpFailure} 504 or 502, also where it says nothing
 */
async function completeChat(
  { name, url, key }: LanguageModel,
  { system, user }: Prompt,
  timeout: number,
): Promise<string> {
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  const answer = await callUpstream(url, {
    timeout,
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    body: { model: name, messages, stream: false },
  });
  const result = completion.safeParse(answer);
  if (!result.success) throw badUpstream(new Error('It answered nothing that can be read.'));
  return withoutThoughts(result.data.choices[0]?.message.content ?? '');
}

/** Models that reason put it before the answer, in a block of its own. */
function withoutThoughts(text: string): string {
  return text.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
