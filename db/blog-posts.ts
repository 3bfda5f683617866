import type { Database } from './connection.ts';
import type { NewBlogPost } from './schema.ts';
import { searchTextOf } from './search-text.ts';

/** The columns a list selects: all but the content. */
export const blogColumns = [
  'id',
  'title',
  'summary',
  'category',
  'thumbnailUrl',
  'author',
  'authorTitle',
  'authorImageUrl',
  'featuredImage',
  'slug',
  'metaDescription',
  'metaKeywords',
  'readTimeMinutes',
  'published',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;

export function insertBlogPosts(db: Database, posts: readonly NewBlogPost[]) {
  return db
    .insertInto('blogPosts')
    .values(posts.map((post) => ({ ...post, searchText: searchTextOf(post.title, post.summary) })))
    .returning([...blogColumns, 'content'])
    .execute();
}
