import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import { takeModelQuestion } from '#db/limits.ts';
import { readSettings } from '#db/settings.ts';
import type { Env } from '#src/contracts/env/env.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Host } from '#api/host.ts';
import { HttpFailure } from '#api/http/http-failure.ts';
import { callUpstream } from '#api/http/upstream.ts';

/** The language model: the configured one, otherwise the platform's. */
export interface LanguageModel {
  name: string;
  /** URL of the chat completions. */
  url: string;
  key: string | undefined;
  /** Time limit for one question in ms, retries included. */
  timeout: number;
}

/** The prompt: the role and its facts, and the visitor's message. */
export interface Prompt {
  system: string;
  user: string;
}

/** So that a visitor gets an answer within nine seconds in all, whatever `UPSTREAM_TIMEOUT_MS` says. */
const MAX_TIMEOUT = 8000;

/** What a question needs besides its text. */
export interface Asking {
  db: Database;
  env: Env;
  host: Host;
  now: Date;
}

/** Undefined if none is set. */
export function languageModelOf(env: Env): LanguageModel | undefined {
  const { LLM_BASE_URL, LLM_MODEL, ASSISTANT_MODEL, OPENAI_BASE_URL, OPENAI_API_KEY } = env;
  const timeout = Math.min(env.UPSTREAM_TIMEOUT_MS, MAX_TIMEOUT);
  if (LLM_BASE_URL && LLM_MODEL) {
    const url = `${LLM_BASE_URL.replace(/\/+$/, '')}/chat/completions`;
    return { name: LLM_MODEL, url, key: env.LLM_API_KEY, timeout };
  }
  if (!ASSISTANT_MODEL || !OPENAI_BASE_URL || !OPENAI_API_KEY) return undefined;
  // The gateway's address has no version; addresses that people set for the same variable often do.
  const url = `${OPENAI_BASE_URL.replace(/(?:\/v1)?\/*$/, '')}/v1/chat/completions`;
  return { name: ASSISTANT_MODEL, url, key: OPENAI_API_KEY, timeout };
}

/** The model for the next question, which is counted. Undefined if none is set or its daily limit is reached. */
export async function takeLanguageModel(asking: Asking): Promise<LanguageModel | undefined> {
  const { db, env, now } = asking;
  const model = languageModelOf(env);
  if (!model) return undefined;
  const { languageModel, modelQuestions } = await readSettings(db);
  const limit = modelQuestions ?? env.ASSISTANT_DAILY_LIMIT;
  const isFree = languageModel && (await takeModelQuestion(db, todayOf(now), limit));
  return isFree ? model : undefined;
}

/**
 * A language model's answer, as parsed by `read`. If it cannot be read or shown and half of the time is left, the
 * model is asked once more. Undefined, with a line in the log, if it failed, took too long or said nothing usable.
 */
export async function askLanguageModel<T>(
  model: LanguageModel,
  prompt: Prompt,
  read: (said: string) => T | undefined,
): Promise<T | undefined> {
  const until = performance.now() + model.timeout;
  const left = () => Math.floor(until - performance.now());
  try {
    for (const isSecond of [false, true]) {
      if (isSecond && left() < model.timeout / 2) break;
      const understood = read(await completeChat(model, prompt, left()));
      if (understood !== undefined) return understood;
      log('error', {
        event: 'language model not used',
        error: 'Its answer contained nothing that can be shown.',
      });
    }
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    log('error', { event: 'language model not used', ...describeError(error.cause) });
  }
  return undefined;
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
});

/**
 * The model's next message, through the API that OpenAI-compatible services share. Sends only fields that all of
 * them accept.
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
  const { choices } = await callUpstream(url, {
    timeout,
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    body: { model: name, messages, stream: false },
    schema: completion,
    unlike: 'Its answer could not be read.',
  });
  const said = choices[0]?.message.content ?? '';
  // Reasoning models put their reasoning in a block before the answer.
  return said.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim();
}
