import type { OpenTransaction } from '#db/connection.ts';
import { addPurge } from '#db/purges.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import { SETTINGS_TAG } from '#api/publishing/purge.ts';

/**
 * After a change of what every page shows. Pages of posts have what is public at once, all others ask for it
 * (`GET /api/settings`) until the next build, and the assistant knows it with the next question.
 *
 * @returns the purge, for `purgeNow`
 */
export async function purgeEveryPage(transaction: OpenTransaction): Promise<string> {
  await markSiteChanged(transaction);
  return addPurge(transaction, ['blog', 'signal-board', SETTINGS_TAG]);
}
