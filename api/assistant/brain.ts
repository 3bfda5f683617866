import * as z from 'zod/mini';
import type { chatRequest, ChatAnswer } from '#src/contracts/chat.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { typed } from '#src/contracts/text.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { type Ground, heldAnswer, promptFor } from './grounding.ts';
import { askLanguageModel, type Asking, languageModelOf, takeLanguageModel } from './language-model.ts';
import { tellsOfWork } from '#src/domain/assistant/phrasing.ts';
import { tellsOfTrouble } from '#src/domain/assistant/trouble.ts';
import { type NamedDay, namedDay, wantsCall } from '#src/domain/booking/named-day.ts';
import { withHours } from '#src/domain/booking/hours-text.ts';
import { callUpstream } from '#api/http/upstream.ts';
import { nextFreeTimes, sayFreeOn } from './free-times.ts';
import { answerOfOurOwn } from './known-site.ts';

export type ChatQuestion = z.infer<typeof chatRequest>;

/** A webhook's answer; one that is too long to read is a failure. */
const webhookAnswer = z.object({
  response: z.string().check(typed(), z.minLength(1), z.maxLength(8000)),
});

/**
 * Answers a question: with the webhook if one is set, without a fallback; otherwise with the language model if one
 * is set, as far as the facts support what it says; otherwise, and if that fails, with the embedded assistant.
 *
 * @throws {HttpFailure} 502 or 504, where the webhook failed
 */
export async function ask(asking: Asking, question: ChatQuestion): Promise<ChatAnswer> {
  const { db, env, now } = asking;
  const { message, history, user_id } = question;
  if (env.CHATBOT_WEBHOOK_URL) {
    return callUpstream(env.CHATBOT_WEBHOOK_URL, {
      timeout: env.UPSTREAM_TIMEOUT_MS,
      body: { message, user_id },
      schema: webhookAnswer,
      unlike: 'The webhook did not answer with text in `response`.',
    });
  }
  const day = await dayToTalk(question, now);
  if (day) return { response: await sayFreeOn(db, now, day) };
  const wantsGrounds = languageModelOf(env) !== undefined;
  const { open, ...own } = await answerOfOurOwn(asking, { message, history, wantsGrounds });
  const fillIn = filledIn(asking, open);
  const said = await askModel(asking, question, own.grounds, fillIn);
  const response = said || (await fillIn(own.text));
  return { response, ...(own.suggestions.length > 0 && { suggestions: own.suggestions }) };
}

/** The day on which somebody asks for a call; 'and on Friday?' may go on about one. */
async function dayToTalk({ message, history }: ChatQuestion, now: Date): Promise<NamedDay | undefined> {
  if (tellsOfTrouble(message) || tellsOfWork(message)) return undefined;
  const before = history.findLast(({ from }) => from === 'user')?.message ?? '';
  const goesOn = /^(?:and|or|what about|how about)\b/i.test(message) && wantsCall(before);
  return wantsCall(message) || goesOn ? namedDay(message, now) : undefined;
}

/** Undefined or empty if no model is set, its daily limit is reached, no fact fits, or no fact supports its answer. */
async function askModel(
  asking: Asking,
  { message, history }: ChatQuestion,
  unfilled: readonly Ground[],
  fillIn: (text: string) => Promise<string>,
): Promise<string | undefined> {
  const model = unfilled.length > 0 && (await takeLanguageModel(asking));
  if (!model) return undefined;
  const grounds = await Promise.all(
    unfilled.map(async (ground) => {
      const text = await fillIn(ground.text);
      return { ...ground, text: text.replaceAll('**', '') };
    }),
  );
  return askLanguageModel(model, promptFor(grounds, message, history), (said) => heldAnswer(said, grounds));
}

/** Says the current hours, and the next free times where a text wants them; others cost no query. */
function filledIn({ db, now }: Asking, open: OpeningTimes) {
  return async (text: string): Promise<string> => {
    const said = withHours(text, open);
    if (!said.includes(FREE_TIMES)) return said;
    return said.replaceAll(FREE_TIMES, sayFreeTimes(await nextFreeTimes(db, now)));
  };
}
