import { RENDER_VERSION, renderers } from '#src/domain/render/render.ts';
import type { Database } from './connection.ts';
import { type Board, boards, over } from './post-tables.ts';

/** Posts at a time: few enough for the deadline of a query, whatever stands in them. */
const AT_ONCE = 50;

/**
 * Renders every content that an earlier renderer has rendered, or none: after a release that changes what is
 * allowed, no page shows what an earlier one let through.
 */
export async function renderOutdated(db: Database): Promise<void> {
  for (const board of Object.keys(boards) as Board[]) {
    while ((await renderSome(db, board)) === AT_ONCE);
  }
}

/** Gives how many there were. */
async function renderSome(db: Database, board: Board): Promise<number> {
  const { table } = boards[board];
  const posts = await over(db)
    .selectFrom(table)
    .select(['id', 'content'])
    .where('content', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('contentHtml', 'is', null),
        eb('contentHtmlVersion', 'is distinct from', RENDER_VERSION),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  for (const { id, content } of posts) {
    await over(db)
      .updateTable(table)
      .set({ contentHtml: renderers[board](content ?? ''), contentHtmlVersion: RENDER_VERSION })
      .where('id', '=', id)
      // What an editor has saved meanwhile is rendered already.
      .where('content', '=', content)
      .execute();
  }
  return posts.length;
}
