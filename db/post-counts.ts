import type { Database } from './connection.ts';
import { type Board, boards, over } from './post-tables.ts';
import { type ListQuery, matches, RESTORABLE } from './posts.ts';

/** How many posts match, on all pages together, and how many of them are drafts. */
export interface PostCounts {
  posts: number;
  drafts: number;
}

/** With `deleted`, counts the deleted posts that can still be restored. */
export async function countPosts(
  db: Database,
  board: Board,
  { deleted, ...filter }: Pick<ListQuery, 'category' | 'search' | 'status'> & { deleted: boolean },
): Promise<PostCounts> {
  const counted = await over(db)
    .selectFrom(boards[board].table)
    .select(({ fn }) => [
      fn.countAll<string>().as('posts'),
      fn.countAll<string>().filterWhere('published', '=', false).as('drafts'),
    ])
    .where((post) => (deleted ? post('deletedAt', '>', RESTORABLE) : post('deletedAt', 'is', null)))
    .where(matches(board, { ...filter, drafts: true }))
    .executeTakeFirstOrThrow();
  return { posts: Number(counted.posts), drafts: Number(counted.drafts) };
}
