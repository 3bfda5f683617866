import type { KnownAuthor } from '#src/contracts/author.ts';
import type { Database } from './connection.ts';
import { listedAt } from './post-tables.ts';

/** More than anybody picks from. */
const MOST = 200;

/** The authors of blog posts by name, each with the title and picture of the latest post. */
export function listKnownAuthors(db: Database): Promise<KnownAuthor[]> {
  return db
    .selectFrom('blogPosts')
    .distinctOn('author')
    .select(['author as name', 'authorTitle as title', 'authorImageUrl as imageUrl'])
    .where('deletedAt', 'is', null)
    .orderBy('author')
    .orderBy(listedAt, 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
}
