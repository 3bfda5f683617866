import type { Context } from '@netlify/functions';
import { withDatabase } from '#db/connection.ts';
import { boardsWithNews } from '#db/scheduled-posts.ts';
import { markSiteChanged } from '#db/site-changes.ts';
import type { FunctionEnv } from './environment.ts';
import { publish } from './publish.ts';

/** Does for posts whose moment has come what saving them would have done: the site is marked and refreshed. */
export async function publishScheduled(
  env: FunctionEnv,
  context: Context | undefined,
): Promise<void> {
  const boards = await withDatabase(env, async (db) => {
    const found = await boardsWithNews(db);
    if (found.length > 0) await markSiteChanged(db);
    return found;
  });
  for (const board of boards) await publish(env, context, board);
}
