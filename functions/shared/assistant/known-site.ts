import type { Database } from '#db/connection.ts';
import { markOfPosts, postExtracts } from '#db/posts/summaries.ts';
import { readSettings } from '#db/settings.ts';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { siteFacts } from '#src/domain/assistant/facts.ts';
import { postFacts } from '#src/domain/assistant/facts/posts.ts';
import { type Knowledge, knowledgeOf } from '#src/domain/assistant/knowledge.ts';
import { todayOf } from '#src/domain/booking/bookable-days.ts';

/** How many of the newest posts the assistant knows, and how many characters of each. */
const EXTRACTS = { count: 300, length: 1500 };

let known: { mark: string; knowledge: Knowledge; open: OpeningTimes } | undefined;

/**
 * What the assistant knows of the published content, and the opening times as of then. Built once per instance and day,
 * and again when a post or a setting of the public site has changed; any other call costs one small query.
 */
export async function knownSite(db: Database, now: Date) {
  const today = todayOf(now);
  const mark = `${today} ${await markOfPosts(db)}`;
  if (known?.mark !== mark) {
    const posts = await postExtracts(db, EXTRACTS);
    const open = await readSettings(db);
    const facts = [...siteFacts(today, open), ...postFacts(posts)];
    known = { mark, open, knowledge: knowledgeOf(facts) };
  }
  return known;
}
