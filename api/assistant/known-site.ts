import type { Database } from '#db/connection.ts';
import { listKnownAnswers } from '#db/inbox/known-answers.ts';
import { markOfKnown, postExtracts } from '#db/posts/summaries.ts';
import { readSettings } from '#db/settings.ts';
import type { PriceSlip } from '#src/contracts/price-slip.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';
import type { FunctionEnv } from '#api/http/environment.ts';
import type { Asking } from './language-model.ts';
import { type Assistant, assistantHere, type OwnAnswer, type OwnQuestion } from './own-answer.ts';

/** How many of the newest posts the assistant knows, and by how many characters of each: the whole of a usual one. */
const EXTRACTS = { count: 300, length: 6000 };

/** Of a host that has none. */
const here = assistantHere();

/** What an assistant has learned of. */
interface Learned {
  mark: string;
  open: Promise<OpeningTimes>;
}
const learnedBy = new WeakMap<Assistant, Learned>();

/** What the host's assistant says of the published content, and the opening times as of then. */
export async function answerOfOurOwn(
  { db, host, now }: Pick<Asking, 'db' | 'host' | 'now'>,
  question: OwnQuestion,
): Promise<OwnAnswer & { open: OpeningTimes }> {
  const { assistant = here } = host;
  const open = await learnChanges(assistant, db, now);
  return { open, ...(await assistant.answer(question)) };
}

/** What of the catalog does a job, by what the host's assistant has learned. */
export async function slipOfOurOwn(
  { db, host, now }: Pick<Asking, 'db' | 'host' | 'now'>,
  job: string,
): Promise<PriceSlip> {
  const { assistant = here } = host;
  await learnChanges(assistant, db, now);
  return assistant.slip(job);
}

/** Learns what has changed before anybody asks. Costs one small query if nothing has. */
export async function learnAhead(assistant: Assistant, db: Database, env: FunctionEnv): Promise<void> {
  if (!env.CHATBOT_WEBHOOK_URL) await learnChanges(assistant, db, new Date());
}

/**
 * Once for each day and each change of a post, a known answer or a setting of the public site, however many ask for it at a time.
 * @returns the opening times
 */
async function learnChanges(assistant: Assistant, db: Database, now: Date): Promise<OpeningTimes> {
  const today = todayOf(now);
  const mark = `${today} ${await markOfKnown(db)}`;
  const learned = learnedBy.get(assistant);
  if (learned?.mark === mark) return learned.open;
  // One after the other: what was read first must not be learned last.
  const before = learned?.open.catch(() => undefined);
  const open = Promise.resolve(before).then(() => learn(assistant, db, today));
  const learning = { mark, open };
  learnedBy.set(assistant, learning);
  return open.catch((error: unknown) => {
    if (learnedBy.get(assistant) === learning) learnedBy.delete(assistant);
    throw error;
  });
}

async function learn(assistant: Assistant, db: Database, today: string): Promise<OpeningTimes> {
  const posts = await postExtracts(db, EXTRACTS);
  const answers = (await listKnownAnswers(db)).map(({ id, questions, answer }) => ({ id, questions, answer }));
  const open = await readSettings(db);
  assistant.learn({ today, open, posts, answers });
  return open;
}
