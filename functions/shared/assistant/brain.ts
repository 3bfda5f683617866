import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import type { chatRequest, ChatAnswer } from '#src/contracts/chat.ts';
import type { Env } from '#src/contracts/env.ts';
import { reply } from '#src/domain/assistant/assistant.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import {
  allowedMarkup,
  groundingFor,
  instructionsWith,
  questionWith,
} from '#src/domain/assistant/grounding.ts';
import { completeChat } from './language-model.ts';
import { badUpstream, callUpstream } from '#functions/shared/http/upstream.ts';
import { nextFreeTimes } from './free-times.ts';
import { knownSite } from './known-site.ts';

export type ChatQuestion = z.infer<typeof chatRequest>;

interface Asking {
  db: Database;
  env: Env;
  now: Date;
}

/** What a webhook answers; longer than anybody reads is a failure. */
const webhookAnswer = z.object({
  response: z.string().check(z.trim(), z.minLength(1), z.maxLength(8000)),
});

/**
 * Answers a question: the webhook if one is set, else the language model if one is set, else the
 * assistant in the house. One that is set and fails is not stood in for.
 *
 * @throws {HttpFailure} 502 or 504, where what is set failed
 */
export async function ask(asking: Asking, question: ChatQuestion): Promise<ChatAnswer> {
  const { env } = asking;
  if (env.CHATBOT_WEBHOOK_URL) return askWebhook(env, env.CHATBOT_WEBHOOK_URL, question);
  if (env.LLM_BASE_URL) return askModel(asking, question);
  return askAssistant(asking, question);
}

async function askWebhook(
  env: Env,
  url: string,
  { message, user_id }: ChatQuestion,
): Promise<ChatAnswer> {
  const answer = webhookAnswer.safeParse(
    await callUpstream(env, url, { body: { message, user_id } }),
  );
  if (!answer.success) throw badUpstream(new Error('The webhook answered no text in `response`.'));
  return { response: answer.data.response };
}

async function askModel(asking: Asking, { message, history }: ChatQuestion): Promise<ChatAnswer> {
  const facts = groundingFor(await knownSite(asking.db, asking.now), message, history);
  const said = await completeChat(asking.env, [
    { role: 'system', content: await fillIn(asking, instructionsWith(facts)) },
    { role: 'user', content: questionWith(message, history) },
  ]);
  const response = allowedMarkup(said);
  if (!response) throw badUpstream(new Error('The language model answered nothing to show.'));
  return { response };
}

async function askAssistant(
  asking: Asking,
  { message, history }: ChatQuestion,
): Promise<ChatAnswer> {
  const { text, suggestions } = reply(await knownSite(asking.db, asking.now), message, history);
  const response = await fillIn(asking, text);
  return { response, ...(suggestions.length > 0 && { suggestions }) };
}

/** Puts the next free times where a text wants them; others cost no query. */
async function fillIn({ db, now }: Asking, text: string): Promise<string> {
  if (!text.includes(FREE_TIMES)) return text;
  return text.replaceAll(FREE_TIMES, sayFreeTimes(await nextFreeTimes(db, now)));
}
