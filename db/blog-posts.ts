import type { Selectable } from 'kysely';
import type { Database } from './connection.ts';
import type { NewBlogPost, Tables } from './schema.ts';

export type BlogPost = Selectable<Tables['blogPosts']>;

export function insertBlogPosts(db: Database, posts: readonly NewBlogPost[]): Promise<BlogPost[]> {
  return db.insertInto('blogPosts').values(posts).returningAll().execute();
}

/** Everything the public may read, newest first. */
export function publishedBlogPosts(db: Database): Promise<BlogPost[]> {
  return db
    .selectFrom('blogPosts')
    .selectAll()
    .where('published', '=', true)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function hasPublishedBlogPost(db: Database, slug: string): Promise<boolean> {
  const row = await db
    .selectFrom('blogPosts')
    .select('id')
    .where('slug', '=', slug)
    .where('published', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
