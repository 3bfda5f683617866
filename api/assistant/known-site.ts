import type { Database } from '#db/connection.ts';
import { markOfPosts, postExtracts } from '#db/posts/summaries.ts';
import { readSettings } from '#db/settings.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import { type Assistant, assistantHere, type OwnAnswer, type OwnQuestion } from './own-answer.ts';

/** How many of the newest posts the assistant knows, and how many characters of each. */
const EXTRACTS = { count: 300, length: 1500 };

let assistant = assistantHere();
let learned: { mark: string; open: Promise<OpeningTimes> } | undefined;

/** Has another assistant answer: one that thinks in a thread of its own, so that nobody else waits meanwhile. */
export function useAssistant(other: Assistant): void {
  assistant = other;
  learned = undefined;
}

/** What the embedded assistant says of the published content, and the opening times as of then. */
export async function answerOfOurOwn(
  db: Database,
  now: Date,
  question: OwnQuestion,
): Promise<OwnAnswer & { open: OpeningTimes }> {
  const open = await learnChanges(db, now);
  return { open, ...(await assistant.answer(question)) };
}

/** Learns what has changed before anybody asks. Costs one small query if nothing has. */
export async function learnAhead(db: Database, env: FunctionEnv): Promise<void> {
  if (!env.CHATBOT_WEBHOOK_URL) await learnChanges(db, new Date());
}

/**
 * Once for each day and each change of a post or a setting of the public site, however many ask for it at a time.
 * @returns the opening times
 */
async function learnChanges(db: Database, now: Date): Promise<OpeningTimes> {
  const today = todayOf(now);
  const mark = `${today} ${await markOfPosts(db)}`;
  if (learned?.mark === mark) return learned.open;
  // One after the other: what was read first must not be learned last.
  const before = learned?.open.catch(() => undefined);
  const open = Promise.resolve(before).then(() => learn(db, today));
  const learning = { mark, open };
  learned = learning;
  return open.catch((error: unknown) => {
    if (learned === learning) learned = undefined;
    throw error;
  });
}

async function learn(db: Database, today: string): Promise<OpeningTimes> {
  const posts = await postExtracts(db, EXTRACTS);
  const open = await readSettings(db);
  assistant.learn({ today, open, posts });
  return open;
}
