import type { ListedPost } from './boards.ts';
import type { Query } from './query.ts';

/**
 * The line over a list: '12 posts, 2 of them drafts', '1 deleted post for “invoice”'.
 *
 * @param more whether there are others that are not loaded yet.
 */
export function countWords(posts: readonly ListedPost[], query: Query, more: boolean): string {
  const kind = query.deleted ? 'deleted post' : 'post';
  const drafts = query.deleted ? 0 : posts.filter(({ published }) => !published).length;
  const count = `${posts.length}${more ? '+' : ''} ${kind}${posts.length === 1 && !more ? '' : 's'}`;
  const found = query.search ? `${count} for “${query.search}”` : count;
  if (drafts === 0) return found;
  if (posts.length === 1) return `${found}, a draft`;
  return `${found}, ${drafts} of them ${drafts === 1 ? 'a draft' : 'drafts'}`;
}
