import type { Board } from '#db/posts.ts';

/**
 * Headers of what the public may read, as pages have them (build/cache-provider.ts): browsers ask each time; the
 * platform's CDN keeps an answer for a day, or until a change purges its tags (../publish.ts).
 *
 * @param id of the post, where the answer is one post
 */
export function publicHeaders(board: Board, id?: number): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400, stale-while-revalidate=60',
    'Netlify-Cache-Tag': id === undefined ? board : `${board},${board}:${id}`,
    'Netlify-Vary': 'query=category|search|scope|limit|offset',
  };
}
