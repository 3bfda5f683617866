import type { Database } from '../connection.ts';
import type { Board, Post } from '../posts.ts';
import { publishedPosts } from '../published-posts.ts';

/** All published posts of a board at once, newest first. */
export async function published(db: Database, board: Board): Promise<Post[]> {
  const posts: Post[] = [];
  for await (const post of publishedPosts(db, board)) posts.push(post);
  return posts;
}
