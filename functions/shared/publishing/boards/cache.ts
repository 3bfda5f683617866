import type { Database } from '#db/connection.ts';
import type { Board } from '#db/posts.ts';
import { nextScheduledPost } from '#db/published-posts.ts';
import { cacheTime } from '#src/domain/posts/cache-time.ts';

/**
 * Cache headers of public responses, the same as those of pages (integrations/cache-provider.ts): browsers revalidate
 * each time; the platform's CDN caches a response for a day, until a change purges its tags (../publish.ts), or until
 * the next scheduled post.
 *
 * @param tags one of them is purged whenever the content of the response changes
 */
export async function publicHeaders(db: Database, ...tags: (Board | `${Board}:${number}`)[]) {
  const { maxAge, swr } = cacheTime(await nextScheduledPost(db), Date.now());
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': `public, durable, max-age=${maxAge}, stale-while-revalidate=${swr}`,
    'Netlify-Cache-Tag': tags.join(','),
    'Netlify-Vary': 'query=category|search|scope|limit|offset',
  };
}
