import { sql } from 'kysely';
import { RENDER_VERSION, renderers } from '#src/domain/render/render.ts';
import { describeError, log } from '#src/lib/log.ts';
import type { Database } from './connection.ts';
import { type Board, boards, over } from './post-tables.ts';

/** Posts at a time: few enough for the deadline of a query, whatever stands in them. */
const AT_ONCE = 50;

/**
 * Renders every content that an earlier renderer has rendered, or none: after a release that changes what is
 * allowed, no page shows what an earlier one let through. A post that cannot be rendered keeps what it has, or
 * shows no content; the log names it, and it is tried again the next time.
 */
export async function renderOutdated(db: Database): Promise<void> {
  for (const board of Object.keys(boards) as Board[]) {
    let last: number | undefined = 0;
    while (last !== undefined) last = await renderSome(db, board, last);
  }
}

/** Renders the next ones behind an id, and gives the id of the last; undefined where there are no more. */
async function renderSome(db: Database, board: Board, after: number): Promise<number | undefined> {
  const { table } = boards[board];
  const posts = await over(db)
    .selectFrom(table)
    .select(['id', 'content'])
    .where('id', '>', after)
    .where('content', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('contentHtml', 'is', null),
        eb('contentHtmlVersion', 'is distinct from', RENDER_VERSION),
      ]),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  for (const { id, content } of posts) {
    await over(db)
      .updateTable(table)
      .set(rendered(board, id, content ?? ''))
      .where('id', '=', id)
      // What an editor has saved meanwhile is rendered already.
      .where('content', '=', content)
      .execute();
  }
  return posts.at(-1)?.id;
}

function rendered(board: Board, id: number, content: string) {
  try {
    return { contentHtml: renderers[board](content), contentHtmlVersion: RENDER_VERSION };
  } catch (error) {
    log('error', { event: 'post not rendered', board, id, ...describeError(error) });
    return { contentHtml: sql<string>`coalesce(content_html, '')` };
  }
}
