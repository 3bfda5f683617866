import * as z from 'zod/mini';
import type { chatRequest, ChatAnswer } from '#src/contracts/chat.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { typed } from '#src/contracts/text.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { tellsOfWork } from '#src/domain/assistant/phrasing.ts';
import { tellsOfTrouble } from '#src/domain/assistant/trouble.ts';
import { type NamedDay, namedDay, wantsCall } from '#src/domain/booking/named-day.ts';
import { withHours } from '#src/domain/booking/hours-text.ts';
import { callUpstream } from '#api/http/upstream.ts';
import { chosenAnswer } from './chooser/choose.ts';
import type { Found } from './chooser/found.ts';
import { withText } from './chooser/post-text.ts';
import { toolsOf } from './chooser/tools.ts';
import { nextFreeTimes, sayFreeOn } from './free-times.ts';
import { answerOfOurOwn } from './known-site.ts';
import { type Asking, languageModelOf, takeLanguageModel } from './language-model.ts';

export type ChatQuestion = z.infer<typeof chatRequest>;

/** A webhook's answer; one that is too long to read is a failure. */
const webhookAnswer = z.object({
  response: z.string().check(typed(), z.minLength(1), z.maxLength(8000)),
});

/**
 * Answers a question: with the webhook if one is set, without a fallback; otherwise with what the language model
 * chooses from the site if one is set; otherwise, and if it chooses nothing that exists, with the embedded assistant.
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
  const wantsFound = languageModelOf(env) !== undefined;
  const day = await dayToTalk(question, now);
  if (day && !wantsFound) return { response: await sayFreeOn(db, now, day) };
  const { open, text, suggestions, found } = await answerOfOurOwn(asking, { message, history, wantsFound });
  const chosen = found && (await askModel(asking, question, found, open));
  if (chosen) return chosen;
  if (day) return { response: await sayFreeOn(db, now, day) };
  return { response: await filledIn(asking, open, text), ...(suggestions.length > 0 && { suggestions }) };
}

/** The day on which somebody asks for a call; 'and on Friday?' may go on about one. */
async function dayToTalk({ message, history }: ChatQuestion, now: Date): Promise<NamedDay | undefined> {
  if (tellsOfTrouble(message) || tellsOfWork(message)) return undefined;
  const before = history.findLast(({ from }) => from === 'user')?.message ?? '';
  const goesOn = /^(?:and|or|what about|how about)\b/i.test(message) && wantsCall(before);
  return wantsCall(message) || goesOn ? namedDay(message, now) : undefined;
}

/** Undefined if the model's daily limit is reached, or it chose nothing that exists. */
async function askModel(
  asking: Asking,
  question: ChatQuestion,
  { ids, posts }: Found,
  open: OpeningTimes,
): Promise<ChatAnswer | undefined> {
  const model = await takeLanguageModel(asking);
  if (!model) return undefined;
  const whole = await Promise.all(posts.map((post) => withText(asking.db, post)));
  const { answer } = await chosenAnswer(model, question, { ids, posts: whole }, toolsOf(asking, open));
  return answer;
}

/** Says the current hours, and the next free times where a text wants them; others cost no query. */
async function filledIn({ db, now }: Asking, open: OpeningTimes, text: string): Promise<string> {
  const said = withHours(text, open);
  if (!said.includes(FREE_TIMES)) return said;
  return said.replaceAll(FREE_TIMES, sayFreeTimes(await nextFreeTimes(db, now)));
}
