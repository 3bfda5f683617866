import { sql } from 'kysely';
import { RENDER_VERSION, renderers } from '#src/domain/render/render.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { BoardName } from '#src/domain/posts/paths.ts';
import type { Database } from '../connection.ts';
import { boardTables, eitherBoard } from './tables.ts';

/** Posts read at a time: few enough for a query's deadline, however large they are. */
const AT_ONCE = 50;

/**
 * Renders content that is not rendered yet, or was by an older renderer with another allow-list. A post that cannot
 * be rendered keeps its HTML, is logged and tried again the next time.
 */
export async function renderOutdated(db: Database): Promise<void> {
  for (const board of Object.keys(boardTables) as BoardName[]) {
    let last: number | undefined = 0;
    while (last !== undefined) last = await renderSome(db, board, last);
  }
}

/** Renders the next posts after an id. @returns the id of the last one; undefined if there were none */
async function renderSome(db: Database, board: BoardName, after: number): Promise<number | undefined> {
  const { table } = boardTables[board];
  const posts = await eitherBoard(db)
    .selectFrom(table)
    .select(['id', 'content'])
    .where('id', '>', after)
    .where('content', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('contentHtml', 'is', null), eb('contentHtmlVersion', 'is distinct from', RENDER_VERSION)]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id, content } of posts) {
    await eitherBoard(db)
      .updateTable(table)
      .set(rendered(board, id, content ?? ''))
      .where('id', '=', id)
      // If an editor has saved the post meanwhile, it is rendered already.
      .where('content', '=', content)
      .execute();
  }
  return posts.at(-1)?.id;
}

function rendered(board: BoardName, id: number, content: string) {
  try {
    return { contentHtml: renderers[board](content), contentHtmlVersion: RENDER_VERSION };
  } catch (error) {
    log('error', { event: 'post not rendered', board, id, ...describeError(error) });
    return { contentHtml: sql<string>`coalesce(content_html, '')` };
  }
}
