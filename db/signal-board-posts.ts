import type { Selectable } from 'kysely';
import type { Database } from './connection.ts';
import type { NewSignalBoardPost, Tables } from './schema.ts';
import { searchTextOf } from './search-text.ts';

/** The columns a list selects: all but the content. */
export const signalBoardColumns = [
  'id',
  'title',
  'description',
  'category',
  'thumbnailUrl',
  'sourceType',
  'url',
  'slug',
  'published',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;

export type SignalBoardPost = Pick<
  Selectable<Tables['signalBoardPosts']>,
  (typeof signalBoardColumns)[number] | 'content'
>;

export function insertSignalBoardPosts(
  db: Database,
  posts: readonly NewSignalBoardPost[],
): Promise<SignalBoardPost[]> {
  return db
    .insertInto('signalBoardPosts')
    .values(
      posts.map((post) => ({ ...post, searchText: searchTextOf(post.title, post.description) })),
    )
    .returning([...signalBoardColumns, 'content'])
    .execute();
}
