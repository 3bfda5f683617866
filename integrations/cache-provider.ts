import type { CacheProviderFactory } from 'astro';

/** Statuses that the CDN may cache: a page, a redirect to it, and a missing page. */
const CACHEABLE = [200, 301, 404];

const HEADERS = ['Netlify-CDN-Cache-Control', 'Netlify-Cache-Tag', 'Netlify-Vary'];

/** Query parameters that pages read. No other parameter is part of the key: `?utm_source=…` is the same page. */
const PARAMETERS: Record<string, string> = {
  '/blog': 'category|search',
  '/signal-board': 'category|search',
};

/**
 * Astro's route caching with the headers of the platform's CDN, which the local server reads too
 * (server/serve/cache.ts). Not `cacheNetlify()` of the adapter (8.2.6): it marks every status as cacheable, 503 and
 * `no-store` included, and leaves the whole query in the key.
 */
const cacheProvider: CacheProviderFactory = () => ({
  name: 'cdn',
  setHeaders({ maxAge = 0, swr = 0, tags = [] }, request) {
    return new Headers({
      'Netlify-CDN-Cache-Control': `public, durable, max-age=${maxAge}, stale-while-revalidate=${swr}`,
      'Netlify-Cache-Tag': tags.join(','),
      'Netlify-Vary': `query=${PARAMETERS[new URL(request.url).pathname] ?? 'none'}`,
    });
  },
  async onRequest(_context, next) {
    const response = await next();
    const { status, headers } = response;
    const isCacheable =
      CACHEABLE.includes(status) && !headers.has('Set-Cookie') && !headers.get('Cache-Control')?.includes('no-store');
    if (!isCacheable) for (const name of HEADERS) headers.delete(name);
    return response;
  },
  async invalidate() {
    throw new Error('Pages publish nothing: purge through api/publishing/publish.ts.');
  },
});

export default cacheProvider;
