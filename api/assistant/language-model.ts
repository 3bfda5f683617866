import ipaddr from 'ipaddr.js';
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
  /** Whether each prompt has all facts of the site or those that fit best. */
  reads: 'all' | 'best';
}

/** The prompt: what is the same for every question, then what belongs to one. */
export interface Prompt {
  system: string;
  user: string;
}

/** What is asked of a model, and how its answer is read. */
interface Task<T> {
  prompt: Prompt;
  /** JSON Schema of the answer, for services that hold a model to it. */
  schema: object;
  /** Undefined if the answer contains nothing that can be used. */
  read: (said: string) => T | undefined | Promise<T | undefined>;
}

/** What one call took, as far as the service says it. */
export interface Usage {
  ms: number;
  promptTokens: number | undefined;
  /** Those of the prompt that came from the service's cache. */
  cachedTokens: number | undefined;
  answerTokens: number | undefined;
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
  const { LLM_BASE_URL, LLM_MODEL, ASSISTANT_MODEL, ASSISTANT_FACTS, OPENAI_BASE_URL, OPENAI_API_KEY } = env;
  const timeout = Math.min(env.UPSTREAM_TIMEOUT_MS, MAX_TIMEOUT);
  if (LLM_BASE_URL && LLM_MODEL) {
    const url = `${LLM_BASE_URL.replace(/\/+$/, '')}/chat/completions`;
    const reads = ASSISTANT_FACTS ?? (isNear(LLM_BASE_URL) ? 'best' : 'all');
    return { name: LLM_MODEL, url, key: env.LLM_API_KEY, timeout, reads };
  }
  if (!ASSISTANT_MODEL || !OPENAI_BASE_URL || !OPENAI_API_KEY) return undefined;
  // The gateway's address has no version; addresses that people set for the same variable often do.
  const url = `${OPENAI_BASE_URL.replace(/(?:\/v1)?\/*$/, '')}/v1/chat/completions`;
  return { name: ASSISTANT_MODEL, url, key: OPENAI_API_KEY, timeout, reads: ASSISTANT_FACTS ?? 'all' };
}

/** Whether a service runs on this machine or in its own network: with a small context, usually, and no cache to speak of. */
function isNear(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return !host.includes('.') || /\.(?:local|internal|localhost)$/.test(host);
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
 * A language model's answer, as `read`. If that gives nothing and half of the time is left, the model is asked once more.
 * Undefined, with a line in the log, if it failed, took too long or said nothing usable.
 */
export async function askLanguageModel<T>(
  model: LanguageModel,
  { prompt, schema, read }: Task<T>,
): Promise<{ understood: T | undefined; usage: Usage[] }> {
  const until = performance.now() + model.timeout;
  const left = () => Math.floor(until - performance.now());
  const usage: Usage[] = [];
  try {
    for (const isSecond of [false, true]) {
      if (isSecond && left() < model.timeout / 2) break;
      const completed = await completeInForm(model, prompt, schema, left);
      usage.push(completed.usage);
      log('info', { event: 'language model answered', ...completed.usage });
      const understood = await read(completed.said);
      if (understood !== undefined) return { understood, usage };
      log('error', {
        event: 'language model not used',
        error: 'Its answer contained nothing that can be shown.',
      });
    }
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error;
    log('error', { event: 'language model not used', ...describeError(error.cause) });
  }
  return { understood: undefined, usage };
}

/** Models of services that refuse a schema; as long as the process lives, so that an update of theirs is noticed. */
const refusing = new Set<string>();

/** The next message in the form of a schema, where the service has that. */
async function completeInForm(model: LanguageModel, prompt: Prompt, schema: object, left: () => number) {
  const key = `${model.url} ${model.name}`;
  if (refusing.has(key)) return completeChat(model, prompt, left());
  try {
    return await completeChat(model, prompt, left(), schema);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const completed = await completeChat(model, prompt, left());
    // What was refused was the schema.
    refusing.add(key);
    return completed;
  }
}

/** Whether a service says that it does not take a request of this form. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof HttpFailure && (error.cause as { status?: unknown } | undefined)?.status;
  return status === 400 || status === 422;
}

const count = z.catch(z.optional(z.number()), undefined);

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
  usage: z.catch(
    z.optional(
      z.object({
        prompt_tokens: count,
        completion_tokens: count,
        prompt_tokens_details: z.catch(z.optional(z.object({ cached_tokens: count })), undefined),
      }),
    ),
    undefined,
  ),
});

/**
 * The model's next message, through the API that OpenAI-compatible services share. Sends only fields that all of
 * them accept, save the schema.
 *
 * @throws {HttpFailure} 504 or 502, also where it says nothing
 */
async function completeChat(
  { name, url, key }: LanguageModel,
  { system, user }: Prompt,
  timeout: number,
  schema?: object,
): Promise<{ said: string; usage: Usage }> {
  const started = performance.now();
  const messages = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  const form = schema && { type: 'json_schema', json_schema: { name: 'choice', strict: true, schema } };
  const { choices, usage } = await callUpstream(url, {
    timeout: Math.max(1, timeout),
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    body: { model: name, messages, stream: false, ...(form && { response_format: form }) },
    schema: completion,
    unlike: 'Its answer could not be read.',
  });
  const said = choices[0]?.message.content ?? '';
  return {
    // Reasoning models put their reasoning in a block before the answer.
    said: said.replace(/^\s*<think>[\s\S]*?<\/think>/, '').trim(),
    usage: {
      ms: Math.round(performance.now() - started),
      promptTokens: usage?.prompt_tokens,
      cachedTokens: usage?.prompt_tokens_details?.cached_tokens,
      answerTokens: usage?.completion_tokens,
    },
  };
}
