import type { Board } from '#db/posts.ts';

/**
 * Headers of what the public may read. Browsers ask each time; the platform's CDN keeps an answer
 * until the board changes (`publish.ts`), and for a minute where it did not hear of that.
 */
export function publicHeaders(board: Board): Record<string, string> {
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': 'public, durable, s-maxage=60',
    'Netlify-Cache-Tag': board,
    'Netlify-Vary': 'query=category|search|scope|limit|offset',
  };
}
