import type { Database } from './connection.ts';
import type { NewSignalBoardPost } from './schema.ts';
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

export function insertSignalBoardPosts(db: Database, posts: readonly NewSignalBoardPost[]) {
  return db
    .insertInto('signalBoardPosts')
    .values(
      posts.map((post) => ({ ...post, searchText: searchTextOf(post.title, post.description) })),
    )
    .returning([...signalBoardColumns, 'content'])
    .execute();
}
