import * as z from 'zod/mini';
import type { Database } from '#db/connection.ts';
import { readSettings } from '#db/settings.ts';
import type { chatRequest, ChatAnswer } from '#src/contracts/chat.ts';
import { calendar } from '#src/content/language.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { typed } from '#src/contracts/text.ts';
import { FREE_TIMES, sayFreeTimes } from '#src/domain/assistant/free-times.ts';
import { tellsOfWork } from '#src/domain/assistant/phrasing.ts';
import { tellsOfTrouble } from '#src/domain/assistant/trouble.ts';
import { openingState } from '#src/domain/booking/business-hours.ts';
import { calendarQuestion, type CalendarQuestion } from '#src/domain/booking/calendar-question.ts';
import { sayOpenOn } from '#src/domain/booking/open-on.ts';
import { hoursText, withHours } from '#src/domain/booking/hours-text.ts';
import { callUpstream } from '#api/http/upstream.ts';
import { chosenAnswer } from './chooser/choose.ts';
import type { Found } from './chooser/found.ts';
import { withText } from './chooser/post-text.ts';
import { toolsOf } from './chooser/tools.ts';
import { nextFreeTimes, sayFreeOn, sayHowFar } from './free-times.ts';
import { answerOfOurOwn } from './known-site.ts';
import type { OwnAnswer } from './own-answer.ts';
import { type Asking, languageModelOf, takeLanguageModel } from './language-model.ts';

export type ChatQuestion = z.infer<typeof chatRequest>;

/** A webhook's answer; one that is too long to read is a failure. */
const webhookAnswer = z.object({
  response: z.string().check(typed(), z.minLength(1), z.maxLength(8000)),
});

/**
 * Answers a question: with the webhook if one is set, without a fallback; otherwise in the agency's own words where it
 * has answered that question; otherwise with what the language model chooses from the site if one is set; otherwise, and
 * if it chooses nothing that exists, with the embedded assistant.
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
  const { open, found, suggestions, slip, isKnown, ...own } = await answerOfOurOwn(asking, {
    message,
    history,
    wantsFound,
  });
  const chosen = found && (await askModel(asking, question, found, open));
  // A model may answer with something else.
  if (chosen) return { ...chosen, ...(slip && chosen.response.includes(slip.title) && { slip }) };
  const ofCalendar = isKnown ? undefined : await askedOfCalendar(question, now);
  if (ofCalendar) return { response: await sayOfCalendar(db, now, ofCalendar) };
  return {
    response: await filledIn(asking, open, own),
    ...(suggestions.length > 0 && { suggestions }),
    ...(slip && { slip }),
  };
}

/** What is asked of the calendar; whoever tells of trouble or of their work does not ask for a day that they name. */
export async function askedOfCalendar(
  { message, history }: Pick<ChatQuestion, 'message' | 'history'>,
  now: Date,
): Promise<CalendarQuestion | undefined> {
  if (tellsOfTrouble(message) || (tellsOfWork(message) && !calendar.ASKS_FOR_CALL.test(message))) return undefined;
  const before = history.findLast(({ from }) => from === 'user')?.message ?? '';
  return calendarQuestion(message, before, now);
}

async function sayOfCalendar(db: Database, now: Date, question: CalendarQuestion): Promise<string> {
  if (question.asks === 'for a call') return sayFreeOn(db, now, question.day);
  if (question.asks === 'how far') return sayHowFar(db, now);
  return sayOpenOn(question.day, now, await readSettings(db));
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
async function filledIn(
  { db, now }: Asking,
  open: OpeningTimes,
  { text, isOfHours }: Pick<OwnAnswer, 'text' | 'isOfHours'>,
): Promise<string> {
  const hours = withHours(text, open);
  const said = isOfHours ? withState(hours, hoursText(open), openingState(now, open)) : hours;
  if (!said.includes(FREE_TIMES)) return said;
  return said.replaceAll(FREE_TIMES, sayFreeTimes(await nextFreeTimes(db, now)));
}

/** A text that says after its sentence about the hours whether somebody is there now. */
function withState(text: string, hours: string, state: string): string {
  const at = text.indexOf(hours);
  const end = at < 0 ? -1 : text.indexOf('. ', at + hours.length);
  return end < 0 ? text : `${text.slice(0, end)}. ${state}${text.slice(end)}`;
}
